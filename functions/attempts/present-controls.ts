import type * as z from 'zod';
import type { quizControlsSchema } from '#shared/schemas/attempts.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import type { QuizClock } from '#functions/data/quizzes/quiz-clocks.ts';
import type { QuizCode } from '#functions/data/quizzes/quiz-codes.ts';
import type { Table } from '#functions/data/table/table.ts';

/** What is set of a quiz, with the names of who gave and who got minutes. */
export async function presentControls(
  table: Table,
  quizId: string,
  { code, clock }: { code: QuizCode | null; clock: QuizClock | null },
): Promise<z.infer<typeof quizControlsSchema>> {
  const given = clock?.given ?? [];
  const userIds = given.flatMap(({ by, userId }) => (userId === null ? [by] : [by, userId]));
  const names = await profiles.names(table, [...new Set(userIds)]);
  const named = (userId: string) => ({ userId, name: names.get(userId) ?? '' });
  return {
    quizId,
    code: code?.code ?? null,
    given: given.toReversed().map(({ minutes, userId, reason, by, at }) => ({
      minutes,
      to: userId === null ? null : named(userId),
      reason,
      by: named(by),
      at,
    })),
  };
}
