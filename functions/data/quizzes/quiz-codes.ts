import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { unchangedSince } from '#functions/data/table/versioned.ts';

/** The access code of a quiz, in plain, since who teaches must be able to say it; null: there is none any more. */
export const quizCodeRecord = z.object({
  courseId: z.string(),
  quizId: z.string(),
  code: z.string().nullable(),
  changedBy: z.string(),
  changedAt: z.string(),
  version: z.number(),
});
export type QuizCode = z.infer<typeof quizCodeRecord>;

export const quizCodes = {
  get: (table: Table, quizId: string) => table.get(quizCodeRecord, keys.quizCode(quizId)),

  /** Which of some quizzes have a code; none of them costs nothing. */
  async areSet(table: Table, quizIds: string[]): Promise<Set<string>> {
    if (quizIds.length === 0) return new Set();
    const all = await table.batchGet(quizCodeRecord, quizIds.map(keys.quizCode), {
      consistent: true,
    });
    return new Set(all.flatMap(({ quizId, code }) => (code === null ? [] : [quizId])));
  },

  replace(
    before: QuizCode | null,
    changed: Omit<QuizCode, 'version'>,
  ): { next: QuizCode; item: TransactionItem } {
    const next = { ...changed, version: (before?.version ?? 0) + 1 };
    return {
      next,
      item: tryAgain({
        label: 'quiz-code',
        put: { ...keys.quizCode(next.quizId), entity: 'QuizCode', ...next },
        ...unchangedSince(before),
      }),
    };
  },
};
