import type { BookJobAnswer } from '#shared/schemas/book-jobs.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { type BookJob, bookJobs } from '#functions/data/grades/jobs/book-jobs.ts';
import type { Table } from '#functions/data/table/table.ts';

/** Jobs and how far they have come, with the names of all whom they name. */
export async function presentJobs(
  table: Table,
  jobs: readonly BookJob[],
  now: number,
): Promise<BookJobAnswer[]> {
  const ids = jobs.flatMap(({ by, undone, left }) => [
    by,
    ...(undone ? [undone.by] : []),
    ...left.map(({ userId }) => userId),
  ]);
  const names = await profiles.names(table, [...new Set(ids)]);
  const named = (userId: string) => ({ userId, name: names.get(userId) ?? '' });
  return jobs.map(({ jobId, plan, reason, by, at, state, done, of, changed, ...job }) => ({
    jobId,
    plan,
    reason,
    by: named(by),
    at,
    state,
    // Somebody may have come into the course meanwhile.
    done,
    of: Math.max(done, of),
    changed,
    left: job.left.map(({ userId, ...cell }) => ({ person: named(userId), ...cell })),
    leftCount: job.leftCount,
    undone: job.undone && { by: named(job.undone.by), at: job.undone.at },
    canUndo: bookJobs.canUndo({ state, at, plan }, now),
  }));
}
