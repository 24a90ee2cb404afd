import { mediaOf } from '#shared/questions/registry.ts';
import { banks } from '#functions/data/banks/banks.ts';
import type { QuestionHead } from '#functions/data/banks/questions.ts';
import { questionVersions } from '#functions/data/banks/question-versions.ts';
import { questionWrites } from '#functions/data/banks/question-writes.ts';
import { mediaWrites } from '#functions/data/media/media-writes.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { BanksDeps } from './deps.ts';
import type { Bank } from './editable-bank.ts';
import { headOf } from './head-of.ts';

/**
 * Copies of questions as they are now, each with a first version of its own.
 * @throws AppError `media_elsewhere` where one names files that the other bank does not have
 */
export async function copyQuestions(
  deps: BanksDeps,
  heads: QuestionHead[],
  { from, to }: { from: Bank; to: Bank },
  { userId, now }: { userId: string; now: number },
): Promise<{ copies: QuestionHead[]; items: TransactionItem[] }> {
  const contentOf = await questionVersions.some(
    deps.table,
    heads.map(({ questionId, contentVersion: version }) => ({ questionId, version })),
  );
  const made = heads.map((head, at) => {
    const content = found(contentOf(head.questionId, head.contentVersion));
    const copy: QuestionHead = {
      ...head,
      ...headOf(content),
      questionId: deps.ids.ulid(now),
      bankId: to.bankId,
      // It goes its own way from here on: a bank has no two questions of one source.
      source: null,
      mediaIds: mediaOf(content),
      version: 1,
      contentVersion: 1,
      versions: 1,
      revision: 1,
      // As in the list that they come from: the first one stands before the others.
      changedAt: iso(now - at),
      binnedAt: null,
    };
    return { copy, content };
  });
  const named = made.flatMap(({ copy }) => copy.mediaIds);
  if (named.length > 0 && to.bankId !== from.bankId) throw new AppError('media_elsewhere');
  const items = made.flatMap(({ copy: { questionId }, copy, content }) => [
    questionWrites.create(copy),
    questionVersions.put({ questionId, version: 1, savedBy: userId, savedAt: iso(now), content }),
  ]);
  const namings = [...Map.groupBy(named, (mediaId) => mediaId)].map(([mediaId, { length }]) =>
    mediaWrites.attach(from.bankId, mediaId, length, 'questions'),
  );
  return {
    copies: made.map(({ copy }) => copy),
    items: [...items, banks.take(to.bankId, made.length), ...namings],
  };
}
