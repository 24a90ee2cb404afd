import {
  AdminGetUserCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { people } from '#functions/data/accounts/people.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { iso } from '#functions/platform/iso.ts';
import { logger } from '#functions/platform/logger.ts';
import type { SignUpDeps } from './deps.ts';

async function isInPool({ pool }: SignUpDeps, UserPoolId: string, Username: string) {
  try {
    await pool.send(new AdminGetUserCommand({ UserPoolId, Username }));
    return true;
  } catch (error) {
    if (error instanceof UserNotFoundException) return false;
    throw error;
  }
}

/**
 * Somebody has confirmed an address. Profiles with it whose account is gone from the pool can be signed in to by
 * nobody: they are put among those that asked to be deleted, where an admin sees them. The newcomer inherits nothing.
 */
export async function findOrphans(
  userPoolId: string,
  { sub, email = '' }: Record<string, string>,
  deps: SignUpDeps,
): Promise<void> {
  const { table, clock } = deps;
  const ids = await people.byAddress(table, email);
  const others = await profiles.byId(
    table,
    ids.filter((id) => id !== sub),
  );
  for (const profile of others.values()) {
    if (profile.email !== email || profile.deletionRequestedAt !== null) continue;
    if (await isInPool(deps, userPoolId, profile.username)) continue;
    const changes = { deletionRequestedAt: iso(clock()) };
    await table.commit([profiles.replace(profile, changes).item]);
    logger.warn('A profile has no account in the pool', { security: 'orphan_found' });
  }
}
