import type { attempts as contract } from '#shared/contract/attempts.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { attemptRows } from '#functions/data/quizzes/attempt-rows.ts';
import { regrades } from '#functions/data/quizzes/regrades.ts';
import type { AttemptsDeps } from './deps.ts';
import { editableQuizOf } from './editable-quiz.ts';
import { presentRegrade } from './present-regrade.ts';
import { namedIn } from './present-work.ts';

export const listRegrades: Operation<typeof contract.listRegrades, AttemptsDeps> = async ({
  actor,
  params,
  page,
  deps: { table },
}) => {
  await editableQuizOf(table, actor, params);
  const [{ items, last }, sums] = await Promise.all([
    regrades.list(table, params.quizId, page),
    attemptRows.sums(table, params.quizId),
  ]);
  const names = await profiles.names(table, [...new Set(items.map(({ by }) => by))]);
  return {
    items: items.map((one) => presentRegrade(one, sums, namedIn(names))),
    nextCursor: page.cursor(last),
  };
};
