import type { grades as contract } from '#shared/contract/grades.ts';
import type { BookPlan } from '#shared/schemas/book-jobs.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { seatsRecord } from '#functions/data/courses/seats.ts';
import { hiddenItems } from '#functions/data/grades/hidden-items.ts';
import { type BookJob, bookJobs } from '#functions/data/grades/jobs/book-jobs.ts';
import { loadBook } from '#functions/data/grades/load-book.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { presentJobs } from './present-job.ts';

export const listJobs: Operation<typeof contract.listJobs, BaseDeps> = async ({
  actor,
  params,
  query: { jobId },
  page,
  now,
  deps: { table },
}) => {
  const { courseId } = await editableCourseOf(table, actor, params.courseId);
  if (jobId === undefined) {
    const { items, last } = await bookJobs.list(table, courseId, page);
    return { items: await presentJobs(table, items, now), nextCursor: page.cursor(last) };
  }
  const job = found(await bookJobs.get(table, courseId, jobId));
  return { items: await presentJobs(table, [job], now), nextCursor: null };
};

/** Refuses what is to be done to an item that is none, or that is marked without names. */
async function expectItem(
  table: Table,
  courseId: string,
  plan: Exclude<BookPlan, { kind: 'import' }>,
): Promise<void> {
  const { items } = await loadBook(table, courseId);
  const item = found(items.find(({ itemId }) => itemId === plan.itemId) ?? null);
  const hidden = await hiddenItems(table, [item]);
  if (hidden.size > 0) throw new AppError('not_found');
}

export const beginJob: Operation<typeof contract.beginJob, BaseDeps> = async ({
  actor,
  params,
  body: { plan, reason },
  now,
  deps: { table, ids },
}) => {
  const { courseId } = await editableCourseOf(table, actor, params.courseId);
  const isImport = plan.kind === 'import';
  if (!isImport) await expectItem(table, courseId, plan);
  const seats = isImport ? null : await table.get(seatsRecord, keys.seats(courseId));
  const job: BookJob = {
    jobId: ids.ulid(now),
    courseId,
    plan,
    reason,
    by: actor.userId,
    at: iso(now),
    state: isImport ? 'staging' : 'running',
    from: null,
    staged: 0,
    done: 0,
    of: isImport ? plan.rows : (seats?.taken ?? 0),
    changed: 0,
    left: [],
    leftCount: 0,
    undone: null,
    step: 1,
  };
  const [answer] = await presentJobs(table, [job], now);
  return { response: answer!, items: [bookJobs.begin(job)] };
};

export const undoJob: Operation<typeof contract.undoJob, BaseDeps> = async ({
  actor,
  params,
  body: { jobId },
  now,
  deps: { table },
}) => {
  const { courseId } = await editableCourseOf(table, actor, params.courseId);
  const job = found(await bookJobs.get(table, courseId, jobId));
  if (bookJobs.isSeen(job.plan, now)) throw new AppError('release_seen');
  if (!bookJobs.canUndo(job, now)) throw new AppError('stale_version');
  const undone = { by: actor.userId, at: iso(now) };
  const next = { ...job, state: 'undoing' as const, done: 0, left: [], leftCount: 0, undone };
  const [answer] = await presentJobs(table, [next], now);
  return { response: answer!, items: [bookJobs.undo(job, undone)] };
};
