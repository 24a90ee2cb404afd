import type { accounts as contract } from '#shared/contract/accounts.ts';
import { canSetStatus } from '#shared/policies/accounts.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { actingAdmin } from './acting-admin.ts';
import { logChange } from './log-change.ts';
import { presentManaged } from './present.ts';

/** Holds from the next request on, which reads the profile; `effects` tells the pool. */
export const setStatus: Operation<typeof contract.setStatus, BaseDeps> = async ({
  actor,
  params,
  body,
  deps,
}) => {
  const profile = found(await profiles.get(deps.table, params.userId));
  expectVersion(body.version, profile, presentManaged(profile));
  if (!canSetStatus(actor, profile.userId, body.status)) throw new AppError('last_admin');
  const changes = { status: body.status, rolesSyncedAt: null };
  const { next, item } = profiles.replace(profile, changes, presentManaged);
  const items = [item, ...actingAdmin(actor, profile)];
  logChange(deps, actor, profile.userId, { security: 'status_changed', to: body.status });
  return { response: presentManaged(next), items };
};
