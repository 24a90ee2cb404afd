import { UserNotFoundException } from '@aws-sdk/client-cognito-identity-provider';
import type { Role } from '#shared/schemas/roles.ts';
import { profiles, type Profile } from '#functions/data/accounts/profiles.ts';
import { iso } from '#functions/platform/iso.ts';
import { logger } from '#functions/platform/logger.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import type { SyncDeps } from './deps.ts';
import { poolAccount, type PoolAccount } from './pool-account.ts';

/**
 * Makes the pool's groups those of the profile. Who loses one is signed out first: were it last, a
 * failure in between would leave nothing to remove, and so nobody to sign out. A token from the
 * moment between is cut by `rolesSyncedAt`, which comes after.
 */
async function equalGroups(account: PoolAccount, wanted: Role[]): Promise<void> {
  const current = await account.groups();
  const lost = current.filter((role) => !wanted.includes(role));
  const won = wanted.filter((role) => !current.includes(role));
  if (lost.length > 0) await account.signOut();
  for (const role of lost) await account.remove(role);
  for (const role of won) await account.add(role);
  if (lost.length + won.length > 0)
    logger.info('The groups of a person changed', { security: 'role_changed', lost, won });
}

async function suspend(account: PoolAccount): Promise<void> {
  await account.disable();
  await account.signOut();
  logger.info('A person was suspended', { security: 'status_changed' });
}

async function tellPool(profile: Profile, lifted: boolean, deps: SyncDeps): Promise<void> {
  const account = poolAccount(deps, profile.username);
  const untold = profile.rolesSyncedAt === null;
  // Only a suspension of ours is lifted: whom the console disabled stays out.
  if (lifted) await account.enable();
  if (untold && profile.status === 'suspended') await suspend(account);
  if (untold && profile.roles) await equalGroups(account, profile.roles);
}

/**
 * Carries a change of roles or status into the pool, then stamps the profile with the instant from
 * which new tokens tell the truth. The record only says that something happened; what to do is
 * read from the profile as it is now, so that a record that comes twice or late does no harm.
 */
export async function syncIdentity({ before, after }: StreamRecord, deps: SyncDeps): Promise<void> {
  const wasSuspended = before?.status === 'suspended';
  if (after?.entity !== 'Profile' || (after.rolesSyncedAt !== null && !wasSuspended)) return;
  const profile = await profiles.get(deps.table, String(after.userId));
  if (!profile) return;
  try {
    await tellPool(profile, wasSuspended && profile.status === 'active', deps);
  } catch (error) {
    // The account is gone from the pool: no token of it will ever come.
    if (!(error instanceof UserNotFoundException)) throw error;
  }
  if (profile.rolesSyncedAt === null)
    await profiles.markSynced(deps.table, profile, iso(deps.clock()));
}
