import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { versionedOrFirst } from '#functions/data/table/versioned.ts';

/** The courses that the home page features, in an admin's order. Version 0: nobody has chosen yet. */
const featuredRecord = z.object({ courseIds: z.array(z.string()), version: z.number() });
export type Featured = z.infer<typeof featuredRecord>;

const presented = (item: Record<string, unknown>) => featuredRecord.parse(item);

export const featured = {
  async get(table: Table): Promise<Featured> {
    return (await table.get(featuredRecord, keys.featured())) ?? { courseIds: [], version: 0 };
  },

  /** Replaces a choice that is still at `before.version`. */
  replace(before: Featured, courseIds: string[]): { next: Featured; item: TransactionItem } {
    const next = { courseIds, version: before.version + 1 };
    const put = { ...keys.featured(), entity: 'Featured', ...next };
    return { next, item: versionedOrFirst(put, before.version, 'featured', presented) };
  },
};
