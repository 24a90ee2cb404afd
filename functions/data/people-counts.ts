import * as z from 'zod';
import { keys } from './keys.ts';
import type { Table } from './table.ts';
import type { TransactionItem } from './transaction.ts';

const none = z.number().default(0);

/** How many people each list has: changed with their rows, in the same transaction. */
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

export const peopleCounts = {
  async get(table: Table) {
    const counts = await table.get(countsRecord, keys.peopleCounts());
    return counts ?? countsRecord.parse({});
  },

  change(by: (readonly [string, number])[]): TransactionItem[] {
    if (by.length === 0) return [];
    return [
      {
        label: 'people-counts',
        update: keys.peopleCounts(),
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
