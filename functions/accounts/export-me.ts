import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { dataOf } from '#functions/data/person-data.ts';
import { addressHash } from '#functions/platform/address-hash.ts';
import { found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';

/** Read whole and at once: an answer of a function may have 6 MB, some thousand full notes. */
export const exportMe: Operation<typeof contract.exportMe, BaseDeps> = async ({
  actor,
  now,
  deps,
}) => {
  const { userId, email } = found(actor.profile);
  const items = await dataOf(deps.table, { userId, address: addressHash(deps.secret, email) });
  return { exportedAt: iso(now), items };
};
