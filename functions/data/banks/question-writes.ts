import type { Item } from '#functions/data/table/table.ts';
import { endOfBin } from '#functions/data/table/bin.ts';
import { index, keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import type { QuestionHead } from './questions.ts';

const toItem = (head: QuestionHead): Item => ({
  ...keys.question(head.questionId),
  ...index.bank(head.bankId, head.questionId),
  entity: 'Question',
  ...head,
  expiresAt: endOfBin(head.binnedAt),
});

/** The condition that a head is still as it was read. */
const isStill = ({ revision }: QuestionHead) => ({
  condition: '#revision = :read',
  expression: { names: { '#revision': 'revision' }, values: { ':read': revision } },
});

/** Writes of a question's head: items for a transaction. */
export const questionWrites = {
  create: (head: QuestionHead): TransactionItem =>
    tryAgain({
      label: 'question',
      put: toItem(head),
      condition: 'attribute_not_exists(pk)',
    }),

  /**
   * A head over the one that was read; whatever came in between, the operation runs again.
   * @param at when it is changed, as an instant
   */
  change(before: QuestionHead, changes: Partial<QuestionHead>, at: string) {
    const next = { ...before, ...changes, revision: before.revision + 1, changedAt: at };
    const item = tryAgain({
      label: 'question',
      put: toItem(next),
      ...isStill(before),
    });
    return { next, item };
  },

  /** Refuses the transaction where a head has changed since it was read. */
  checkUnchanged: (questionId: string, read: QuestionHead | null): TransactionItem => ({
    label: 'question',
    check: keys.question(questionId),
    ...(read ? isStill(read) : { condition: 'attribute_not_exists(pk)' }),
  }),
};
