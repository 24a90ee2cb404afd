import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/profiles.ts';
import { presentManaged } from './present.ts';

export const listUsers: Operation<typeof contract.listUsers, BaseDeps> = async ({ page, deps }) => {
  const { items, last } = await profiles.list(deps.table, page);
  return { items: items.map(presentManaged), nextCursor: page.cursor(last) };
};
