import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused, type TransactionItem } from '#functions/data/table/transaction.ts';

/** Changes that must be made wholly or not at all, and for whom. */
type Group<T> = { of: T; items: TransactionItem[] };

/** The items that a transaction may have. */
const mostItems = 100;

function keyOf(item: TransactionItem): string {
  if ('put' in item) return `${String(item.put.pk)} ${String(item.put.sk)}`;
  const { pk, sk } = 'update' in item ? item.update : 'remove' in item ? item.remove : item.check;
  return `${pk} ${sk}`;
}

/** Changes that are made once for all of a pack, in items of their own: sums. */
type SumsOf<T> = (pack: T[]) => TransactionItem[];

/** Puts groups together for as long as there is room, and none of them names an item of another. */
function packsOf<T>(groups: Group<T>[], sumsOf: SumsOf<T>): Group<T>[][] {
  const packs: Group<T>[][] = [];
  let keys = new Set<string>();
  let pack: Group<T>[] = [];
  for (const group of groups) {
    const own = group.items.map(keyOf);
    const sums = sumsOf([...pack, group].map(({ of }) => of)).length;
    if (keys.size + own.length + sums > mostItems || own.some((key) => keys.has(key))) {
      packs.push(pack);
      [keys, pack] = [new Set(), []];
    }
    pack.push(group);
    for (const key of own) keys.add(key);
  }
  return [...packs, pack].filter(({ length }) => length > 0);
}

/**
 * Commits groups of items, each of them wholly or not at all, many in one request. Where a rule refuses one, the groups beside it are committed alone.
 * @param sumsOf what goes along with those that are committed together
 * @returns for whom a rule refused
 */
export async function commitTogether<T>(
  table: Table,
  groups: Group<T>[],
  sumsOf: SumsOf<T> = () => [],
): Promise<T[]> {
  const refused: T[] = [];
  async function commit(pack: Group<T>[]): Promise<void> {
    try {
      const sums = sumsOf(pack.map(({ of }) => of));
      await table.commit([...pack.flatMap(({ items }) => items), ...sums]);
    } catch (error) {
      if (!(error instanceof RuleRefused)) throw error;
      const [only, ...others] = pack;
      if (only && others.length === 0) refused.push(only.of);
      else for (const one of pack) await commit([one]);
    }
  }
  // One after the other: a crowd leaves the table room for those who wait for an answer.
  for (const pack of packsOf(groups, sumsOf)) await commit(pack);
  return refused;
}
