import type { attempts as contract } from '#shared/contract/attempts.ts';
import type { Operation } from '#functions/api/operation.ts';
import { quizClocks } from '#functions/data/quizzes/quiz-clocks.ts';
import { quizCodes } from '#functions/data/quizzes/quiz-codes.ts';
import type { AttemptsDeps } from './deps.ts';
import { editableQuizOf } from './editable-quiz.ts';
import { presentControls } from './present-controls.ts';

export const getControls: Operation<typeof contract.getControls, AttemptsDeps> = async ({
  actor,
  params,
  deps: { table },
}) => {
  await editableQuizOf(table, actor, params);
  const { quizId } = params;
  const code = await quizCodes.get(table, quizId);
  const clock = await quizClocks.get(table, quizId);
  return presentControls(table, quizId, { code, clock });
};
