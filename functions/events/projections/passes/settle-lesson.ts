import * as z from 'zod';
import { takesWork } from '#shared/blocks/registry.ts';
import { passedFrom } from '#shared/grading/passed-from.ts';
import { later } from '#functions/data/courses/stats.ts';
import {
  enrollmentRecord,
  enrollments,
  isActive,
  progressRecord,
} from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { blockRecord } from '#functions/data/lessons/outline.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import { blockStatesRecord } from '#functions/data/progress/block-states.ts';
import { completeBlock, type Done } from '#functions/data/progress/complete-block.ts';
import { passDues } from '#functions/data/progress/pass-dues.ts';
import { passesAfter } from '#functions/data/progress/passes.ts';
import { attemptsRecord } from '#functions/data/quizzes/attempts.ts';
import { completionItems } from '#functions/data/quizzes/quiz-completion.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { fromWhatIsThere } from '#functions/events/platform/from-what-is-there.ts';
import { iso } from '#functions/platform/iso.ts';

const parts = z.discriminatedUnion('entity', [
  blockRecord.extend({ entity: z.literal('Block') }),
  markRecord.extend({ entity: z.literal('Mark') }),
  enrollmentRecord.extend({ entity: z.literal('Enrollment') }),
  progressRecord.extend({ entity: z.literal('Progress') }),
  blockStatesRecord.extend({ entity: z.literal('BlockStates') }),
  attemptsRecord.extend({ entity: z.literal('Attempts') }),
]);

type LessonOfPerson = { userId: string; courseId: string; blockId: string };

type Read = {
  block: z.infer<typeof blockRecord>;
  mark: z.infer<typeof markRecord> | undefined;
  done: Done & { enrollment: NonNullable<Done['enrollment']> };
};

/** The work for an assignment as its mark has it at an instant: done, done at an instant to come, or neither. */
async function assignmentItems(
  table: Table,
  lesson: LessonOfPerson,
  { block: { completion }, mark, done }: Read,
  now: number,
): Promise<TransactionItem[]> {
  const { courseId, blockId } = lesson;
  const { enrollment, before } = done;
  const isDone = before?.state === 'done';
  // With what is handed in comes a mark that waits.
  const isSubmitted =
    mark !== undefined && 'submissionId' in mark.source && mark.source.submissionId !== null;
  if (completion.rule === 'submitted' && isSubmitted)
    return completeBlock(table, { courseId, blockId }, done, iso(now));
  const from =
    mark && !isDone && completion.rule === 'passed' ? passedFrom(mark, completion.percent) : null;
  const known = enrollment.passes?.find((one) => one.blockId === blockId)?.at ?? null;
  const come = (at: string | null) => (at !== null && Date.parse(at) <= now ? at : null);
  // What somebody was shown as done stays so, whatever became of the mark since.
  const passed = come(from);
  const due = passed === null ? come(known) : later(passed, mark?.changedAt);
  if (due !== null && !isDone) return completeBlock(table, { courseId, blockId }, done, due);
  if (known === from) return [];
  return [
    enrollments.replace(enrollment, { passes: passesAfter(enrollment, blockId, from) }).item,
    from === null ? passDues.remove(lesson) : passDues.put(lesson, from),
  ];
}

/** What makes a lesson done for somebody, by its rule and their work as they are now. */
async function itemsOf(
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
      keys.attempts(userId, courseId, blockId),
    ],
    { consistent: true },
  );
  const block = items.find((item) => item.entity === 'Block');
  const enrollment = items.find((item) => item.entity === 'Enrollment');
  if (!block || !enrollment) return [];
  const done = {
    enrollment,
    before: items.find((item) => item.entity === 'Progress') ?? null,
    kept: items.find((item) => item.entity === 'BlockStates') ?? null,
  };
  const mark = items.find((item) => item.entity === 'Mark');
  if (takesWork(block.kind)) return assignmentItems(table, lesson, { block, mark, done }, now);
  const own = items.find((item) => item.entity === 'Attempts');
  // What somebody does from now on decides by itself.
  if (!own || !isActive(enrollment)) return [];
  const quiz = { userId, courseId, quizId: blockId };
  return completionItems(table, quiz, { block, ...done }, own, iso(now));
}

/**
 * Writes a lesson as done once somebody's work for it is enough by its rule, and they may know: at once where they may,
 * and otherwise that they will from an instant on, which every reader reckons with and the table forgets when it has
 * come. A mark that no longer passes by then takes that back; what is done stays done. What is to be done is read from
 * the table, so that it may be asked for twice or late.
 * @param now in milliseconds
 */
export async function settleLesson(
  table: Table,
  lesson: LessonOfPerson,
  now: number,
): Promise<void> {
  await fromWhatIsThere(async () => {
    const items = await itemsOf(table, lesson, now);
    if (items.length > 0) await table.commit(items);
  });
}
