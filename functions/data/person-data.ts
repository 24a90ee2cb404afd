import * as z from 'zod';
import { indexPartitions, ranges } from './keys.ts';
import type { Item, QueryPage, Table } from './table.ts';

const anything = z.record(z.string(), z.json());
type Data = z.infer<typeof anything>;

/** How the table finds and keeps an item, and what the pool and we agree on: nothing of the person. */
const internal = new Set([
  'pk',
  'sk',
  'gsi1pk',
  'gsi1sk',
  'expiresAt',
  'username',
  'rolesSyncedAt',
  'endedSessions',
  'othersEnded',
  'invitationId',
  'invitedBy',
]);

const shown = (item: Data): Data =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !internal.has(name)));

async function whole(read: (start: Item | undefined) => Promise<QueryPage<Data>>): Promise<Data[]> {
  const items: Data[] = [];
  let start: Item | undefined;
  do {
    const page = await read(start);
    items.push(...page.items);
    start = page.last ?? undefined;
  } while (start);
  return items;
}

/**
 * Everything that is kept under a person's id, and the courses, messages and invitations that name them:
 * each item as data, `entity` saying what it is. Not in it: answers that are remembered for a day, which repeat
 * what is here, and what is made from profile and enrollments and says no more than they do: the
 * places among the learners of a course, the rows of rosters and of what people are found by, places in a line.
 * @param invited the keyed hash of their address
 */
export async function dataOf(table: Table, userId: string, invited: string): Promise<Data[]> {
  const parts = await Promise.all([
    whole((start) => table.query(anything, ranges.person(userId), { start })),
    whole((start) => table.queryIndex(anything, indexPartitions.taught(userId), { start })),
    whole((start) => table.queryIndex(anything, indexPartitions.contacts(userId), { start })),
    whole((start) => table.query(anything, ranges.invitations(invited), { start })),
  ]);
  return parts.flat().map(shown);
}
