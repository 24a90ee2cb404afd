import type { Payment } from '#shared/schemas/enrollments.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { courses } from '#functions/data/courses/courses.ts';
import { enrollmentKeys } from '#functions/data/enrollments/enrollment-keys.ts';
import { invitations } from '#functions/data/enrollments/invitations.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AtDoor } from './expect-admission.ts';

type Claim = { userId: string; key: string | undefined; now: number };
/** What a way in takes beside a seat, and by what the place is paid; null where it costs nothing. */
type Way = { way: TransactionItem[]; payment: Payment | null };

/** Each guess is counted before it is looked at, so that a burst of them learns no more than ten. */
async function useKey(deps: BaseDeps, courseId: string, claim: Claim) {
  const { userId, key, now } = claim;
  if (key === undefined) throw new AppError('enrollment_key_required');
  await deps.table.commit([enrollmentKeys.countGuess(userId, now)]);
  const known = await enrollmentKeys.get(deps.table, courseId);
  const item = enrollmentKeys.use(courseId, known, key, iso(now).slice(0, 10));
  return { item, waivesPayment: known.waivesPayment };
}

/**
 * What coming in takes beside a seat: the course as it was read, and the invitation, or one use of the key. Where
 * there is a price, both let in only if whoever gave them out said that the place is free.
 * @throws AppError what the course asks for and this person has not
 */
export async function wayIn(
  deps: BaseDeps,
  { course, invitation, entry }: AtDoor,
  claim: Claim,
): Promise<Way> {
  const unchanged = courses.checkUnchanged(course);
  const waived = (by: string): Payment | null =>
    course.price && { kind: 'waived', reference: null, by, at: iso(claim.now) };
  if (entry.reason === 'invited' && invitation)
    return {
      way: [unchanged, invitations.remove(invitation)],
      payment: waived(invitation.invitedBy),
    };
  if (entry.reason === 'approval') throw new AppError('approval_required');
  if (entry.keyOpens && (entry.action === 'useKey' || claim.key !== undefined)) {
    const { item, waivesPayment } = await useKey(deps, course.courseId, claim);
    if (course.price && !waivesPayment) throw new AppError('payment_required');
    return { way: [unchanged, item], payment: waived(course.ownerId) };
  }
  if (entry.action === 'request') throw new AppError('payment_required');
  return { way: [unchanged], payment: null };
}
