import { expectOpen } from '#functions/api/expect-open.ts';
import type { Module } from '#functions/data/lessons/outline.ts';
import type { Quiz, QuizView } from '#functions/data/quizzes/quiz-view.ts';
import type { Table } from '#functions/data/table/table.ts';
import { found } from '#functions/platform/app-error.ts';

/**
 * The quiz, for who may open its block now.
 * @param module what was read of the block's module, if it was
 * @throws AppError `not_found`, `block_locked`
 */
export async function openQuiz(
  table: Table,
  view: QuizView,
  now: number,
  module?: Module | null,
): Promise<Quiz> {
  const quiz = found(view.quiz);
  await expectOpen(table, view, now, module);
  return quiz;
}
