import type { WorkCause } from '#shared/schemas/marks.ts';
import { type Pressed, pressedBy, pressRelease } from '#functions/data/marks/press-release.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { judgedBy } from './markings.ts';
import type { MarksRelease } from './marks-releases.ts';
import { countedIn, markingOf, pressedIn, submissions } from './submissions.ts';
import { loadWorkStanding, markAll } from './work-standing.ts';
import type { WorkPlace } from './work-place.ts';

/** So often another writer of the same work may be faster. */
const mostTries = 8;

/** What a release says of one person's work. */
type Releasing = Pick<
  MarksRelease,
  'releaseId' | 'releasedAt' | 'by' | 'at' | 'submissionIds' | 'of'
>;

const nothing: Pressed = { isCounted: false, from: null };

/** That it is seen at once, from an instant to come on, or no more from the one that was planned. */
function causeOf({ releaseId, releasedAt, at }: Releasing, submissionId: string): WorkCause {
  if (releasedAt === null) return { kind: 'withheld', submissionId, releaseId };
  const planned = releasedAt > at && { shownFrom: releasedAt };
  return { kind: 'released', submissionId, releaseId, ...planned };
}

/**
 * Lets one person, or the members of a group, see their marks from the instant of a release on, or takes back from when on
 * they were to, in one transaction with what they handed in: nothing where what counts is not ready, became ready only
 * after the release, or where another release decides. A repeat says the same as the first time.
 * @param now in milliseconds
 */
export async function releaseWork(
  table: Table,
  place: WorkPlace,
  release: Releasing,
  now: number,
  tries = mostTries,
): Promise<Pressed> {
  const standing = await loadWorkStanding(table, place, null);
  const { own, marking } = standing;
  // Since then it may have been marked anew, or handed in anew.
  const done = own && pressedIn(own, release);
  if (done) return done;
  const counted = countedIn(own);
  const before = markingOf(own);
  if (!own || !counted || !before) return nothing;
  const { submissionId } = counted;
  const { by, at, submissionIds } = release;
  if (submissionIds && !submissionIds.includes(submissionId)) return nothing;
  if (before.state !== 'marked' || !marking?.given || marking.given.at > at) return nothing;
  const next = pressRelease(before, release, now);
  if (!next) return nothing;
  try {
    await table.commit([
      submissions.put(place, own, submissions.mark(own, submissionId, { ...before, ...next })),
      ...markAll(
        standing,
        place,
        { judged: judgedBy(marking), releasedAt: next.releasedAt },
        { by, at, because: causeOf(release, submissionId) },
      ),
    ]);
    return pressedBy(next, release) ?? nothing;
  } catch (error) {
    // Somebody marked it anew, or another mark of theirs changed: from what is there now.
    if (!(error instanceof RuleRefused)) throw error;
    if (tries === 1) throw new AppError('busy', { cause: error, retryAfterSeconds: 1 });
    return releaseWork(table, place, release, now, tries - 1);
  }
}
