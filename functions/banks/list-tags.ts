import type { banks as contract } from '#shared/contract/banks.ts';
import type { Operation } from '#functions/api/operation.ts';
import { banks } from '#functions/data/banks/banks.ts';
import type { BanksDeps } from './deps.ts';
import { editableBankOf } from './editable-bank.ts';

export const listTags: Operation<typeof contract.listTags, BanksDeps> = async ({
  actor,
  params,
  page,
  deps,
}) => {
  const { bankId } = await editableBankOf(deps.table, actor, params.bankId);
  const { items, last } = await banks.tags(deps.table, bankId, page);
  return { items, nextCursor: page.cursor(last) };
};
