import { expectUnlocked, ownCourse } from '#functions/api/expect-unlocked.ts';
import { type Module, moduleRecord } from '#functions/data/lessons/outline.ts';
import { isVisible } from '#functions/data/lessons/learners-outline.ts';
import type { Quiz, QuizView } from '#functions/data/quizzes/quiz-view.ts';
import type { Table } from '#functions/data/table/table.ts';
import { keys } from '#functions/data/keys.ts';
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
  const block = found(view.block && isVisible(view.block) ? view.block : null);
  const quiz = found(view.quiz);
  const around =
    module === undefined
      ? await table.get(moduleRecord, keys.module(block.courseId, block.moduleId))
      : module;
  const shown = found(around && isVisible(around) ? around : null);
  const { enrollment } = view;
  await expectUnlocked({ block, module: shown, enrollment }, ownCourse(table, enrollment), now);
  return quiz;
}
