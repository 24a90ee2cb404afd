import * as z from 'zod';
import { keys, type Key } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

const none = z.number().default(0);

/** The number of people in each list, in parts: changed with their rows, in the same transaction. */
const countsRecord = z.object({
  everybody: none,
  'role:students': none,
  'role:teachers': none,
  'role:admins': none,
  'state:active': none,
  'state:suspended': none,
  'state:asked': none,
  'state:leaving': none,
});

/** Each write takes any one of these items, so that the lanes of a crowd seldom meet in one. */
const shards = Array.from({ length: 8 }, (_, shard) => keys.peopleCounts(shard));
const anyShard = () => shards[Math.floor(Math.random() * shards.length)] as Key;

export const peopleCounts = {
  async get(table: Table) {
    const parts = await table.batchGet(countsRecord, shards);
    const sums = countsRecord.parse({});
    for (const part of parts)
      for (const facet of Object.keys(sums) as (keyof typeof sums)[]) sums[facet] += part[facet];
    return sums;
  },

  /** @param changes of one or of many people */
  change(changes: [facet: string, by: number][]): TransactionItem[] {
    const sums = new Map<string, number>();
    for (const [facet, more] of changes) sums.set(facet, (sums.get(facet) ?? 0) + more);
    const by = [...sums].filter(([, more]) => more !== 0);
    if (by.length === 0) return [];
    return [
      {
        label: 'people-counts',
        update: anyShard(),
        set: `SET entity = :entity ADD ${by.map((_, at) => `#f${at} :f${at}`).join(', ')}`,
        expression: {
          names: Object.fromEntries(by.map(([facet], at) => [`#f${at}`, facet])),
          values: {
            ':entity': 'PeopleCounts',
            ...Object.fromEntries(by.map(([, more], at) => [`:f${at}`, more])),
          },
        },
      },
    ];
  },
};
