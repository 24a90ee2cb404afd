import * as z from 'zod';
import { graceMs } from '#shared/policies/attempt-time.ts';
import { keys } from '#functions/data/keys.ts';
import type { Item } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import type { QuizOfPerson } from './attempts.ts';

type AttemptPlace = QuizOfPerson & { attemptId: string };

const dueRecord = z.object({
  userId: z.string(),
  courseId: z.string(),
  quizId: z.string(),
  attemptId: z.string(),
  /** In seconds: the first one in which nothing more is taken. */
  expiresAt: z.number(),
});
export type AttemptDue = z.infer<typeof dueRecord>;

const keyOf = ({ userId, courseId, quizId, attemptId }: AttemptPlace) =>
  keys.attemptDue(userId, courseId, quizId, attemptId);

/** That an attempt with a deadline runs: once the table has forgotten it, the stream ends an attempt that nobody came back to. */
export const attemptsDue = {
  parse: (item: Item): AttemptDue => dueRecord.parse(item),

  put(place: AttemptPlace, deadline: string): TransactionItem {
    const { userId, courseId, quizId, attemptId } = place;
    const expiresAt = Math.floor((Date.parse(deadline) + graceMs) / 1000) + 1;
    const due: AttemptDue = { userId, courseId, quizId, attemptId, expiresAt };
    return { label: 'attempt-due', put: { ...keyOf(place), entity: 'AttemptDue', ...due } };
  },

  remove: (place: AttemptPlace): TransactionItem => ({
    label: 'attempt-due',
    remove: keyOf(place),
  }),
};
