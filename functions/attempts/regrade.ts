import type { attempts as contract } from '#shared/contract/attempts.ts';
import type { RegradeChange } from '#shared/grading/regrade.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { questionRecord } from '#functions/data/banks/questions.ts';
import { keys } from '#functions/data/keys.ts';
import { attemptRows } from '#functions/data/quizzes/attempt-rows.ts';
import { regrades } from '#functions/data/quizzes/regrades.ts';
import type { Table } from '#functions/data/table/table.ts';
import { found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AttemptsDeps } from './deps.ts';
import { editableQuizOf } from './editable-quiz.ts';
import { presentRegrade } from './present-regrade.ts';
import { namedIn } from './present-work.ts';

/** What a regrade is to do; the content by which it scores is the one of now, whatever is written later. */
export async function changeOf(
  table: Table,
  { kind, questionId }: Pick<RegradeChange, 'kind' | 'questionId'>,
): Promise<RegradeChange> {
  if (kind !== 'rescore') return { kind, questionId, version: null };
  const { contentVersion } = found(await table.get(questionRecord, keys.question(questionId)));
  return { kind, questionId, version: contentVersion };
}

export const regrade: Operation<typeof contract.regrade, AttemptsDeps> = async ({
  actor,
  params,
  body: { change, reason },
  now,
  deps,
}) => {
  const { table } = deps;
  await editableQuizOf(table, actor, params);
  const [decided, sums, names] = await Promise.all([
    changeOf(table, change),
    attemptRows.sums(table, params.quizId),
    profiles.names(table, [actor.userId]),
  ]);
  const begun = {
    regradeId: deps.ids.ulid(now),
    ...params,
    change: decided,
    reason,
    by: actor.userId,
    at: iso(now),
    state: 'running' as const,
    from: null,
    done: 0,
    changed: 0,
    step: 1,
  };
  return {
    response: presentRegrade(begun, sums, namedIn(names)),
    items: [regrades.begin(begun)],
  };
};
