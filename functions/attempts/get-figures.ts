import type { attempts as contract } from '#shared/contract/attempts.ts';
import type { Operation } from '#functions/api/operation.ts';
import { type QuestionHead, questions } from '#functions/data/banks/questions.ts';
import { attemptRows } from '#functions/data/quizzes/attempt-rows.ts';
import { questionFigures } from '#functions/data/quizzes/figures.ts';
import { presentFigures } from '#functions/data/quizzes/present-figures.ts';
import type { AttemptsDeps } from './deps.ts';
import { editableQuizOf } from './editable-quiz.ts';

const presentHead = ({ bankId, type, name, stem, contentVersion }: QuestionHead) => ({
  bankId,
  type,
  name,
  stem,
  contentVersion,
});

/** From sums that are kept: it costs the same for fifty attempts and for five thousand. */
export const getFigures: Operation<typeof contract.getFigures, AttemptsDeps> = async ({
  actor,
  params,
  page,
  deps: { table },
}) => {
  await editableQuizOf(table, actor, params);
  const [sums, { items, last }] = await Promise.all([
    attemptRows.sums(table, params.quizId),
    questionFigures.ofQuiz(table, params.quizId, page),
  ]);
  const asked = items.filter((one) => one.sums.asked > 0);
  const heads = await questions.byIds(
    table,
    asked.map(({ questionId }) => questionId),
  );
  return {
    sums,
    items: asked.map((one) => {
      const head = heads.get(one.questionId);
      return {
        questionId: one.questionId,
        question: head ? presentHead(head) : null,
        ...presentFigures([one]),
      };
    }),
    nextCursor: page.cursor(last),
  };
};
