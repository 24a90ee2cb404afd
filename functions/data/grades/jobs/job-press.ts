import { later } from '#functions/data/courses/stats.ts';
import type { Press } from '#functions/data/marks/press-release.ts';
import type { BookJob } from './book-jobs.ts';
import type { JobCell } from './job-rows.ts';

/** From when on marks are seen by a job; of one that is no release it says nothing. */
export const pressOf = ({ jobId, plan, at }: BookJob): Press => ({
  releaseId: jobId,
  // What is past is now: nobody can have seen it before.
  releasedAt: plan.kind === 'release' && plan.from !== 'withheld' ? later(at, plan.from) : null,
  at,
});

/**
 * Whether a job changed a mark. A release that takes back where nothing was planned only stands in it, so that none that
 * was pressed before decides of it.
 */
export function isChanged({ plan }: BookJob, { before, made }: JobCell): boolean {
  const takesBack = plan.kind === 'release' && plan.from === 'withheld';
  return made !== null && !(takesBack && (before?.releasedAt ?? null) === null);
}
