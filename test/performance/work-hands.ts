import { setTimeout as delay } from 'node:timers/promises';
import type { GroupRef, WorkPlace } from '#functions/data/assignments/work-place.ts';
import { workOf } from '../world/assignments.ts';
import type { Person } from '../world/open-world.ts';
import { attempt, type Attempted } from './attempt.ts';
import type { Platform } from './platform.ts';
import type { Random } from './random.ts';
import type { WorkLedger } from './work-ledger.ts';

/** What everybody works at in one run, and until when. */
export type Working = {
  platform: Platform;
  random: Random;
  ledger: WorkLedger;
  over: () => boolean;
};

/** An assignment, and whether groups hand it in. */
export type Asked = Pick<WorkPlace, 'courseId' | 'assignmentId'> & { isForGroups: boolean };

/** Somebody who hands in, with who else of their group does. */
export type Hand = { email: string; group: GroupRef; mates: string[] };

/** So often may one request fail before its sender gives up. */
const patience = 40;
const pauseMs = 25;
/** So much is given to a marker by hand in one go. */
const mostAtOnce = 5;

/** What may be said to somebody who works beside others. */
const expected = [
  'stale_version',
  'submission_locked',
  'submission_outdated',
  'no_attempts_left',
] as const;

/** What a write came to, if it was done. */
function doneOf<T>(
  ledger: WorkLedger,
  what: string,
  result: Attempted<T>,
  alsoExpected: readonly string[] = [],
): T | null {
  const isExpected = (code: string) => [...expected, ...alsoExpected].includes(code);
  if (result.outcome === 'refused' && !isExpected(result.code ?? ''))
    ledger.fault(`${what} was refused as ${result.code}`);
  return result.outcome === 'done' ? result.body : null;
}

/**
 * Writes and hands in one assignment after another, at times from two tabs at once; where groups hand in, the others of
 * the group write into the same draft, and one of them presses at the same time.
 */
export async function keepWriting(hand: Hand, places: Asked[], working: Working) {
  const { platform, random, ledger, over } = working;
  let written = 0;
  while (!over()) {
    // All kills take longer than tokens live.
    const person = await platform.signIn(hand.email);
    const { isForGroups, ...params } = random.pick(places);
    const place = { ...params, userId: person.userId, ...(isForGroups && { group: hand.group }) };
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
    const others = isForGroups ? hand.mates : [hand.email];
    const pressing = [person, ...(random.next() < 0.3 ? [random.pick(others)] : [])];
    const receipts = await Promise.all(
      pressing.map(async (one) =>
        attempt(
          platform,
          typeof one === 'string' ? await platform.signIn(one) : one,
          'assignments.submit',
          { params, body },
          patience,
        ),
      ),
    );
    const given = receipts.flatMap((one) => doneOf(ledger, 'a submit', one) ?? []);
    if (new Set(given.map(({ submissionId }) => submissionId)).size > 1)
      ledger.fault(`${person.userId}: two submits at once made two submissions`);
    for (const receipt of given) ledger.receipt(place, receipt);
  }
}

/** Releases what is marked of some assignment, now and then. */
async function release(teacher: Person, places: Asked[], { platform, random, ledger }: Working) {
  const { courseId, assignmentId } = random.pick(places);
  const params = { courseId, assignmentId };
  const body = { submissionIds: null, at: null };
  const begun = await attempt(platform, teacher, 'submissions.release', { params, body }, patience);
  if (doneOf(ledger, 'a release', begun)) ledger.released();
}

/** Marks a submission as somebody sees it, and sends back what is not ready. */
async function markOne(
  person: Person,
  submissionId: string,
  by: 'teacher' | 'marker',
  { platform, random, ledger }: Working,
) {
  const params = { submissionId };
  const seen = await platform.call(person, 'submissions.get', { params }).catch(() => null);
  if (seen?.status !== 200 || seen.body.isOutdated) return;
  // Between the look and the save it may have been given to somebody else.
  const taken = by === 'marker' ? ['not_found'] : [];
  const points = 10_000 * random.below(101);
  const isReady = random.next() < 0.5;
  const marking = { choices: [], points, comment: 'Seen.', isLateWaived: false, comments: [] };
  const body = { version: seen.body.marking?.version ?? null, marking, isReady };
  const saved = doneOf(
    ledger,
    'a marking',
    await attempt(platform, person, 'submissions.saveMarking', { params, body }, patience),
    taken,
  );
  if (!saved) return;
  ledger.marked(submissionId, { version: saved.version, points, isReady }, by);
  if (isReady) return;
  const back = { version: saved.version, reason: 'Say more.' };
  const returned = await attempt(
    platform,
    person,
    'submissions.return',
    { params, body: back },
    patience,
  );
  const marked = doneOf(ledger, 'a return', returned, taken);
  if (marked) ledger.marked(submissionId, { version: marked.version, points, isReady: false }, by);
}

/** Marks what was handed in, sends some of it back, and releases now and then. */
export async function keepMarking(email: string, places: Asked[], working: Working) {
  const { platform, random, ledger, over } = working;
  while (!over()) {
    const teacher = await platform.signIn(email);
    const known = ledger.submissionIds();
    await delay(pauseMs);
    if (known.length === 0) continue;
    if (random.next() < 0.1) await release(teacher, places, working);
    await markOne(teacher, random.pick(known), 'teacher', working);
  }
}

/** Marks what is allocated to a marker of the course: from their own queue, and what may not have come into it yet. */
export async function keepHelping(email: string, working: Working) {
  const { platform, random, ledger, over } = working;
  while (!over()) {
    const marker = await platform.signIn(email);
    await delay(pauseMs);
    const queue = await platform.call(marker, 'submissions.listToMark').catch(() => null);
    const waits = queue?.status === 200 ? queue.body.items : [];
    const known = [
      ...waits.map(({ submissionId }) => submissionId),
      ...ledger.givenTo(marker.userId),
    ];
    if (known.length > 0) await markOne(marker, random.pick(known), 'marker', working);
  }
}

/** Gives some of what was handed in for one assignment to one of the markers by hand. */
async function assignSome(
  teacher: Person,
  markers: Person[],
  { platform, random, ledger }: Working,
) {
  const known = random.shuffle(ledger.receipts());
  const [first] = known;
  if (!first) return;
  const { courseId, assignmentId } = first.place;
  const some = known.filter(({ place }) => place.assignmentId === assignmentId);
  const body = {
    submissionIds: some.slice(0, mostAtOnce).map(({ receipt }) => receipt.submissionId),
    markers: [random.pick(markers).userId],
  };
  const input = { params: { courseId, assignmentId }, body };
  const given = await attempt(platform, teacher, 'submissions.assign', input, patience);
  // Where an appointment was cut off, whoever is named marks no more.
  if (doneOf(ledger, 'a share', given, ['allocation_not_possible']))
    ledger.sharedOut(body.submissionIds, body.markers[0]);
}

/** Shares out what was handed in among the markers, by a press and by hand, at times anew, and now and then lets one of them go and come back. */
export async function keepSharing(
  email: string,
  markers: Person[],
  places: Asked[],
  working: Working,
) {
  const { platform, random, ledger, over } = working;
  while (!over()) {
    const teacher = await platform.signIn(email);
    await delay(pauseMs * 2);
    const { courseId, assignmentId } = random.pick(places);
    const away = random.next() < 0.2 ? random.pick(markers) : null;
    if (away) {
      const ofOne = { params: { courseId, userId: away.userId } };
      const gone = await attempt(platform, teacher, 'submissions.removeMarker', ofOne, patience);
      // Of a removal that was cut off nobody knows whether it was done.
      doneOf(ledger, 'a removal', gone, ['not_found']);
      const named = { params: { courseId }, body: { email: away.email, groupIds: [] } };
      const back = await attempt(platform, teacher, 'submissions.addMarker', named, patience);
      if (doneOf(ledger, 'an appointment', back, ['marks_already'])) ledger.appointed();
    }
    const body = {
      way: 'evenly' as const,
      markers: markers.map(({ userId }) => userId),
      withTeacher: random.next() < 0.5,
      again: random.next() < 0.3,
      standing: random.next() < 0.5,
    };
    const input = { params: { courseId, assignmentId }, body };
    const shared = await attempt(platform, teacher, 'submissions.allocate', input, patience);
    // Where an appointment was cut off, one who is named marks no more.
    const alsoExpected = ['allocation_runs', 'allocation_not_possible'];
    if (doneOf(ledger, 'a press', shared, alsoExpected)) ledger.sharedOut();
    await assignSome(teacher, markers, working);
  }
}

/** Takes people who only look on into a group and out of it, so that groups change while they hand in. */
export async function keepPlacing(
  email: string,
  { courseId, setId }: { courseId: string; setId: string },
  guests: { userId: string; groupId: string }[],
  working: Working,
) {
  const { platform, random, ledger, over } = working;
  while (!over()) {
    const teacher = await platform.signIn(email);
    await delay(pauseMs * 4);
    const { userId, groupId } = random.pick(guests);
    const body = { userIds: [userId], groupId: random.next() < 0.5 ? groupId : null };
    const input = { params: { courseId, setId }, body };
    doneOf(ledger, 'a move', await attempt(platform, teacher, 'groups.place', input, patience));
  }
}
