import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { BookPlan } from '#shared/schemas/book-jobs.ts';
import { schemeChanges } from '#functions/data/grades/scheme-changes.ts';
import { type BookJob, bookJobs } from '#functions/data/grades/jobs/book-jobs.ts';
import { endOfRow, jobRows } from '#functions/data/grades/jobs/job-rows.ts';
import { keys } from '#functions/data/keys.ts';
import { marks } from '#functions/data/marks/marks.ts';
import { learners } from '#functions/data/rosters/learners.ts';
import type { Table } from '#functions/data/table/table.ts';
import { ids } from '#functions/platform/ids.ts';
import { iso } from '#functions/platform/iso.ts';
import { startTable } from '#test/support/table.ts';
import { stepBookJob } from './step-book-job.ts';

const table = await startTable();
const now = Date.parse('2026-03-01T10:00:00.000Z');
const teacher = randomUUID();

/** A course with an item that no lesson stands for, and so many people. */
async function courseOf(people: number) {
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
      manual: { title: { en: 'Taking part' }, most: 100_000, release: 'whenMarked' },
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
