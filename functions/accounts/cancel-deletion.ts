import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { found } from '#functions/platform/app-error.ts';
import type { AccountsDeps } from './deps.ts';
import { ownPresenter } from './present.ts';
import { keepAccount } from './keep-account.ts';

/** Without a wish or an order there is nothing to take back, and the answer is a success. */
export const cancelDeletion: Operation<typeof contract.cancelDeletion, AccountsDeps> = async (
  input,
) => {
  const { actor, deps } = input;
  const present = ownPresenter(input);
  const profile = found(await profiles.get(deps.table, actor.userId));
  const { deletionRequestedAt, erasureDueAt } = profile;
  if (deletionRequestedAt === null && erasureDueAt === null)
    return { response: present(profile), items: [] };
  const { next, items } = keepAccount(profile, null);
  return { response: present(next), items };
};
