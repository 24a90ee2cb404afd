import { plannedBy } from '#functions/data/marks/press-release.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { marksReleases } from './marks-releases.ts';
import type { OneMarking } from './submissions.ts';

/** With a marking that is opened again: the release by which it was to be seen has one fewer; none of what is seen. */
export function leaveRelease(
  assignmentId: string,
  marking: OneMarking | null,
  now: number,
): TransactionItem[] {
  const releaseId = marking && plannedBy(marking, now);
  return releaseId ? [marksReleases.leaves({ assignmentId, releaseId }, 1)] : [];
}
