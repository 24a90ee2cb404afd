import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/profiles.ts';
import { tryAgain } from '#functions/data/try-again.ts';
import { found } from '#functions/platform/app-error.ts';
import type { AccountsDeps } from './deps.ts';
import { ownPresenter } from './present.ts';

/** Where there is no wish there is nothing to take back, and all is well. */
export const cancelDeletion: Operation<typeof contract.cancelDeletion, AccountsDeps> = async (
  input,
) => {
  const { actor, deps } = input;
  const present = ownPresenter(input);
  const profile = found(await profiles.get(deps.table, actor.userId));
  if (profile.deletionRequestedAt === null) return { response: present(profile), items: [] };
  const { next, item } = profiles.replace(profile, { deletionRequestedAt: null });
  return { response: present(next), items: [tryAgain(item)] };
};
