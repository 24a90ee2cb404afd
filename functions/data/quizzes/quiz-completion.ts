import * as z from 'zod';
import { countAttempts } from '#shared/grading/count-attempts.ts';
import { later } from '#functions/data/courses/stats.ts';
import {
  enrollmentRecord,
  enrollments,
  isActive,
  progressRecord,
} from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { lessonOutline } from '#functions/data/lessons/lean-outlines.ts';
import { learnersOutline } from '#functions/data/lessons/learners-outline.ts';
import { type BlockHead, blockRecord } from '#functions/data/lessons/outline.ts';
import { blockStates, blockStatesRecord } from '#functions/data/progress/block-states.ts';
import { recount, statesAfter } from '#functions/data/progress/recount.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import type { Attempts, QuizOfPerson } from './attempts.ts';

const parts = z.discriminatedUnion('entity', [
  blockRecord.extend({ entity: z.literal('Block') }),
  enrollmentRecord.extend({ entity: z.literal('Enrollment') }),
  progressRecord.extend({ entity: z.literal('Progress') }),
  blockStatesRecord.extend({ entity: z.literal('BlockStates') }),
]);

/** Whether somebody has done a quiz by the rule of its block; an attempt that was reset is as if it had not been. */
function isReached(
  { completion, facts }: Pick<BlockHead, 'completion' | 'facts'>,
  { attempts, earned }: Pick<Attempts, 'attempts' | 'earned'>,
): boolean {
  const ended = attempts.filter(({ state, isReset }) => state !== 'open' && !isReset);
  if (completion.rule === 'submitted') return ended.length > 0;
  if (completion.rule !== 'passed') return false;
  const scored = ended.map(({ attemptId }) => ({
    attemptId,
    ...(earned[attemptId] ?? { points: null, most: 0 }),
  }));
  const counted = countAttempts(scored, facts.quiz?.counts ?? 'best').earned;
  return counted !== null && counted.points * 100 >= counted.most * completion.percent;
}

/**
 * Marks the block of a quiz as done for somebody whose attempts come to that, in the transaction that made them so;
 * nothing where its rule asks for something else, or it was done before. What is done stays done.
 * @param own the attempts as that transaction leaves them
 * @param at the instant of the cause
 */
export async function completionItems(
  table: Table,
  { userId, courseId, quizId }: QuizOfPerson,
  own: Pick<Attempts, 'attempts' | 'earned'>,
  at: string,
): Promise<TransactionItem[]> {
  const found = await table.batchGet(
    parts,
    [
      keys.block(courseId, quizId),
      keys.enrollment(userId, courseId),
      keys.progress(userId, courseId, quizId),
      keys.blockStates(userId, courseId),
    ],
    { consistent: true },
  );
  const block = found.find((one) => one.entity === 'Block');
  const enrollment = found.find((one) => one.entity === 'Enrollment');
  const before = found.find((one) => one.entity === 'Progress') ?? null;
  if (!block || !enrollment || before?.state === 'done' || !isReached(block, own)) return [];
  const progress = {
    blockId: quizId,
    state: 'done' as const,
    positionSeconds: before?.positionSeconds ?? 0,
    played: before?.played ?? [],
    credit: before?.credit ?? 0,
    reportedAt: later(at, before?.reportedAt),
    doneAt: at,
  };
  const kept = found.find((one) => one.entity === 'BlockStates') ?? null;
  const [states, outline] = await Promise.all([
    blockStates.of(table, enrollment, kept),
    // Of who has left, the stream counts what is done when they return.
    isActive(enrollment) ? lessonOutline(table, courseId) : null,
  ]);
  const { entity: _, ...was } = enrollment;
  const whole = outline && { outline: learnersOutline(outline), states };
  return [
    enrollments.putProgress(enrollment, before, progress),
    blockStates.put(enrollment, kept, statesAfter(states, progress)),
    ...(whole
      ? [
          enrollments.replace(was, {
            ...recount(whole, was, progress, Date.parse(at)),
            lastActivityAt: later(at, was.lastActivityAt),
          }).item,
        ]
      : []),
  ];
}
