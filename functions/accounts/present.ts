import type {
  managedUserSchema,
  ownProfileSchema,
  teacherRequestSchema,
} from '#shared/schemas/accounts.ts';
import { primaryRole, type Role } from '#shared/schemas/roles.ts';
import type * as z from 'zod';
import type { Actor } from '#functions/api/actor.ts';
import { fullName, type Profile } from '#functions/data/accounts/profiles.ts';
import type { AccountsDeps } from './deps.ts';
import type { TeacherRequest } from '#functions/data/accounts/teacher-requests.ts';

type OwnProfile = z.infer<typeof ownProfileSchema>;
type ManagedUser = z.infer<typeof managedUserSchema>;
type PresentedRequest = z.infer<typeof teacherRequestSchema>;

/** A person to themselves, with the groups that count for this request; nobody's member is a student. */
export const ownPresenter =
  ({ actor, now, deps }: { actor: Actor; now: number; deps: AccountsDeps }) =>
  (profile: Profile): OwnProfile => {
    const { username: _, status: __, rolesSyncedAt: ___, poolRoles: ____, ...rest } = profile;
    const { endedSessions: _____, othersEnded: ______, photoId, ...own } = rest;
    const inForce = actor.roles;
    const roles: Role[] = inForce.length > 0 ? [...inForce] : ['students'];
    return {
      ...own,
      photo: deps.links.photo(photoId, now),
      roles,
      primaryRole: primaryRole(roles),
    };
  };

/** A person to an admin. */
export function presentManaged(profile: Profile): ManagedUser {
  const { userId, email, firstName, lastName, status, roles, teacherRequest } = profile;
  const { deletionRequestedAt, erasureDueAt, createdAt, version } = profile;
  return {
    userId,
    email,
    firstName,
    lastName,
    status,
    roles,
    teacherRequest,
    deletionRequestedAt,
    erasureDueAt,
    createdAt,
    version,
  };
}

/** A request with the name of who made it; empty where the account is gone. */
export const presentRequest = (
  request: TeacherRequest,
  person: Profile | undefined,
): PresentedRequest => ({
  userId: request.userId,
  state: request.state,
  reason: request.reason,
  requestedAt: request.requestedAt,
  version: request.version,
  name: person ? fullName(person) : '',
  email: person?.email ?? '',
});
