import * as z from 'zod';
import type { CatalogDocument } from './catalog/catalog-document.ts';
import { keys } from './keys.ts';
import { fullName, personRecord } from './profiles.ts';
import { statsById, statsRecord, type StatsById } from './stats.ts';
import type { Table } from './table.ts';

const facts = z.discriminatedUnion('entity', [
  statsRecord.extend({ entity: z.literal('Stats') }),
  personRecord.extend({ entity: z.literal('Profile') }),
]);

/** What the catalogue does not know of its courses, because it changes with every enrollment or is somebody's own. */
export type CardFacts = { stats: StatsById; names: Map<string, string> };

/**
 * Counts and teachers of some courses, in one request as long as they are forty.
 * @param others people beside them whose names are asked for
 */
export async function cardFactsOf(
  table: Table,
  documents: CatalogDocument[],
  others: string[] = [],
): Promise<CardFacts> {
  const found = await table.batchGet(facts, [
    ...documents.map(({ courseId }) => keys.stats(courseId)),
    ...[...documents.map(({ ownerId }) => ownerId), ...others].map(keys.profile),
  ]);
  const names = new Map<string, string>();
  for (const one of found) if (one.entity === 'Profile') names.set(one.userId, fullName(one));
  return { stats: statsById(found.filter((one) => one.entity === 'Stats')), names };
}
