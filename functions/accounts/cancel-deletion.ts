import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/profiles.ts';
import { tryAgain } from '#functions/data/try-again.ts';
import { found } from '#functions/platform/app-error.ts';
import { presentOwn } from './present.ts';

/** Where there is no wish there is nothing to take back, and all is well. */
export const cancelDeletion: Operation<typeof contract.cancelDeletion, BaseDeps> = async ({
  actor,
  deps,
}) => {
  const profile = found(await profiles.get(deps.table, actor.userId));
  if (profile.deletionRequestedAt === null)
    return { response: presentOwn(profile, actor.roles), items: [] };
  const { next, item } = profiles.replace(profile, { deletionRequestedAt: null });
  return { response: presentOwn(next, actor.roles), items: [tryAgain(item)] };
};
