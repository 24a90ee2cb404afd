import { markRecord } from '#functions/data/marks/marks.ts';
import { passDues } from '#functions/data/progress/pass-dues.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { settleLesson } from './settle-lesson.ts';

/**
 * Settles the lesson of an assignment where its mark changed, or where an instant has come from which its person may
 * know of one.
 * @param now in milliseconds
 */
export async function keepPass(
  table: Table,
  { before, after }: StreamRecord,
  now: number,
): Promise<void> {
  if (after?.entity === 'Mark') {
    const { userId, courseId, itemId, source, changedAt } = markRecord.parse(after);
    // A quiz is done by its attempts, in their own transactions.
    if ('attempts' in source) return;
    const at = Math.max(now, Date.parse(changedAt));
    await settleLesson(table, { userId, courseId, blockId: itemId }, at);
  } else if (before?.entity === 'PassDue' && !after) {
    const { expiresAt, ...lesson } = passDues.parse(before);
    await settleLesson(table, lesson, Math.max(now, expiresAt * 1000));
  }
}
