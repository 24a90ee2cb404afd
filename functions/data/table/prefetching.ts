import * as z from 'zod';
import type { Key } from '#functions/data/keys.ts';
import type { Item, Table } from './table.ts';

const wholeItem = z.looseObject({ pk: z.string(), sk: z.string() });

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

/**
 * The table as one request reads it: with the first item that is asked for come those that it will ask for next, in
 * one consistent request. Each is handed out once: whoever reads again, because somebody was faster, asks the table.
 */
export function prefetching(table: Table, wanted: Key[]): Table {
  if (wanted.length === 0) return table;
  let open = wanted;
  /** By key; null for what does not exist. */
  const inHand = new Map<string, Item | null>();

  async function fetchWith(key: Key): Promise<void> {
    const all = [key, ...open];
    open = [];
    const items = await table.batchGet(wholeItem, all, { consistent: true });
    for (const one of all) inHand.set(nameOf(one), null);
    for (const item of items) inHand.set(nameOf(item), item);
  }

  /** Undefined for what is not in hand, or no more. */
  function take(key: Key): Item | null | undefined {
    const item = inHand.get(nameOf(key));
    inHand.delete(nameOf(key));
    return item;
  }

  return {
    ...table,
    async get(record, key) {
      if (open.length > 0) await fetchWith(key);
      const item = take(key);
      if (item === undefined) return table.get(record, key);
      return item && record.parse(item);
    },
    async batchGet(record, keys, options) {
      const different = new Map(keys.map((key) => [nameOf(key), key]));
      const taken = [...different.values()].map((key) => ({ key, item: take(key) }));
      const missing = taken.flatMap(({ key, item }) => (item === undefined ? [key] : []));
      const items = taken.flatMap(({ item }) => (item ? [record.parse(item)] : []));
      if (missing.length === 0) return items;
      return [...items, ...(await table.batchGet(record, missing, options))];
    },
  };
}
