import type { BaseDeps } from '#functions/api/base-deps.ts';
import { courses } from '#functions/data/courses.ts';
import { enrollmentKeys } from '#functions/data/enrollment-keys.ts';
import { invitations } from '#functions/data/invitations.ts';
import type { TransactionItem } from '#functions/data/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AtDoor } from './expect-admission.ts';

type Claim = { userId: string; key: string | undefined; now: number };

/** Each guess is counted before it is looked at, so that a burst of them learns no more than ten. */
async function useKey(deps: BaseDeps, courseId: string, claim: Claim): Promise<TransactionItem> {
  const { userId, key, now } = claim;
  if (key === undefined) throw new AppError('enrollment_key_required');
  await deps.table.commit([enrollmentKeys.countGuess(userId, now)]);
  const known = await enrollmentKeys.get(deps.table, courseId);
  return enrollmentKeys.use(courseId, known, key, iso(now).slice(0, 10));
}

/**
 * What coming in takes beside a seat: the course as it was read, and the invitation, or one use of the key.
 * @throws AppError what the course's mode asks for and this person has not
 */
export async function wayIn(
  deps: BaseDeps,
  { course, invitation }: AtDoor,
  claim: Claim,
): Promise<TransactionItem[]> {
  const unchanged = courses.checkUnchanged(course);
  if (invitation) return [unchanged, invitations.remove(invitation)];
  if (course.enrollmentMode === 'approval') throw new AppError('approval_required');
  if (course.enrollmentMode === 'invitation') throw new AppError('invitation_required');
  if (course.enrollmentMode === 'key')
    return [unchanged, await useKey(deps, course.courseId, claim)];
  return [unchanged];
}
