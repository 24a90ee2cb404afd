import type { banks as contract } from '#shared/contract/banks.ts';
import type { Body } from '#shared/contract/route.ts';
import { editableQuestion } from '#shared/schemas/questions.ts';
import { expectOneTransaction } from '#functions/api/expect-one-transaction.ts';
import type { Operation } from '#functions/api/operation.ts';
import { banks } from '#functions/data/banks/banks.ts';
import { foldTag } from '#functions/data/banks/question-facets.ts';
import type { QuestionHead } from '#functions/data/banks/questions.ts';
import { questionWrites } from '#functions/data/banks/question-writes.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { copyQuestions } from './copy-questions.ts';
import type { BanksDeps } from './deps.ts';
import { editableBankOf, namedQuestions, type Bank } from './editable-bank.ts';
import { expectReady } from './head-of.ts';
import { presentRow } from './present-question.ts';

type Change = Body<typeof contract.changeQuestions>['change'];
type InPlace = Exclude<Change, { do: 'copy' }>;

/** @throws AppError `invalid_request` where it would have more tags than a question can */
function withTags({ tags }: QuestionHead, added: string[]): string[] {
  const all = [...tags];
  for (const tag of added) if (!all.some((one) => foldTag(one) === foldTag(tag))) all.push(tag);
  if (!editableQuestion.tags.safeParse(all).success)
    throw new AppError('invalid_request', {
      issues: [{ path: ['change', 'tags'], code: 'too_many_tags' }],
    });
  return all;
}

function withoutTags({ tags }: QuestionHead, removed: string[]): string[] {
  const folded = new Set(removed.map(foldTag));
  return tags.filter((tag) => !folded.has(foldTag(tag)));
}

/** What a change makes of a question. */
function changesOf(head: QuestionHead, change: InPlace, at: string): Partial<QuestionHead> {
  switch (change.do) {
    case 'setStatus':
      return { status: change.status };
    case 'setDifficulty':
      return { difficulty: change.difficulty };
    case 'setPoints':
      return { points: change.points };
    case 'addTags':
      return { tags: withTags(head, change.tags) };
    case 'removeTags':
      return { tags: withoutTags(head, change.tags) };
    case 'move':
      return { bankId: change.bankId };
    case 'bin':
      return { binnedAt: head.binnedAt ?? at };
    case 'restore':
      break;
  }
  return { binnedAt: null };
}

/** Files belong to a course: a question that names any, or did, stays in its bank. */
function expectMovable(heads: QuestionHead[], { bankId }: Bank, to: Bank): void {
  if (to.bankId === bankId)
    throw new AppError('invalid_request', {
      issues: [{ path: ['change', 'bankId'], code: 'same_bank' }],
    });
  if (heads.some(({ mediaIds }) => mediaIds.length > 0)) throw new AppError('media_elsewhere');
}

export const changeQuestions: Operation<typeof contract.changeQuestions, BanksDeps> = async ({
  actor,
  params,
  body: { questionIds, change },
  now,
  deps,
}) => {
  const bank = await editableBankOf(deps.table, actor, params.bankId);
  const heads = await namedQuestions(deps.table, bank, questionIds, now);
  const elsewhere = change.do === 'move' || change.do === 'copy' ? change.bankId : bank.bankId;
  const to = elsewhere === bank.bankId ? bank : await editableBankOf(deps.table, actor, elsewhere);
  if (change.do === 'copy') {
    const by = { userId: actor.userId, now };
    const { copies, items } = await copyQuestions(deps, heads, { from: bank, to }, by);
    return {
      response: { questions: copies.map(presentRow) },
      items: expectOneTransaction(items),
    };
  }
  if (change.do === 'move') expectMovable(heads, bank, to);
  const done = heads.map((head) =>
    questionWrites.change(head, changesOf(head, change, iso(now)), iso(now)),
  );
  if (change.do === 'setStatus')
    for (const [at, { next }] of done.entries()) expectReady(next, ['questionIds', at]);
  const places =
    change.do === 'move'
      ? [banks.take(to.bankId, heads.length), banks.release(bank.bankId, heads.length)]
      : [];
  return {
    response: { questions: done.map(({ next }) => presentRow(next)) },
    items: [...done.map(({ item }) => item), ...places],
  };
};
