import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { BookPlan } from '#shared/schemas/book-jobs.ts';
import { schemeChanges } from '#functions/data/grades/scheme-changes.ts';
import { type BookJob, bookJobs } from '#functions/data/grades/jobs/book-jobs.ts';
import { type Doing, doForPerson } from '#functions/data/grades/jobs/do-for-person.ts';
import { endOfRow, jobRows } from '#functions/data/grades/jobs/job-rows.ts';
import { loadBook } from '#functions/data/grades/load-book.ts';
import { keys } from '#functions/data/keys.ts';
import { markNews } from '#functions/data/marks/mark-news.ts';
import { marks } from '#functions/data/marks/marks.ts';
import { learners } from '#functions/data/rosters/learners.ts';
import type { Table } from '#functions/data/table/table.ts';
import { ids } from '#functions/platform/ids.ts';
import { iso } from '#functions/platform/iso.ts';
import { atMinute, pressOrders, pressPairs } from '#test/support/press-pairs.ts';
import { startTable } from '#test/support/table.ts';
import { stepBookJob } from './step-book-job.ts';

const table = await startTable();
const now = Date.parse('2026-03-01T10:00:00.000Z');
const teacher = randomUUID();

/** A course with an item that no lesson stands for, and so many people. */
async function courseOf(people: number, release: 'whenMarked' | 'byHand' = 'whenMarked') {
  const courseId = ids.ulid(now);
  const itemId = ids.ulid(now);
  await table.commit([
    schemeChanges.putItem({
      courseId,
      itemId,
      categoryId: null,
      isExtra: false,
      isKeptOut: false,
      place: null,
      manual: { title: { en: 'Taking part' }, most: 100_000, release },
      version: 1,
    }),
  ]);
  const userIds = Array.from({ length: people }, () => randomUUID());
  for (const userId of userIds) {
    await table.put({
      ...keys.enrollment(userId, courseId),
      entity: 'Enrollment',
      userId,
      courseId,
      state: 'active',
    });
    await table.commit([learners.enter({ courseId, userId })]);
  }
  return { courseId, itemId, userIds };
}

const jobOf = (courseId: string, plan: BookPlan, of: number): BookJob => ({
  jobId: ids.ulid(now),
  courseId,
  plan,
  reason: 'Nobody came.',
  by: teacher,
  at: iso(now),
  state: plan.kind === 'import' ? 'staging' : 'running',
  from: null,
  staged: 0,
  done: 0,
  of,
  changed: 0,
  left: [],
  leftCount: 0,
  undone: null,
  step: 1,
});

/** A table that is cut off before a commit. */
const cutOff = (commits: number): Table => {
  let left = commits;
  return {
    ...table,
    commit: async (items) => {
      if (left === 0) throw new Error('cut off');
      left -= 1;
      await table.commit(items);
    },
  };
};

/** Takes steps until there is none, each of them cut off once more often than the one before, and each twice at once. */
async function through({ courseId, jobId }: BookJob) {
  const record = {
    key: keys.bookJob(courseId, jobId),
    before: undefined,
    after: { entity: 'BookJob', courseId, jobId },
    sequence: '',
  };
  for (let commits = 0; commits < 60; commits += 1) {
    await stepBookJob(cutOff(commits), record, now).catch((error: Error) => {
      expect(error.message).toBe('cut off');
    });
    const job = await bookJobs.get(table, courseId, jobId);
    if (job?.state === 'done' || job?.state === 'undone') return job;
    if (commits % 7 === 6)
      await Promise.all([stepBookJob(table, record, now), stepBookJob(table, record, now)]);
  }
  throw new Error('It does not end.');
}

async function marksIn({ courseId, itemId, userIds }: Awaited<ReturnType<typeof courseOf>>) {
  return Promise.all(
    userIds.map(async (userId) => {
      const whose = { userId, courseId, itemId };
      const { items } = await marks.changes(table, whose, { limit: 20 });
      const mark = await marks.get(table, whose);
      return [mark?.points ?? null, mark?.version ?? 0, items.map(({ because }) => because.kind)];
    }),
  );
}

it('case 93: cut off anywhere and woken twice, a job does each person once, and so does its undoing', async () => {
  const course = await courseOf(30);
  const plan = { kind: 'fill', itemId: course.itemId, points: 20_000 } as const;
  const job = jobOf(course.courseId, plan, 30);
  await table.commit([bookJobs.begin(job)]);
  expect(await through(job)).toMatchObject({ state: 'done', done: 30, changed: 30, left: [] });
  expect(await marksIn(course)).toEqual(course.userIds.map(() => [20_000, 1, ['filled']]));
  const done = await bookJobs.get(table, course.courseId, job.jobId);
  await table.commit([bookJobs.undo(done!, { by: teacher, at: iso(now) })]);
  expect(await through(job)).toMatchObject({ state: 'undone', done: 30, changed: 0, left: [] });
  expect(await marksIn(course)).toEqual(course.userIds.map(() => [null, 2, ['undone', 'filled']]));
});

it('case 92: an import that is cut off anywhere is written whole, and undone whole', async () => {
  const course = await courseOf(30);
  const { courseId, itemId, userIds } = course;
  const job = jobOf(courseId, { kind: 'import', rows: 30 }, 30);
  await table.commit([bookJobs.begin(job)]);
  const said = { change: { do: 'points' as const, points: 50_000 }, version: 0 };
  for (const userId of userIds) {
    const before = await bookJobs.get(table, courseId, job.jobId);
    await table.commit([
      bookJobs.stage(before!, 1),
      jobRows.put(null, {
        jobId: job.jobId,
        courseId,
        userId,
        state: 'staged',
        cells: [{ itemId, said, before: null, made: null, because: null }],
        expiresAt: endOfRow(now),
      }),
    ]);
  }
  expect(await through(job)).toMatchObject({ state: 'done', done: 30, changed: 30, left: [] });
  expect(await marksIn(course)).toEqual(userIds.map(() => [50_000, 1, ['imported']]));
  // Undone, each is worth what it was, and the history knows of both.
  const done = await bookJobs.get(table, courseId, job.jobId);
  await table.commit([bookJobs.undo(done!, { by: teacher, at: iso(now) })]);
  expect(await through(job)).toMatchObject({ state: 'undone', done: 30, changed: 0, left: [] });
  expect(await marksIn(course)).toEqual(userIds.map(() => [null, 2, ['undone', 'imported']]));
});

/** A course whose people have a mark that is released by hand, and releases of these. */
async function markedCourse(people: number) {
  const course = await courseOf(people, 'byHand');
  const { courseId, itemId, userIds } = course;
  for (const userId of userIds)
    await table.commit([
      marks.put(null, {
        courseId,
        itemId,
        userId,
        version: 1,
        source: { kind: 'hand' },
        earned: { points: 70_000, most: 100_000 },
        points: 70_000,
        status: 'marked',
        releasedAt: null,
        changedAt: atMinute(20),
        changedBy: teacher,
      }),
    ]);
  /** @param releasedAt null: what is planned is taken back */
  const press = async (minute: number, releasedAt: string | null): Promise<BookJob> => {
    const plan = { kind: 'release', itemId, from: releasedAt ?? 'withheld' } as const;
    const at = atMinute(minute);
    const jobId = ids.ulid(Date.parse(at));
    const job = { ...jobOf(courseId, plan, people), jobId, at, reason: null };
    await table.commit([bookJobs.begin(job)]);
    return job;
  };
  const seen = () =>
    Promise.all(
      userIds.map(async (userId) => {
        const mark = await marks.get(table, { userId, courseId, itemId });
        return mark?.releasedAt ?? null;
      }),
    );
  return { ...course, press, seen };
}

/** Lets the stream work a job through, each step told of twice, by a clock that stands. */
async function run({ courseId, jobId }: BookJob, minute: number): Promise<BookJob> {
  const record = {
    key: keys.bookJob(courseId, jobId),
    before: undefined,
    after: { entity: 'BookJob', courseId, jobId },
    sequence: '',
  };
  const clock = Date.parse(atMinute(minute));
  for (let steps = 0; steps < 20; steps += 1) {
    await Promise.all([stepBookJob(table, record, clock), stepBookJob(table, record, clock)]);
    const job = await bookJobs.get(table, courseId, jobId);
    if (job?.state === 'done' || job?.state === 'undone') return job;
  }
  throw new Error('It does not end.');
}

const undo = async (job: BookJob, minute: number) => {
  const done = await bookJobs.get(table, job.courseId, job.jobId);
  await table.commit([bookJobs.undo(done!, { by: teacher, at: atMinute(minute) })]);
  return run(job, minute);
};

const doingAt = async (job: BookJob, minute: number): Promise<Doing> => ({
  table,
  job,
  book: await loadBook(table, job.courseId),
  hidden: new Set(),
  at: atMinute(minute),
});

it.each(pressPairs)(
  'case 86: of two releases of an item the one that was pressed last decides, in whatever order they are worked through: a mark %s',
  async (_, { first, second, holds }) => {
    for (const order of pressOrders) {
      const { userIds, press, seen } = await markedCourse(2);
      const pressed = [await press(30, first), await press(32, second)] as const;
      // The first of them is worked through before the others, page by page.
      for (const which of order) await doForPerson(await doingAt(pressed[which], 33), userIds[0]!);
      for (const which of order) await run(pressed[which], 33);
      expect([order, await seen()]).toEqual([order, [holds, holds]]);
    }
    const { press, seen } = await markedCourse(2);
    const both = [await press(30, first), await press(32, second)];
    await Promise.all(both.map((one) => run(one, 33)));
    expect(await seen()).toEqual([holds, holds]);
  },
);

it('counts and keeps in the history what a release planned, put off and took back, and undoes each as long as nobody saw it', async () => {
  const { courseId, itemId, userIds, press, seen } = await markedCourse(2);
  const because = async () => {
    const whose = { userId: userIds[0]!, courseId, itemId };
    const { items } = await marks.changes(table, whose, { limit: 20 });
    return items.map(({ because: { kind, ...why } }) => [
      'shownFrom' in why ? why.shownFrom : kind,
    ]);
  };
  // Nothing is planned yet, and so nothing is taken back.
  expect(await run(await press(29, null), 29)).toMatchObject({ done: 2, changed: 0 });
  const planned = await press(30, atMinute(50));
  expect(await run(planned, 30)).toMatchObject({ changed: 2 });
  const putOff = await press(31, atMinute(55));
  expect(await run(putOff, 31)).toMatchObject({ changed: 2 });
  expect(await run(await press(32, null), 32)).toMatchObject({ changed: 2 });
  expect(await because()).toEqual([['unplanned'], [atMinute(55)], [atMinute(50)], ['unplanned']]);
  // Another one decides by now.
  expect(await undo(putOff, 33)).toMatchObject({ leftCount: 2, left: [{ because: 'stale' }, {}] });
  const again = await press(34, atMinute(40));
  await run(again, 34);
  expect(await undo(again, 35)).toMatchObject({ state: 'undone', changed: 0, leftCount: 0 });
  expect(await seen()).toEqual([null, null]);
});

it('case 19: undoes no release where its mark would be seen at once by an instant that is over', async () => {
  const { press, seen } = await markedCourse(2);
  await run(await press(30, atMinute(40)), 30);
  const takenBack = await press(31, null);
  await run(takenBack, 31);
  expect(await undo(takenBack, 41)).toMatchObject({ leftCount: 2, left: [{ because: 'due' }, {}] });
  expect(await seen()).toEqual([null, null]);
});

it('case 19: leaves what its instant let be seen while the undoing of a release was on its way', async () => {
  const { press, seen } = await markedCourse(2);
  const planned = await press(30, atMinute(40));
  await run(planned, 30);
  const done = await bookJobs.get(table, planned.courseId, planned.jobId);
  await table.commit([bookJobs.undo(done!, { by: teacher, at: atMinute(39) })]);
  expect(await run(planned, 41)).toMatchObject({ leftCount: 2, left: [{ because: 'seen' }, {}] });
  expect(await seen()).toEqual([atMinute(40), atMinute(40)]);
});

it('case 19: forgets what was to be told at an instant from which a release was put off, or that it took back', async () => {
  const { userIds, press } = await markedCourse(1);
  const told = async () => {
    const news = await markNews.ofPeople(table, userIds);
    return (news.get(userIds[0]!)?.changes ?? []).map(({ tellFrom }) => tellFrom);
  };
  await run(await press(30, atMinute(50)), 30);
  expect(await told()).toEqual([atMinute(50)]);
  await run(await press(31, atMinute(55)), 31);
  expect(await told()).toEqual([atMinute(55)]);
  await run(await press(32, null), 32);
  expect(await told()).toEqual([]);
});
