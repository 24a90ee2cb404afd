import * as z from 'zod';
import { mostKeptComments } from '#shared/policies/comment-limits.ts';
import { keptCommentSchema } from '#shared/schemas/kept-comments.ts';
import { keys, ranges } from '#functions/data/keys.ts';
import { ownCount } from '#functions/data/table/own-count.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { versioned } from '#functions/data/table/versioned.ts';

/** A comment as who marks keeps it; it lies in their own partition, where nobody else looks. */
const keptCommentRecord = z.object(keptCommentSchema.shape);
export type KeptComment = z.infer<typeof keptCommentRecord>;

const toItem = (userId: string, comment: KeptComment): Item => ({
  ...keys.keptComment(userId, comment.commentId),
  entity: 'KeptComment',
  ...comment,
});

/** The number of comments, in the transaction that adds one or takes one away. */
const count = (userId: string, change: 1 | -1): TransactionItem =>
  ownCount(
    {
      key: keys.keptCommentCount(userId),
      entity: 'KeptCommentCount',
      name: 'comments',
      label: 'kept-comment-count',
      most: mostKeptComments,
    },
    change,
  );

export const keptComments = {
  get: (table: Table, userId: string, commentId: string) =>
    table.get(keptCommentRecord, keys.keptComment(userId, commentId)),

  /** Somebody's comments, in the order in which they were saved; a page. */
  list: (table: Table, userId: string, page: { limit: number; start: Item | undefined }) =>
    table.query(keptCommentRecord, ranges.keptComments(userId), page),

  /** @throws AppError `too_many_requests` beyond the most that one keeps, when it is committed */
  create: (userId: string, comment: KeptComment): TransactionItem[] => [
    {
      label: 'kept-comment',
      put: toItem(userId, comment),
      condition: 'attribute_not_exists(pk)',
    },
    count(userId, 1),
  ],

  /** Writes other words over a comment that is still at `before.version`. */
  change(userId: string, before: KeptComment, text: string) {
    const next = { ...before, text, version: before.version + 1 };
    const present = (item: Item) => keptCommentRecord.parse(item);
    return { next, item: versioned(toItem(userId, next), before.version, 'kept-comment', present) };
  },

  /** Counts that it was used: that is no other version, since its words are the same. */
  use: (userId: string, { commentId }: KeptComment): TransactionItem =>
    tryAgain({
      label: 'kept-comment',
      update: keys.keptComment(userId, commentId),
      set: 'ADD uses :one',
      condition: 'attribute_exists(pk)',
      expression: { values: { ':one': 1 } },
    }),

  /** Deletes a comment that is still as it was read. */
  remove: (userId: string, { commentId, version }: KeptComment): TransactionItem[] => [
    tryAgain({
      label: 'kept-comment',
      remove: keys.keptComment(userId, commentId),
      condition: '#version = :version',
      expression: { names: { '#version': 'version' }, values: { ':version': version } },
    }),
    count(userId, -1),
  ],
};
