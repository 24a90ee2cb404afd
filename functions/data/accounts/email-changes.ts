import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { AppError } from '#functions/platform/app-error.ts';
import { countUse } from '#functions/data/table/hourly-quota.ts';
import { keys } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';

/** The lifetime of the codes, in seconds. */
const goodForSeconds = 30 * 60;

/** The number of wrong codes that are allowed. */
const mostTries = 5;

/** The address that somebody wants in place of theirs, until both codes have come back. One at a time for each person. */
export const emailChangeRecord = z.object({
  userId: z.string(),
  changeId: z.string(),
  email: z.string(),
  requestedAt: z.string(),
  /** In seconds. */
  expiresAt: z.number(),
  /** null until both mails are out. */
  sentAt: z.string().nullable(),
  tries: z.number(),
});
export type EmailChange = z.infer<typeof emailChangeRecord>;

const toItem = (change: EmailChange): Item => ({
  ...keys.emailChange(change.userId),
  entity: 'EmailChange',
  ...change,
});

const expired = () => new AppError('email_code_expired');

export const emailChanges = {
  /** null also for one whose codes are no longer good. */
  async get(table: Table, userId: string, now: number): Promise<EmailChange | null> {
    const found = await table.get(emailChangeRecord, keys.emailChange(userId));
    return found && found.expiresAt * 1000 > now ? found : null;
  },

  expiryOf: (now: number): number => Math.floor(now / 1000) + goodForSeconds,

  /** Begins a change, in the place of one that was begun before: its codes are worth nothing then. */
  begin: (change: EmailChange): TransactionItem => ({ label: 'email-change', put: toItem(change) }),

  /** Counts one begun change in the current hour: each sends two mails. @throws AppError `too_many_requests` beyond 5 */
  count: (userId: string, now: number): TransactionItem =>
    countUse(
      {
        label: 'email-change-quota',
        entity: 'EmailChangeQuota',
        keyOf: (hour) => keys.emailChangeQuota(userId, hour),
        perHour: 5,
      },
      now,
    ),

  /** Counts a try, before it is looked at. It refuses with `email_code_expired` when there were too many. */
  countTry: ({ userId, changeId }: EmailChange): TransactionItem => ({
    label: 'email-change',
    update: keys.emailChange(userId),
    set: 'ADD tries :one',
    condition: 'changeId = :changeId AND tries < :most',
    expression: { values: { ':one': 1, ':changeId': changeId, ':most': mostTries } },
    refused: expired,
  }),

  finish: ({ userId, changeId }: EmailChange): TransactionItem =>
    tryAgain({
      label: 'email-change',
      remove: keys.emailChange(userId),
      condition: 'changeId = :changeId',
      expression: { values: { ':changeId': changeId } },
    }),

  /** Notes that both mails are out; does nothing where another change has taken the place of this one. */
  async markSent(table: Table, { userId, changeId }: EmailChange, at: string): Promise<void> {
    try {
      await table.update({
        Key: keys.emailChange(userId),
        UpdateExpression: 'SET sentAt = :at',
        ConditionExpression: 'changeId = :changeId',
        ExpressionAttributeValues: { ':at': at, ':changeId': changeId },
      });
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  },
};
