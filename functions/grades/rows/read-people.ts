import * as z from 'zod';
import { fullName, personRecord } from '#functions/data/accounts/profiles.ts';
import { gradeRowRecord } from '#functions/data/grades/grade-rows.ts';
import { keys } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';

const parts = z.discriminatedUnion('entity', [
  gradeRowRecord.extend({ entity: z.literal('GradeRow') }),
  personRecord.extend({ entity: z.literal('Profile') }),
]);

/** The rows and names of some people: one request as long as they are fifty. */
export async function readPeople(table: Table, courseId: string, userIds: readonly string[]) {
  const read =
    userIds.length === 0
      ? []
      : await table.batchGet(
          parts,
          userIds.flatMap((userId) => [keys.gradeRow(courseId, userId), keys.profile(userId)]),
        );
  const rows = new Map(
    read.flatMap((one) => (one.entity === 'GradeRow' ? [[one.userId, one]] : [])),
  );
  const named = new Map(
    read.flatMap((one) => (one.entity === 'Profile' ? [[one.userId, fullName(one)]] : [])),
  );
  return userIds.map((userId) => ({
    userId,
    row: rows.get(userId) ?? null,
    name: named.get(userId) ?? '',
  }));
}
export type BookPerson = Awaited<ReturnType<typeof readPeople>>[number];

export type Part = { limit: number; start: Item | undefined };

/** The next people of a list, with their rows, and where those after them begin. */
export type Listed = (part: Part) => Promise<{ people: BookPerson[]; last: Item | null }>;
