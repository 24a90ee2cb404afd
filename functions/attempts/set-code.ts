import type { attempts as contract } from '#shared/contract/attempts.ts';
import type { Operation } from '#functions/api/operation.ts';
import { quizClocks } from '#functions/data/quizzes/quiz-clocks.ts';
import { quizCodes } from '#functions/data/quizzes/quiz-codes.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AttemptsDeps } from './deps.ts';
import { editableQuizOf } from './editable-quiz.ts';
import { presentControls } from './present-controls.ts';

/** Who sets a code last has set it: it is read from a screen and said aloud, and nobody edits half of it. */
export const setCode: Operation<typeof contract.setCode, AttemptsDeps> = async ({
  actor,
  params,
  body: { code },
  now,
  deps: { table },
}) => {
  await editableQuizOf(table, actor, params);
  const before = await quizCodes.get(table, params.quizId);
  const changed = { ...params, code, changedBy: actor.userId, changedAt: iso(now) };
  const { next, item } = quizCodes.replace(before, changed);
  const clock = await quizClocks.get(table, params.quizId);
  return {
    response: await presentControls(table, params.quizId, { code: next, clock }),
    items: [item],
  };
};
