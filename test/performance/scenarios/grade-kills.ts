import { setTimeout as delay } from 'node:timers/promises';
import type { CellChange } from '#shared/schemas/typed-marks.ts';
import type { Person } from '../../world/open-world.ts';
import { auditGrades } from '../grade-audit.ts';
import { createGradeLedger } from '../grade-ledger.ts';
import { createGrader, makeGradedCourse } from '../grading.ts';
import { rebuiltAsLive } from '../rebuilt-as-live.ts';
import type { Outcome, Stage } from '../scenario.ts';
import { auditWork } from '../work-audit.ts';
import { afterKills } from './after-kills.ts';

type Size = {
  /** The processes to end: so many of the engine's, and so many functions'. */
  kills: number;
  learners: number;
};

const pauseMs = 25;
/** So often somebody asks for a job to be taken back that has not come to its end. */
const mostTries = 20;

const changes: CellChange[] = [
  { do: 'clear' },
  { do: 'missing' },
  { do: 'excuse' },
  { do: 'unexcuse' },
  { do: 'label', label: 'In dispute' },
];

/**
 * Case 92: while files are brought, marks are filled, curved, released, typed and taken back, and the scheme is changed,
 * engine and functions are killed at random moments. No acknowledged mark is lost, each change is in the history, no job
 * is half done, and a rebuild comes to the same.
 */
export async function playGradeKills({ platform, random }: Stage, size: Size): Promise<Outcome> {
  const owner = await platform.newPerson('teachers');
  const other = await platform.newPerson('admins');
  const course = await makeGradedCourse(platform, owner, {
    learners: size.learners,
    quizzes: 2,
    assignments: 1,
  });
  const [whenMarked = '', byHand = ''] = course.manual;
  const quizIds = course.quizzes.map(({ quizId }) => quizId);
  const items = [...quizIds, ...course.assignments, ...course.manual];
  const ledger = createGradeLedger();
  const grading = { platform, random, ledger };
  const end = new AbortController();
  type Grader = ReturnType<typeof createGrader>;

  /** Does something again and again; all kills take longer than tokens live. */
  async function keep({ email }: Person, act: (grader: Grader) => Promise<unknown>) {
    while (!end.signal.aborted) {
      const grader = createGrader(await platform.signIn(email), course, grading);
      await act(grader);
      await delay(pauseMs);
    }
  }
  async function some(grader: Grader, most: number) {
    const people = random.shuffle(course.learners).slice(0, 1 + random.below(most));
    const seen = await Promise.all(people.map(({ userId }) => grader.see(userId)));
    return seen.flatMap((row) => row ?? []);
  }
  /** Takes a job back as soon as it may be, now and then. */
  async function mayUndo(grader: Grader, jobId: string | null, chance: number) {
    if (jobId === null || random.next() >= chance) return;
    for (let tries = 0; tries < mostTries && !end.signal.aborted; tries += 1) {
      await delay(random.below(200));
      if (await grader.undo(jobId)) return;
    }
  }

  const work = Promise.all([
    keep(owner, async (grader) => {
      const seen = await some(grader, 3);
      const change = random.next() < 0.5 ? grader.points : () => random.pick(changes);
      if (seen.length > 0) await grader.type(seen, [random.pick(items)], change);
      for (const row of seen.slice(0, 1)) await grader.setTotal(row);
    }),
    keep(other, (grader) => grader.judge(random.pick(course.submissionIds))),
    keep(owner, async (grader) => {
      const seen = await some(grader, size.learners);
      if (seen.length > 0) await mayUndo(grader, await grader.bring(seen, items), 0.5);
    }),
    keep(other, async (grader) => {
      const itemId = random.pick([whenMarked, byHand]);
      const points = random.next() < 0.5 ? null : 1000 * random.below(101);
      await mayUndo(grader, await grader.begin({ kind: 'fill', itemId, points }), 0.8);
      await mayUndo(
        grader,
        await grader.begin({ kind: 'release', itemId: byHand, from: null }),
        0.3,
      );
    }),
    keep(owner, async (grader) => {
      const rule = { by: 'points' as const, value: 1000 * (random.below(9) - 4), isCapped: true };
      const plan = { kind: 'curve' as const, itemId: random.pick(items), rule };
      await mayUndo(grader, await grader.begin(plan), 1);
      await grader.regrade(random.pick(course.quizzes));
      await delay(1000);
    }),
    keep(other, (grader) => grader.putScheme([random.pick(items)])),
  ]);
  const kills = { engine: size.kills, functions: size.kills };
  const { facts, items: there } = await afterKills({ platform, random }, kills, async () => {
    // A few kills are over before anybody was faster than all others: then somebody still is.
    while (ledger.facts().marks === 0) await delay(pauseMs);
    end.abort();
    await work;
  });
  const faults = [...ledger.compare(there), ...auditGrades(there), ...auditWork(there)];
  if (!(await rebuiltAsLive(platform, there))) faults.push('A rebuild came to something else');
  return { facts: { ...facts, ...ledger.facts() }, faults };
}
