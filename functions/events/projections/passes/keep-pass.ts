import * as z from 'zod';
import { takesWork } from '#shared/blocks/registry.ts';
import { passedFrom } from '#shared/grading/passed-from.ts';
import { later } from '#functions/data/courses/stats.ts';
import {
  enrollmentRecord,
  enrollments,
  progressRecord,
} from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { blockRecord } from '#functions/data/lessons/outline.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import { blockStatesRecord } from '#functions/data/progress/block-states.ts';
import { completeBlock } from '#functions/data/progress/complete-block.ts';
import { passDues } from '#functions/data/progress/pass-dues.ts';
import { passesAfter } from '#functions/data/progress/passes.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused, type TransactionItem } from '#functions/data/table/transaction.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

const parts = z.discriminatedUnion('entity', [
  blockRecord.extend({ entity: z.literal('Block') }),
  markRecord.extend({ entity: z.literal('Mark') }),
  enrollmentRecord.extend({ entity: z.literal('Enrollment') }),
  progressRecord.extend({ entity: z.literal('Progress') }),
  blockStatesRecord.extend({ entity: z.literal('BlockStates') }),
]);

type LessonOfPerson = { userId: string; courseId: string; blockId: string };

/** A lesson as its mark has it at an instant: done, done at an instant to come, or neither. */
async function passItems(
  table: Table,
  lesson: LessonOfPerson,
  now: number,
): Promise<TransactionItem[]> {
  const { userId, courseId, blockId } = lesson;
  const items = await table.batchGet(
    parts,
    [
      keys.block(courseId, blockId),
      keys.mark(userId, courseId, blockId),
      keys.enrollment(userId, courseId),
      keys.progress(userId, courseId, blockId),
      keys.blockStates(userId, courseId),
    ],
    { consistent: true },
  );
  const block = items.find((item) => item.entity === 'Block');
  const enrollment = items.find((item) => item.entity === 'Enrollment');
  if (!block || !enrollment || !takesWork(block.kind)) return [];
  const mark = items.find((item) => item.entity === 'Mark');
  const before = items.find((item) => item.entity === 'Progress') ?? null;
  const kept = items.find((item) => item.entity === 'BlockStates') ?? null;
  const { completion } = block;
  const isDone = before?.state === 'done';
  const from =
    mark && !isDone && completion.rule === 'passed' ? passedFrom(mark, completion.percent) : null;
  const known = enrollment.passes?.find((one) => one.blockId === blockId)?.at ?? null;
  const come = (at: string | null) => (at !== null && Date.parse(at) <= now ? at : null);
  // What somebody was shown as done stays so, whatever became of the mark since.
  const passed = come(from);
  const due = passed === null ? come(known) : later(passed, mark?.changedAt);
  if (due !== null && !isDone)
    return completeBlock(table, { courseId, blockId }, { enrollment, before, kept }, due);
  if (known === from) return [];
  return [
    enrollments.replace(enrollment, { passes: passesAfter(enrollment, blockId, from) }).item,
    from === null ? passDues.remove(lesson) : passDues.put(lesson, from),
  ];
}

/**
 * Writes a lesson as done once the work for it has passed by its rule and its person may know: at once where they may,
 * and otherwise that they will from an instant on, which every reader reckons with and the table forgets when it has
 * come. A mark that no longer passes by then takes that back; what is done stays done. What is to be done is read from
 * the table, so that a record that comes twice or late changes nothing.
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
    await settle(table, { userId, courseId, blockId: itemId }, at);
  } else if (before?.entity === 'PassDue' && !after) {
    const { expiresAt, ...lesson } = passDues.parse(before);
    await settle(table, lesson, Math.max(now, expiresAt * 1000));
  }
}

async function settle(table: Table, lesson: LessonOfPerson, now: number): Promise<void> {
  try {
    const items = await passItems(table, lesson, now);
    if (items.length > 0) await table.commit(items);
  } catch (error) {
    // Somebody wrote the enrollment meanwhile: read again.
    if (!(error instanceof RuleRefused)) throw error;
    await settle(table, lesson, now);
  }
}
