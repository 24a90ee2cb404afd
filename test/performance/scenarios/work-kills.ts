import { setTimeout as delay } from 'node:timers/promises';
import { createTextAssignment, workOf } from '../../world/assignments.ts';
import { makeCourse } from '../../world/courses.ts';
import type { Person } from '../../world/open-world.ts';
import { learnerOf } from '../../world/quizzes.ts';
import { attempt, type Attempted } from '../attempt.ts';
import { audit } from '../audit.ts';
import type { Platform } from '../platform.ts';
import type { Random } from '../random.ts';
import type { Outcome, Stage } from '../scenario.ts';
import { auditWork } from '../work-audit.ts';
import { createWorkLedger, type Place, type WorkLedger } from '../work-ledger.ts';
import { afterKills } from './after-kills.ts';

type Size = {
  /** The processes to end: the engine's, and functions'. */
  kills: number;
  learners: number;
  assignments: number;
};
type Working = { platform: Platform; random: Random; ledger: WorkLedger; over: () => boolean };

/** So often may one request fail before its sender gives up. */
const patience = 40;
const pauseMs = 25;

/** What may be said to somebody who works beside others. */
const expected = new Set([
  'stale_version',
  'submission_locked',
  'submission_outdated',
  'no_attempts_left',
]);

/** What a write came to, if it was done. */
function doneOf<T>(ledger: WorkLedger, what: string, result: Attempted<T>): T | null {
  if (result.outcome === 'refused' && !expected.has(result.code ?? ''))
    ledger.fault(`${what} was refused as ${result.code}`);
  return result.outcome === 'done' ? result.body : null;
}

/** Writes and hands in one assignment after another, at times from two tabs at once. */
async function keepWriting(email: string, places: Omit<Place, 'userId'>[], working: Working) {
  const { platform, random, ledger, over } = working;
  let written = 0;
  while (!over()) {
    // All kills take longer than tokens live.
    const person = await platform.signIn(email);
    const params = random.pick(places);
    const place = { ...params, userId: person.userId };
    const page = await platform
      .call(person, 'assignments.get', { params: { assignmentId: params.assignmentId } })
      .catch(() => null);
    if (page?.status !== 200 || page.body.refusal !== null) {
      await delay(pauseMs);
      continue;
    }
    let version = page.body.draft?.version ?? null;
    for (let saves = 1 + random.below(3); saves > 0; saves -= 1) {
      const words = `Draft ${(written += 1)} of ${person.userId}.`;
      const body = { version, draft: workOf(words) };
      const saved = doneOf(
        ledger,
        'a draft',
        await attempt(platform, person, 'assignments.saveDraft', { params, body }, patience),
      );
      if (!saved) break;
      ({ version } = saved);
      ledger.saved(place, saved.version, words);
    }
    if (version === null || random.next() < 0.2) continue;
    const body = { version, confirmed: false };
    const tabs = random.next() < 0.3 ? [1, 2] : [1];
    const receipts = await Promise.all(
      tabs.map(() => attempt(platform, person, 'assignments.submit', { params, body }, patience)),
    );
    const given = receipts.flatMap((one) => doneOf(ledger, 'a submit', one) ?? []);
    if (new Set(given.map(({ submissionId }) => submissionId)).size > 1)
      ledger.fault(`${person.userId}: two submits at once made two submissions`);
    for (const receipt of given) ledger.receipt(place, receipt);
  }
}

/** Marks what was handed in, sends some of it back, and releases now and then. */
async function keepMarking(email: string, places: Omit<Place, 'userId'>[], working: Working) {
  const { platform, random, ledger, over } = working;
  while (!over()) {
    const teacher: Person = await platform.signIn(email);
    const known = ledger.submissionIds();
    await delay(pauseMs);
    if (known.length === 0) continue;
    if (random.next() < 0.1) {
      const params = random.pick(places);
      const body = { submissionIds: null, at: null };
      const begun = await attempt(
        platform,
        teacher,
        'submissions.release',
        { params, body },
        patience,
      );
      if (doneOf(ledger, 'a release', begun)) ledger.released();
    }
    const params = { submissionId: random.pick(known) };
    const seen = await platform.call(teacher, 'submissions.get', { params }).catch(() => null);
    if (seen?.status !== 200 || seen.body.isOutdated) continue;
    const points = 10_000 * random.below(101);
    const isReady = random.next() < 0.5;
    const marking = { choices: [], points, comment: 'Seen.', isLateWaived: false, comments: [] };
    const body = { version: seen.body.marking?.version ?? null, marking, isReady };
    const saved = doneOf(
      ledger,
      'a marking',
      await attempt(platform, teacher, 'submissions.saveMarking', { params, body }, patience),
    );
    if (!saved) continue;
    ledger.marked(params.submissionId, saved.version, points, isReady);
    if (isReady) continue;
    const back = { version: saved.version, reason: 'Say more.' };
    const returned = await attempt(
      platform,
      teacher,
      'submissions.return',
      { params, body: back },
      patience,
    );
    const marked = doneOf(ledger, 'a return', returned);
    if (marked) ledger.marked(params.submissionId, marked.version, points, false);
  }
}

/**
 * Case 92: while people write, hand in, mark, send back and release, engine and functions are killed at random moments.
 * No acknowledged draft, submission or mark is lost, and nothing is half handed in, half marked or half released.
 */
export async function playWorkKills({ platform, random }: Stage, size: Size): Promise<Outcome> {
  const { newPerson } = platform;
  const teacher = await newPerson('teachers');
  const course = await makeCourse(platform, teacher);
  const places: Omit<Place, 'userId'>[] = [];
  for (let at = 0; at < size.assignments; at += 1) {
    const assignmentId = await createTextAssignment(platform, teacher, course, { attempts: 20 });
    places.push({ courseId: course.courseId, assignmentId });
  }
  const learners: Person[] = [];
  for (let at = 0; at < size.learners; at += 1) learners.push(await learnerOf(platform, course));
  const ledger = createWorkLedger();
  let ended = false;
  const working = { platform, random, ledger, over: () => ended };
  const work = Promise.all([
    ...learners.map(({ email }) => keepWriting(email, places, working)),
    ...[1, 2].map(() => keepMarking(teacher.email, places, working)),
  ]);
  const engine = Math.floor(size.kills / 2);
  const kills = { engine, functions: size.kills - engine };
  const { facts, items } = await afterKills({ platform, random }, kills, async () => {
    ended = true;
    await work;
  });
  return {
    facts: { ...facts, ...ledger.facts() },
    faults: [...ledger.compare(items), ...auditWork(items), ...audit(items)],
  };
}
