import { ulid } from 'ulid';
import type { BookPlan } from '#shared/schemas/book-jobs.ts';
import type { CellChange } from '#shared/schemas/typed-marks.ts';
import type { RouteId } from '#shared/contract/index.ts';
import type { CallInput } from '#shared/contract/client.ts';
import { participation } from '../features/grades.ts';
import { createTextAssignment, workOf } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import type { Person } from '../world/open-world.ts';
import { learnerOf, makeQuiz, takeQuiz } from '../world/quizzes.ts';
import { attempt } from './attempt.ts';
import type { GradeLedger } from './grade-ledger.ts';
import type { Platform } from './platform.ts';
import type { Random } from './random.ts';
import { statements } from './taking.ts';

/** So often may one request fail before its sender gives up. */
const patience = 40;

/** A course in which so many people took each quiz and handed in each assignment, and whose book has items by hand as well. */
export async function makeGradedCourse(
  platform: Platform,
  teacher: Person,
  size: { learners: number; quizzes: number; assignments: number },
) {
  const course = await makeCourse(platform, teacher);
  const params = { courseId: course.courseId };
  const quizzes = [];
  for (let at = 0; at < size.quizzes; at += 1)
    quizzes.push(await makeQuiz(platform, teacher, statements(2), { course, attempts: 3 }));
  const assignments: string[] = [];
  for (let at = 0; at < size.assignments; at += 1)
    assignments.push(await createTextAssignment(platform, teacher, course));
  const manual = [ulid(), ulid()];
  for (const [at, itemId] of manual.entries()) {
    const release = at === 0 ? ('whenMarked' as const) : ('byHand' as const);
    const body = { ...participation, manual: { ...participation.manual, release }, itemId };
    await platform.ok(teacher, 'grades.putItem', { params, body });
  }
  const learners: Person[] = [];
  const submissionIds: string[] = [];
  for (let at = 0; at < size.learners; at += 1) {
    const learner = await learnerOf(platform, course);
    for (const quiz of quizzes) await takeQuiz(platform, quiz, learner, at % 3);
    for (const assignmentId of assignments) {
      const of = { ...params, assignmentId };
      const draft = { version: null, draft: workOf(`The work of ${at}.`) };
      await platform.ok(learner, 'assignments.saveDraft', { params: of, body: draft });
      const body = { version: 1, confirmed: false };
      const receipt = await platform.ok(learner, 'assignments.submit', { params: of, body });
      submissionIds.push(receipt.submissionId);
    }
    learners.push(learner);
  }
  await platform.runtime.drained();
  return { params, quizzes, assignments, manual, learners, submissionIds };
}
export type GradedCourse = Awaited<ReturnType<typeof makeGradedCourse>>;

export type Grading = { platform: Platform; random: Random; ledger: GradeLedger };

/** What those who grade may be told when somebody else was faster. */
const expected = new Set(['stale_version', 'not_found']);

/** The requests of one person who grades, as the site sends them; what comes of them goes into the ledger. */
export function createGrader(
  person: Person,
  { params }: Pick<GradedCourse, 'params'>,
  { platform, random, ledger }: Grading,
) {
  async function send<Id extends RouteId>(id: Id, input: CallInput<Id>) {
    const result = await attempt(platform, person, id, input, patience);
    if (result.outcome === 'done') return result.body;
    if (result.outcome === 'refused' && !expected.has(result.code ?? ''))
      ledger.fault(`${id} was refused as ${result.code}`);
    if (result.outcome === 'refused') ledger.stale();
    return null;
  }

  /** What is seen of the marks of a person; null: the platform is down. */
  async function see(userId: string) {
    const of = { params: { ...params, userId } };
    const seen = await platform.call(person, 'grades.getRow', of).catch(() => null);
    if (seen?.status !== 200) return null;
    const { marks, overrides } = seen.body;
    const versions = new Map(marks.map(({ itemId, version }) => [itemId, version]));
    return {
      userId,
      versionOf: (itemId: string) => versions.get(itemId) ?? 0,
      totalVersion: overrides[0]?.version ?? 0,
    };
  }
  type Seen = NonNullable<Awaited<ReturnType<typeof see>>>;

  const points = (): CellChange => ({ do: 'points', points: 1000 * random.below(101) });

  return {
    see,
    points,

    async type(some: Seen[], itemIds: string[], change: () => CellChange = points) {
      const cells = some.flatMap((seen) =>
        itemIds.map((itemId) => ({
          userId: seen.userId,
          itemId,
          version: seen.versionOf(itemId),
          change: change(),
        })),
      );
      const answer = await send('grades.saveMarks', {
        params,
        body: { cells, reason: 'She was ill.' },
      });
      for (const { userId, itemId, result, mark } of answer?.cells ?? []) {
        if (result === 'stale') ledger.stale();
        if (result === 'written' && mark)
          ledger.marked(userId, itemId, mark.version, person.userId, mark.points);
      }
    },

    async setTotal({ userId, totalVersion: version }: Seen) {
      const percent = random.next() < 0.3 ? null : 100 * random.below(101);
      const answer = await send('grades.setTotal', {
        params: { ...params, userId },
        body: { percent, reason: 'She presented it twice.', version },
      });
      if (answer) ledger.total(userId, answer.version, person.userId, percent);
    },

    /** Marks what somebody handed in, over the marking that is there. */
    async judge(submissionId: string) {
      const of = { params: { submissionId } };
      const seen = await platform.call(person, 'submissions.get', of).catch(() => null);
      if (seen?.status !== 200) return;
      const given = 10_000 * random.below(101);
      const marking = { choices: [], points: given, comment: '', isLateWaived: false };
      const answer = await send('submissions.saveMarking', {
        ...of,
        body: {
          version: seen.body.marking?.version ?? null,
          marking: { ...marking, comments: [] },
          isReady: true,
        },
      });
      if (answer) ledger.judged(submissionId, answer.version, given);
    },

    /** Scores a question of a quiz anew: with full marks for all, or as it was answered. */
    async regrade({ params: of, slots: [slot] }: GradedCourse['quizzes'][number]) {
      const questionId = slot && 'questionId' in slot ? slot.questionId : '';
      const kind = random.next() < 0.5 ? ('fullMarks' as const) : ('rescore' as const);
      const body = { change: { kind, questionId }, reason: 'The key was wrong.' };
      await send('attempts.regrade', { params: of, body });
    },

    /** Brings a file with a row for each of some people. @returns the job; null: not all rows are there */
    async bring(some: Seen[], itemIds: string[]) {
      const begun = await send('grades.beginJob', {
        params,
        body: { plan: { kind: 'import', rows: some.length }, reason: 'From a file.' },
      });
      if (!begun) return null;
      const { jobId } = begun;
      ledger.begun(jobId);
      // A file comes in several requests.
      const half = Math.ceil(some.length / 2);
      for (const part of [some.slice(0, half), some.slice(half)]) {
        if (part.length === 0) continue;
        const rows = part.map((seen) => ({
          userId: seen.userId,
          cells: itemIds.map((itemId) => ({
            itemId,
            version: seen.versionOf(itemId),
            change: points(),
          })),
        }));
        const body = { jobId, reason: 'From a file.', rows };
        const answer = await send('grades.importRows', { params, body });
        if (!answer) return null;
        ledger.staged(jobId, answer.staged);
      }
      return jobId;
    },

    async begin(plan: BookPlan) {
      const begun = await send('grades.beginJob', { params, body: { plan, reason: 'For all.' } });
      if (begun) ledger.begun(begun.jobId);
      return begun?.jobId ?? null;
    },

    /** @returns whether it is taken back: it may not be before it has come to its end */
    async undo(jobId: string): Promise<boolean> {
      const answer = await send('grades.undoJob', { params, body: { jobId } });
      if (answer) ledger.undone(jobId);
      return answer !== null;
    },

    /** Lets other marks be enough to pass, and some items count as something else. */
    async putScheme(itemIds: string[]) {
      const seen = await platform.call(person, 'grades.getBook', { params }).catch(() => null);
      if (seen?.status !== 200) return;
      const passFrom = 100 * random.below(101);
      const { scheme, version, items } = seen.body;
      const moved = items
        .filter(({ itemId }) => itemIds.includes(itemId))
        .map(({ itemId, version: seenAt, categoryId, place }) => ({
          itemId,
          version: seenAt,
          categoryId,
          place,
          isExtra: random.next() < 0.5,
          isKeptOut: false,
        }));
      const missing = random.pick(['nothing', 'zero'] as const);
      const answer = await send('grades.putScheme', {
        params,
        body: { scheme: { ...scheme, missing, passFrom }, version, items: moved },
      });
      if (answer)
        ledger.scheme(params.courseId, answer.version, person.userId, answer.scheme.passFrom);
    },
  };
}
