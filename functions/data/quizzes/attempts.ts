import * as z from 'zod';
import { attemptStates } from '#shared/schemas/quizzes.ts';
import { keys, ranges } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { unchangedSince } from '#functions/data/table/versioned.ts';

const oneAttempt = z.object({
  attemptId: z.string(),
  number: z.number(),
  state: z.enum(attemptStates),
  startedAt: z.string(),
  /** Since when it runs again, where it was reopened. */
  reopenedAt: z.string().nullable().optional(),
  /** As it was when it began or was reopened; of one that has ended, with what was given to it. */
  deadline: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** It counts for nothing any more, neither as an attempt nor for the mark. */
  isReset: z.boolean().optional(),
});
export type OneAttempt = z.infer<typeof oneAttempt>;

/** The attempts of one person at one quiz: the only place that decides how many there are, and which one runs. */
export const attemptsRecord = z.object({
  attempts: z.array(oneAttempt),
  /** What each earned that has ended. Apart from them: it is not handed out before the quiz shows it. */
  earned: z.record(
    z.string(),
    z.object({ points: z.number().nullable(), most: z.number(), waiting: z.number() }),
  ),
  version: z.number(),
});
export type Attempts = z.infer<typeof attemptsRecord>;

/** The same among all of a person's. */
const listed = attemptsRecord
  .omit({ version: true })
  .extend({ courseId: z.string(), quizId: z.string() });
export type OwnAttempts = z.infer<typeof listed>;

export type QuizOfPerson = { userId: string; courseId: string; quizId: string };

/** Those that count: as attempts, and for the mark. */
export const countedOf = (own: Pick<Attempts, 'attempts'> | null | undefined): OneAttempt[] =>
  own?.attempts.filter(({ isReset }) => !isReset) ?? [];

export const openAttempt = (own: Pick<Attempts, 'attempts'> | null): OneAttempt | undefined =>
  own?.attempts.find(({ state }) => state === 'open');

/** Puts the attempts of a person over what was read of them; whoever was faster makes the caller read again. */
const put = (
  { userId, courseId, quizId }: QuizOfPerson,
  before: Attempts | null,
  next: Omit<Attempts, 'version'>,
): TransactionItem =>
  tryAgain({
    label: 'attempts',
    put: {
      ...keys.attempts(userId, courseId, quizId),
      entity: 'Attempts',
      courseId,
      quizId,
      ...next,
      version: (before?.version ?? 0) + 1,
    },
    ...unchangedSince(before),
  });

export const attempts = {
  get: (table: Table, { userId, courseId, quizId }: QuizOfPerson) =>
    table.get(attemptsRecord, keys.attempts(userId, courseId, quizId)),

  /** Those of one person at all quizzes: as many as that person ever took. */
  async ofPerson(table: Table, userId: string): Promise<Map<string, OwnAttempts>> {
    const own = await table.queryAll(listed, ranges.ownAttempts(userId));
    return new Map(own.map((one) => [one.quizId, one]));
  },

  /** Refuses a transaction where somebody's attempts are no more as they were read. */
  checkUnchanged: (
    { userId, courseId, quizId }: QuizOfPerson,
    read: Attempts | null,
  ): TransactionItem => ({
    label: 'attempts-read',
    check: keys.attempts(userId, courseId, quizId),
    ...unchangedSince(read),
  }),

  begin: (who: QuizOfPerson, before: Attempts | null, attempt: OneAttempt): TransactionItem =>
    put(who, before, {
      attempts: [...(before?.attempts ?? []), attempt],
      earned: before?.earned ?? {},
    }),

  /** Somebody's attempts with what changes of some of them. */
  change(
    before: Attempts,
    changed: (Partial<OneAttempt> & Pick<OneAttempt, 'attemptId'>)[],
    earned: Attempts['earned'],
  ): Pick<Attempts, 'attempts' | 'earned'> {
    const byId = new Map(changed.map((one) => [one.attemptId, one]));
    return {
      attempts: before.attempts.map((one) => ({ ...one, ...byId.get(one.attemptId) })),
      earned: { ...before.earned, ...earned },
    };
  },

  put,
};
