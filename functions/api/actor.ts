import type { Role } from '#shared/schemas/roles.ts';
import type { Profile } from '#functions/data/accounts/profiles.ts';

/**
 * The person behind a request. `roles` are those in force now: the token's groups, less what has been taken away since.
 */
export type Actor = {
  userId: string;
  roles: readonly Role[];
  /** The sign-in that the request comes from. */
  sessionId: string;
  /** null for somebody whom the pool knows and the table does not yet. */
  profile: Profile | null;
};
