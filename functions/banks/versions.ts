import type { banks as contract } from '#shared/contract/banks.ts';
import type { Operation } from '#functions/api/operation.ts';
import { presentPerson } from '#functions/data/accounts/present-person.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { questionVersions } from '#functions/data/banks/question-versions.ts';
import { found } from '#functions/platform/app-error.ts';
import type { BanksDeps } from './deps.ts';
import { editableQuestionOf } from './editable-bank.ts';
import { presentQuestion, presentVersion } from './present-question.ts';

export const getQuestion: Operation<typeof contract.getQuestion, BanksDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const { head } = await editableQuestionOf(deps.table, actor, params, now);
  const { questionId, contentVersion } = head;
  const saved = found(await questionVersions.get(deps.table, questionId, contentVersion));
  return presentQuestion(head, saved, deps, now);
};

export const listVersions: Operation<typeof contract.listVersions, BanksDeps> = async ({
  actor,
  params,
  page,
  now,
  deps,
}) => {
  const { head } = await editableQuestionOf(deps.table, actor, params, now);
  const { items, last } = await questionVersions.list(deps.table, head.questionId, page);
  const names = await profiles.names(
    deps.table,
    items.map(({ savedBy }) => savedBy),
  );
  return {
    items: items.map(({ version, type, savedAt, savedBy }) => ({
      version,
      type,
      savedAt,
      savedBy: presentPerson(savedBy, names),
    })),
    nextCursor: page.cursor(last),
  };
};

export const getVersion: Operation<typeof contract.getVersion, BanksDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const { head } = await editableQuestionOf(deps.table, actor, params, now);
  const kept = found(await questionVersions.get(deps.table, head.questionId, params.version));
  return presentVersion(kept, deps, now);
};
