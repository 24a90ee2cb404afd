import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { found } from '#functions/platform/app-error.ts';
import { presentInForce } from './present-in-force.ts';

export const getUser: Operation<typeof contract.getUser, BaseDeps> = async ({
  params,
  now,
  deps,
}) => {
  const profile = found(await profiles.get(deps.table, params.userId));
  return presentInForce(profile, now, deps);
};
