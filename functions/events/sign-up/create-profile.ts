import type { Role } from '#shared/schemas/roles.ts';
import { erasures } from '#functions/data/accounts/erasures.ts';
import { profiles, unchosen, type Profile } from '#functions/data/accounts/profiles.ts';
import { teacherRequests } from '#functions/data/accounts/teacher-requests.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import { iso } from '#functions/platform/iso.ts';
import { knownAttributes, type KnownAttributes } from './attributes.ts';
import type { SignUpDeps } from './deps.ts';

const newProfile = (
  username: string,
  known: KnownAttributes,
  poolRoles: Role[],
  at: string,
): Profile => ({
  userId: known.sub,
  username,
  email: known.email,
  firstName: known.given_name,
  lastName: known.family_name,
  phone: known.phone_number,
  bio: '',
  ...unchosen,
  language: known.locale,
  status: 'active',
  roles: null,
  poolRoles,
  // There is nothing that the pool does not know.
  rolesSyncedAt: at,
  teacherRequest: known['custom:requested_role'] === 'teacher' ? 'pending' : null,
  createdAt: at,
  version: 1,
});

/** A profile that is there stays as it is, and who is being erased gets none anew. */
const there = ['profile', 'erased'];

/**
 * Makes the profile of a person, with their request to teach if they have one; a profile that is there stays as it is.
 * @param reason why they would like to teach
 */
export async function createProfile(
  { table, clock }: SignUpDeps,
  username: string,
  attributes: Record<string, string>,
  poolRoles: Role[],
  reason = '',
): Promise<void> {
  const at = iso(clock());
  const profile = newProfile(username, knownAttributes.parse(attributes), poolRoles, at);
  const { userId, teacherRequest } = profile;
  const asked = teacherRequest
    ? [
        teacherRequests.create({
          userId,
          state: teacherRequest,
          reason,
          requestedAt: at,
          decidedAt: null,
          notifiedVersion: 0,
          version: 1,
        }),
      ]
    : [];
  try {
    await table.commit([profiles.create(profile), ...asked, erasures.checkNotBegun(userId)]);
  } catch (error) {
    if (error instanceof RuleRefused && error.labels.some((label) => there.includes(label))) return;
    throw error;
  }
}
