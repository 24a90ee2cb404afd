import type { Payment } from '#shared/schemas/enrollment-parts.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { courses } from '#functions/data/courses/courses.ts';
import { enrollmentKeys } from '#functions/data/enrollments/enrollment-keys.ts';
import { invitations } from '#functions/data/enrollments/invitations.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AtDoor } from './expect-admission.ts';

type Claim = { userId: string; key: string | undefined; now: number };
/** The items of an entry beside the seat, and how the seat is paid; null where it costs nothing. */
type Entry = { items: TransactionItem[]; payment: Payment | null };

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
 * The items that an enrollment commits beside its seat: the course is as it was read, and the invitation, or one use
 * of the key, is used up. In a paid course both admit only if whoever issued them waived the payment.
 * @throws AppError what the course requires and this person does not have
 */
export async function entryItems(
  deps: BaseDeps,
  { course, invitation, entry }: AtDoor,
  claim: Claim,
): Promise<Entry> {
  const unchanged = courses.checkUnchanged(course);
  const waived = (by: string): Payment | null =>
    course.price && { kind: 'waived', reference: null, by, at: iso(claim.now) };
  if (entry.reason === 'invited' && invitation)
    return {
      items: [unchanged, invitations.remove(invitation)],
      payment: waived(invitation.invitedBy),
    };
  if (entry.reason === 'approval') throw new AppError('approval_required');
  if (entry.keyOpens && (entry.action === 'useKey' || claim.key !== undefined)) {
    const { item, waivesPayment } = await useKey(deps, course.courseId, claim);
    if (course.price && !waivesPayment) throw new AppError('payment_required');
    return { items: [unchanged, item], payment: waived(course.ownerId) };
  }
  if (entry.action === 'request') throw new AppError('payment_required');
  return { items: [unchanged], payment: null };
}
