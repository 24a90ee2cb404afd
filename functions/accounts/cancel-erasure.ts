import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { found } from '#functions/platform/app-error.ts';
import { logChange } from './log-change.ts';
import { presentErasure } from './present-erasure.ts';
import { keepAccount } from './keep-account.ts';

/** Once it has begun there is no profile any more, and nothing to take back. */
export const cancelErasure: Operation<typeof contract.cancelErasure, BaseDeps> = async ({
  actor,
  params: { userId },
  deps,
}) => {
  const profile = found(await profiles.get(deps.table, userId));
  const stands = profile.erasureDueAt === null;
  const { next, items } = stands
    ? { next: profile, items: [] }
    : keepAccount(profile, profile.deletionRequestedAt);
  if (!stands) logChange(deps, actor, userId, { security: 'erasure_changed', to: 'taken back' });
  return { response: await presentErasure(deps, userId, null, next), items };
};
