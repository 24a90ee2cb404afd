import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { judgedBy } from './markings.ts';
import type { MarksRelease } from './marks-releases.ts';
import { countedIn, markingOf, submissions } from './submissions.ts';
import { loadWorkStanding, markAll } from './work-standing.ts';
import type { WorkPlace } from './work-place.ts';

/** So often another writer of the same work may be faster. */
const mostTries = 8;

/** What a release says of one person's work. */
type Releasing = Pick<MarksRelease, 'releaseId' | 'releasedAt' | 'by' | 'at' | 'submissionIds'>;

/**
 * Lets one person, or the members of a group, see their marks from the instant of a release on, in one transaction with what they handed in: nothing
 * where what counts is not ready, became ready only after the release, or is seen as early already. So a repeat, or two
 * releases at once, come to the same: the earlier instant.
 * @returns whether it is seen by this release
 */
export async function releaseWork(
  table: Table,
  place: WorkPlace,
  release: Releasing,
  tries = mostTries,
): Promise<boolean> {
  const standing = await loadWorkStanding(table, place, null);
  const { own, marking } = standing;
  const counted = countedIn(own);
  const before = markingOf(own);
  if (!own || !counted || !marking?.given || before?.state !== 'marked') return false;
  const { submissionId } = counted;
  const { releaseId, releasedAt, by, at, submissionIds } = release;
  if (submissionIds && !submissionIds.includes(submissionId)) return false;
  if (marking.given.at > at) return false;
  if (before.releasedAt !== null && before.releasedAt <= releasedAt)
    return before.releasedAt === releasedAt;
  try {
    await table.commit([
      submissions.put(place, own, submissions.mark(own, submissionId, { ...before, releasedAt })),
      ...markAll(
        standing,
        place,
        { judged: judgedBy(marking), releasedAt },
        { by, at, because: { kind: 'released', submissionId, releaseId } },
      ),
    ]);
    return true;
  } catch (error) {
    // Somebody marked it anew, or another mark of theirs changed: from what is there now.
    if (!(error instanceof RuleRefused)) throw error;
    if (tries === 1) throw new AppError('busy', { cause: error, retryAfterSeconds: 1 });
    return releaseWork(table, place, release, tries - 1);
  }
}
