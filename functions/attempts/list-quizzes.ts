import type { attempts as contract } from '#shared/contract/attempts.ts';
import { pageOfItems } from '#functions/api/course-items.ts';
import { wholeOutlineOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { attemptRows } from '#functions/data/quizzes/attempt-rows.ts';
import type { AttemptsDeps } from './deps.ts';

/** One query, and one request for what is kept of their attempts, whatever the number of these. */
export const listQuizzes: Operation<typeof contract.listQuizzes, AttemptsDeps> = async ({
  actor,
  params,
  page,
  deps: { table },
}) => {
  const outline = await wholeOutlineOf(table, actor, params.courseId);
  const { ids, items, instantOf, nextCursor } = pageOfItems(
    outline,
    ({ facts }) => facts.quiz,
    page,
  );
  const sums = await attemptRows.sumsOfAll(table, ids);
  return {
    items: items.map(({ block, rules, facts }) => ({
      quizId: block.blockId,
      ...facts,
      isEmpty: block.facts.empty,
      opensAt: instantOf(rules.opens),
      closesAt: instantOf(rules.closes),
      sums: sums(block.blockId),
    })),
    nextCursor,
  };
};
