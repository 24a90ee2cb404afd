import type { Actor } from '#functions/api/actor.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { invitations, type Invitation } from '#functions/data/enrollments/invitations.ts';
import { addressHash } from '#functions/platform/address-hash.ts';

/**
 * The invitation of this person's account to a course. The address is the one that the account was confirmed with: it
 * is the pool's, and nobody writes it in the app.
 */
export async function invitationOf(
  deps: BaseDeps,
  { profile }: Actor,
  courseId: string,
  now: number,
): Promise<Invitation | null> {
  if (!profile) return null;
  return invitations.get(deps.table, addressHash(deps.secret, profile.email), courseId, now);
}
