import type { accounts as contract } from '#shared/contract/accounts.ts';
import { canSetRoles } from '#shared/policies/accounts.ts';
import { knownRoles } from '#shared/schemas/roles.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { actingAdmin } from './acting-admin.ts';
import { logChange } from './log-change.ts';
import { presentManaged } from './present.ts';

/** A removed role ends with the next request; an added one comes with the next token, once the pool has heard. */
export const setRoles: Operation<typeof contract.setRoles, BaseDeps> = async ({
  actor,
  params,
  body,
  deps,
}) => {
  const profile = found(await profiles.get(deps.table, params.userId));
  expectVersion(body.version, profile, presentManaged(profile));
  // In the order of precedence, each once.
  const roles = knownRoles(body.roles);
  if (!canSetRoles(actor, profile.userId, roles)) throw new AppError('last_admin');
  const { next, item } = profiles.replace(profile, { roles, rolesSyncedAt: null }, presentManaged);
  const items = [item, ...actingAdmin(actor, profile)];
  logChange(deps, actor, profile.userId, { security: 'role_changed', to: roles.join(' ') });
  return { response: presentManaged(next), items };
};
