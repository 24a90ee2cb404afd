import type { banks as contract } from '#shared/contract/banks.ts';
import type { Operation } from '#functions/api/operation.ts';
import { banks } from '#functions/data/banks/banks.ts';
import type { BanksDeps } from './deps.ts';
import { editableBankOf } from './editable-bank.ts';
import { presentBank } from './list.ts';

/** The counts of the lists of one kind: `TYPE:essay` is that of `essay`. */
const countsOf = (counts: Map<string, number>, kind: string) =>
  Object.fromEntries(
    [...counts].flatMap(([facet, questions]) =>
      facet.startsWith(`${kind}:`) && questions > 0
        ? [[facet.slice(kind.length + 1), questions]]
        : [],
    ),
  );

export const get: Operation<typeof contract.get, BanksDeps> = async ({ actor, params, deps }) => {
  const bank = await editableBankOf(deps.table, actor, params.bankId);
  const [sizeOf, counts] = await Promise.all([
    banks.sizes(deps.table, [bank.bankId]),
    banks.counts(deps.table, bank.bankId),
  ]);
  return {
    bank: presentBank(bank, sizeOf(bank.bankId)),
    counts: {
      all: counts.get('ALL') ?? 0,
      unused: counts.get('UNUSED') ?? 0,
      binned: counts.get('BIN') ?? 0,
      type: countsOf(counts, 'TYPE'),
      status: countsOf(counts, 'STATUS'),
      difficulty: countsOf(counts, 'DIFFICULTY'),
    },
  };
};
