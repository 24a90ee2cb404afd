import * as z from 'zod';
import type { Gift } from '#shared/policies/attempt-time.ts';
import { mostGifts } from '#shared/schemas/attempts.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { unchangedSince } from '#functions/data/table/versioned.ts';
import { AppError } from '#functions/platform/app-error.ts';

/** The minutes that were given while a quiz ran, in the order in which they were. Minutes are only ever added. */
export const quizClockRecord = z.object({
  courseId: z.string(),
  quizId: z.string(),
  given: z.array(
    z.object({
      minutes: z.number(),
      userId: z.string().nullable(),
      reason: z.string(),
      by: z.string(),
      at: z.string(),
    }),
  ),
  version: z.number(),
});
export type QuizClock = z.infer<typeof quizClockRecord>;

type QuizPlace = Pick<QuizClock, 'courseId' | 'quizId'>;

export const quizClocks = {
  get: (table: Table, quizId: string) => table.get(quizClockRecord, keys.quizClock(quizId)),

  /** Adds minutes behind those that were read. @throws AppError `clock_full` */
  give(
    { courseId, quizId }: QuizPlace,
    before: QuizClock | null,
    gift: Gift,
  ): { next: QuizClock; item: TransactionItem } {
    const given = before?.given ?? [];
    if (given.length >= mostGifts) throw new AppError('clock_full');
    // Who came second may have begun first: the order is that of the instants.
    const last = given.at(-1)?.at ?? '';
    const at = last > gift.at ? last : gift.at;
    const version = (before?.version ?? 0) + 1;
    const next = { courseId, quizId, given: [...given, { ...gift, at }], version };
    return {
      next,
      item: tryAgain({
        label: 'quiz-clock',
        put: { ...keys.quizClock(quizId), entity: 'QuizClock', ...next },
        ...unchangedSince(before),
      }),
    };
  },

  /** Refuses a transaction where minutes were given since the clock was read. */
  checkUnchanged: (quizId: string, read: QuizClock | null): TransactionItem =>
    tryAgain({
      label: 'quiz-clock-read',
      check: keys.quizClock(quizId),
      ...unchangedSince(read),
    }),
};
