import type * as z from 'zod';
import type { accommodationSchema } from '#shared/schemas/attempts.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { keys } from '#functions/data/keys.ts';
import { blockRecord } from '#functions/data/lessons/outline.ts';
import type { Accommodation } from '#functions/data/quizzes/accommodations.ts';
import type { Table } from '#functions/data/table/table.ts';

/** Some accommodations with the names of who has and who made them, and the titles of their quizzes. */
export async function presentAccommodations(
  table: Table,
  courseId: string,
  some: Accommodation[],
): Promise<z.infer<typeof accommodationSchema>[]> {
  const quizIds = [...new Set(some.flatMap(({ quizId }) => quizId ?? []))];
  const [names, blocks] = await Promise.all([
    profiles.names(table, [...new Set(some.flatMap(({ userId, by }) => [userId, by]))]),
    quizIds.length === 0
      ? []
      : table.batchGet(
          blockRecord,
          quizIds.map((quizId) => keys.block(courseId, quizId)),
        ),
  ]);
  const named = (userId: string) => ({ userId, name: names.get(userId) ?? '' });
  return some.map(({ userId, courseId: _, quizId, by, ...one }) => ({
    ...one,
    person: named(userId),
    quizId,
    quizTitle: blocks.find(({ blockId }) => blockId === quizId)?.title ?? null,
    by: named(by),
  }));
}
