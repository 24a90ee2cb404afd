import {
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { knownRoles, type Role } from '#shared/schemas/roles.ts';

/**
 * The time for which the pool's word is taken for granted, in milliseconds: the longest that a group removed, or an
 * account disabled, in the console holds on.
 */
const freshForMs = 30_000;
const rememberedPeople = 1000;

/**
 * The groups that the pool has a person in now; none for a disabled one. Asked only for people whose token claims a staff
 * group: few, so that a herd of learners never meets the pool's request quota.
 */
export function createMembership(
  userPoolId: string,
  client: Pick<CognitoIdentityProviderClient, 'send'> = new CognitoIdentityProviderClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
  }),
) {
  const known = new Map<string, { roles: Role[]; askedAt: number }>();

  async function ask(username: string): Promise<Role[]> {
    try {
      const person = { UserPoolId: userPoolId, Username: username };
      const [account, membership] = await Promise.all([
        client.send(new AdminGetUserCommand(person)),
        client.send(new AdminListGroupsForUserCommand(person)),
      ]);
      if (!account.Enabled) return [];
      return knownRoles(membership.Groups?.map((group) => group.GroupName));
    } catch (error) {
      if (error instanceof UserNotFoundException) return [];
      throw error;
    }
  }

  /**
   * @param now in milliseconds
   * @param since what was remembered before this instant does not count: a token that was issued
   * after the pool was asked may know of a group that the pool did not have then
   */
  return async (username: string, now: number, since = 0): Promise<Role[]> => {
    const cached = known.get(username);
    if (cached && now - cached.askedAt < freshForMs && cached.askedAt >= since) return cached.roles;
    const roles = await ask(username);
    if (known.size >= rememberedPeople) known.clear();
    known.set(username, { roles, askedAt: now });
    return roles;
  };
}
