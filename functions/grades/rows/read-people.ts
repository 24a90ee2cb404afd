import * as z from 'zod';
import { fullName, personRecord } from '#functions/data/accounts/profiles.ts';
import { gradeRowRecord } from '#functions/data/grades/grade-rows.ts';
import { keys } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';

const parts = z.discriminatedUnion('entity', [
  gradeRowRecord.extend({ entity: z.literal('GradeRow') }),
  personRecord.extend({ entity: z.literal('Profile') }),
]);

type Who = { userId: string; name?: string | undefined };

/** The rows of some people, and the names of those who come without: one request as long as they are fifty. */
export async function readPeople(table: Table, courseId: string, people: readonly Who[]) {
  const read =
    people.length === 0
      ? []
      : await table.batchGet(
          parts,
          people.flatMap(({ userId, name }) => [
            keys.gradeRow(courseId, userId),
            ...(name === undefined ? [keys.profile(userId)] : []),
          ]),
        );
  const rows = new Map(
    read.flatMap((one) => (one.entity === 'GradeRow' ? [[one.userId, one]] : [])),
  );
  const named = new Map(
    read.flatMap((one) => (one.entity === 'Profile' ? [[one.userId, fullName(one)]] : [])),
  );
  return people.map(({ userId, name }) => ({
    userId,
    row: rows.get(userId) ?? null,
    name: name ?? named.get(userId) ?? '',
  }));
}
export type BookPerson = Awaited<ReturnType<typeof readPeople>>[number];

export type Part = { limit: number; start: Item | undefined };

/** The next people of a list, with their rows, and where those after them begin. */
export type Listed = (part: Part) => Promise<{ people: BookPerson[]; last: Item | null }>;
