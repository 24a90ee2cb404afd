import { mediaOf } from '#shared/questions/registry.ts';
import type { banks as contract } from '#shared/contract/banks.ts';
import type { Body } from '#shared/contract/route.ts';
import { expectOneTransaction } from '#functions/api/expect-one-transaction.ts';
import type { Operation } from '#functions/api/operation.ts';
import { banks } from '#functions/data/banks/banks.ts';
import { questions, type QuestionHead } from '#functions/data/banks/questions.ts';
import { questionVersions } from '#functions/data/banks/question-versions.ts';
import { questionWrites } from '#functions/data/banks/question-writes.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { derivedUlid } from '#functions/platform/derived-ulid.ts';
import { iso } from '#functions/platform/iso.ts';
import type { BanksDeps } from './deps.ts';
import { editableBankOf, type Bank } from './editable-bank.ts';
import { expectReady, headOf } from './head-of.ts';
import { nameQuestionMedia } from './name-media.ts';

type New = Body<typeof contract.createQuestions>['questions'][number];

/** A person's id does not begin with an instant, as that of a course does. */
const noInstant = '0000000000';

/** The id of a new question: of its own, or the one that follows from bank and source. */
const idFrom = (source: string | null, { bankId, course }: Bank, deps: BanksDeps, now: number) =>
  source === null ? deps.ids.ulid(now) : derivedUlid(course ? bankId : noInstant + bankId, source);

/** @throws AppError `invalid_request` with the question at fault */
function expectSources(wanted: New[]): void {
  const sources = wanted.map(({ source }) => source);
  for (const [at, source] of sources.entries())
    if (source !== null && sources.indexOf(source) !== at)
      throw new AppError('invalid_request', {
        issues: [{ path: ['questions', at, 'source'], code: 'twice' }],
      });
}

/** Where a question is that was brought in before. */
const outcomeOf = (head: QuestionHead, { bankId }: Bank) =>
  head.bankId !== bankId ? 'elsewhere' : head.binnedAt === null ? 'there' : 'binned';

const firstHead = (
  { content, ...fields }: New,
  questionId: string,
  { bankId }: Bank,
  at: string,
): QuestionHead => ({
  questionId,
  bankId,
  ...fields,
  ...headOf(content),
  mediaIds: mediaOf(content),
  version: 1,
  contentVersion: 1,
  versions: 1,
  revision: 1,
  changedAt: at,
  binnedAt: null,
});

/** Questions of one bank in one transaction. Those that were brought in before are left as they are. */
export const createQuestions: Operation<typeof contract.createQuestions, BanksDeps> = async ({
  actor,
  params,
  body: { questions: wanted },
  now,
  deps,
}) => {
  const bank = await editableBankOf(deps.table, actor, params.bankId);
  expectSources(wanted);
  const asked = wanted.map((one, at) => {
    // Lists begin with what was changed last: the first of several stands before the others.
    const head = firstHead(one, idFrom(one.source, bank, deps, now), bank, iso(now - at));
    return { head, content: one.content, path: ['questions', at] };
  });
  const sourced = asked.flatMap(({ head }) => (head.source === null ? [] : [head.questionId]));
  const known = await questions.byIds(deps.table, sourced, { consistent: true });
  const fresh = asked.filter(({ head }) => !known.has(head.questionId));
  for (const { head, path } of fresh) expectReady(head, [...path, 'status']);
  const naming = await nameQuestionMedia(
    deps.table,
    bank,
    fresh.map(({ content, path }) => ({ content, path: [...path, 'content'], before: [] })),
  );
  const saved = { version: 1, savedBy: actor.userId, savedAt: iso(now) };
  const items = fresh.flatMap(({ head, content }) => [
    questionWrites.create(head),
    questionVersions.put({ questionId: head.questionId, ...saved, content }),
  ]);
  const place = fresh.length > 0 ? [banks.take(bank.bankId, fresh.length)] : [];
  return {
    response: {
      questions: asked.map(({ head: { questionId } }) => {
        const there = known.get(questionId);
        return {
          questionId,
          outcome: there ? outcomeOf(there, bank) : 'created',
          version: there?.version ?? 1,
        };
      }),
    },
    items: expectOneTransaction([...items, ...place, ...naming]),
  };
};
