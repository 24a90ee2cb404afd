import type { grades as contract } from '#shared/contract/grades.ts';
import type { TypedCell } from '#shared/schemas/typed-marks.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { hiddenItems } from '#functions/data/grades/hidden-items.ts';
import { bookJobs } from '#functions/data/grades/jobs/book-jobs.ts';
import { endOfRow, type JobRow, jobRows } from '#functions/data/grades/jobs/job-rows.ts';
import { loadBook } from '#functions/data/grades/load-book.ts';
import { readCells, typeCells } from '#functions/data/grades/type-cells.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { presentDecided } from './present-decided.ts';

/**
 * What rows of a file would do, told for each of their cells; of a job, they are kept as well. No mark is written before
 * all rows of a job are there: then the stream writes them, so that no file is left half done.
 */
export const importRows: Operation<typeof contract.importRows, BaseDeps> = async ({
  actor,
  params,
  body: { jobId, reason, rows },
  now,
  deps: { table },
}) => {
  const { courseId } = await editableCourseOf(table, actor, params.courseId);
  const cells = rows.flatMap((row) =>
    row.cells.map((cell): TypedCell => ({ userId: row.userId, ...cell })),
  );
  const [book, known, job] = await Promise.all([
    loadBook(table, courseId),
    readCells(table, courseId, cells),
    jobId === null ? null : bookJobs.get(table, courseId, jobId).then(found),
  ]);
  if (job && (job.state !== 'staging' || job.staged + rows.length > job.of))
    throw new AppError('stale_version');
  const hidden = await hiddenItems(table, book.items);
  const { decided } = typeCells(
    courseId,
    cells,
    known,
    { book, hidden },
    {
      by: actor.userId,
      at: iso(now),
      reason: job ? job.reason : reason,
      causeOf: () => ({ kind: 'imported', jobId: jobId ?? '', reason }),
    },
  );
  const kept = job ? rows : [];
  const staged = kept.map((row): JobRow => ({
    jobId: job!.jobId,
    courseId,
    userId: row.userId,
    state: 'staged',
    cells: row.cells.map(({ itemId, ...said }) => ({
      itemId,
      said,
      before: null,
      made: null,
      because: null,
    })),
    expiresAt: endOfRow(now),
  }));
  const response = {
    rows: rows.map(({ userId }) => ({
      userId,
      cells: decided
        .filter((one) => one.userId === userId)
        .map((one) => {
          const { userId: _, ...cell } = presentDecided(one, book.items, now);
          return cell;
        }),
    })),
    staged: job ? job.staged + rows.length : 0,
  };
  return {
    response,
    items: job
      ? [bookJobs.stage(job, rows.length), ...staged.map((row) => jobRows.put(null, row))]
      : [],
  };
};
