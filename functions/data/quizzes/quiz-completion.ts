import { countAttempts } from '#shared/grading/count-attempts.ts';
import { later } from '#functions/data/courses/stats.ts';
import {
  type Enrollment,
  enrollments,
  isActive,
  type Progress,
} from '#functions/data/enrollments/enrollments.ts';
import { lessonOutline } from '#functions/data/lessons/lean-outlines.ts';
import { learnersOutline } from '#functions/data/lessons/learners-outline.ts';
import type { BlockHead } from '#functions/data/lessons/outline.ts';
import { type BlockStates, blockStates } from '#functions/data/progress/block-states.ts';
import { recount, statesAfter } from '#functions/data/progress/recount.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import type { Attempts, QuizOfPerson } from './attempts.ts';

/** What decides of whether somebody has done a quiz, beside their attempts; null: there is none. */
export type Completing = {
  block: BlockHead | null;
  enrollment: Enrollment | null;
  before: Progress | null;
  kept: BlockStates | null;
};

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
  { courseId, quizId }: QuizOfPerson,
  { block, enrollment, before, kept }: Completing,
  own: Pick<Attempts, 'attempts' | 'earned'>,
  at: string,
): Promise<TransactionItem[]> {
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
  const [states, outline] = await Promise.all([
    blockStates.of(table, enrollment, kept),
    // Of who has left, the stream counts what is done when they return.
    isActive(enrollment) ? lessonOutline(table, courseId) : null,
  ]);
  const whole = outline && { outline: learnersOutline(outline), states };
  return [
    enrollments.putProgress(enrollment, before, progress),
    blockStates.put(enrollment, kept, statesAfter(states, progress)),
    ...(whole
      ? [
          enrollments.replace(enrollment, {
            ...recount(whole, enrollment, progress, Date.parse(at)),
            lastActivityAt: later(at, enrollment.lastActivityAt),
          }).item,
        ]
      : []),
  ];
}
