import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import type { Item } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

type LessonOfPerson = { userId: string; courseId: string; blockId: string };

const dueRecord = z.object({
  userId: z.string(),
  courseId: z.string(),
  blockId: z.string(),
  /** In seconds. */
  expiresAt: z.number(),
});
export type PassDue = z.infer<typeof dueRecord>;

const keyOf = ({ userId, courseId, blockId }: LessonOfPerson) =>
  keys.passDue(userId, courseId, blockId);

/** That somebody passes at an instant to come: once the table has forgotten it, the stream writes the lesson as done. */
export const passDues = {
  parse: (item: Item): PassDue => dueRecord.parse(item),

  put({ userId, courseId, blockId }: LessonOfPerson, at: string): TransactionItem {
    const due: PassDue = {
      userId,
      courseId,
      blockId,
      expiresAt: Math.ceil(Date.parse(at) / 1000),
    };
    return { label: 'pass-due', put: { ...keyOf(due), entity: 'PassDue', ...due } };
  },

  remove: (lesson: LessonOfPerson): TransactionItem => ({
    label: 'pass-due',
    remove: keyOf(lesson),
  }),
};
