import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { erasures } from '#functions/data/accounts/erasures.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { presentErasure } from './present-erasure.ts';

export const getErasure: Operation<typeof contract.getErasure, BaseDeps> = async ({
  params: { userId },
  deps,
}) => {
  const [erasure, profile] = await Promise.all([
    erasures.get(deps.table, userId),
    profiles.get(deps.table, userId),
  ]);
  if (!erasure && !profile) throw new AppError('not_found');
  return presentErasure(deps, userId, erasure, profile);
};
