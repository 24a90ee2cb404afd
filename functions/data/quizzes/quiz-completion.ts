import { countAttempts } from '#shared/grading/count-attempts.ts';
import type { BlockHead } from '#functions/data/lessons/outline.ts';
import { completeBlock, type Done } from '#functions/data/progress/complete-block.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import type { Attempts, QuizOfPerson } from './attempts.ts';

/** What decides of whether somebody has done a quiz, beside their attempts; null: there is none. */
export type Completing = Done & { block: BlockHead | null };

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
  if (!block || !isReached(block, own)) return [];
  return completeBlock(table, { courseId, blockId: quizId }, { enrollment, before, kept }, at);
}
