import { mediaOf } from '#shared/questions/registry.ts';
import type { banks as contract } from '#shared/contract/banks.ts';
import type { Operation } from '#functions/api/operation.ts';
import { isOfBank, questions } from '#functions/data/banks/questions.ts';
import { questionVersions } from '#functions/data/banks/question-versions.ts';
import { media } from '#functions/data/media/media.ts';
import type { BanksDeps } from './deps.ts';
import { editableBankOf } from './editable-bank.ts';
import { presentRow } from './present-question.ts';

/** The questions that a quiz names, however many: their heads in one request, contents and files in two more. */
export const getQuestions: Operation<typeof contract.getQuestions, BanksDeps> = async ({
  actor,
  params,
  query,
  now,
  deps,
}) => {
  const { bankId } = await editableBankOf(deps.table, actor, params.bankId);
  const heads = await questions.byIds(deps.table, [
    ...new Set(query.questions.map(({ questionId }) => questionId)),
  ]);
  const named = query.questions.flatMap(({ questionId, version }) => {
    const head = heads.get(questionId);
    return head && isOfBank(head, bankId, now)
      ? [{ questionId, head, version: version ?? head.contentVersion }]
      : [];
  });
  const different = new Map(named.map((one) => [`${one.questionId} ${one.version}`, one]));
  const contentOf = query.contents
    ? await questionVersions.some(deps.table, [...different.values()])
    : () => undefined;
  const read = named.map(({ questionId, head, version }) => ({
    question: presentRow(head),
    version,
    content: contentOf(questionId, version) ?? null,
  }));
  const files = await media.byIds(deps.table, [
    ...new Set(read.flatMap(({ content }) => (content ? mediaOf(content) : []))),
  ]);
  return {
    questions: read,
    links: files
      .filter(({ state }) => state === 'ready')
      .map((file) => deps.links.linkTo(file, now)),
  };
};
