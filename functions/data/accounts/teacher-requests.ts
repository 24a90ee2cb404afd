import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { teacherRequestStateSchema } from '#shared/schemas/account-parts.ts';
import { index, indexPartitions, keys } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { versioned } from '#functions/data/table/versioned.ts';

export const teacherRequestRecord = z.object({
  userId: z.string(),
  state: teacherRequestStateSchema,
  /** Why they would like to teach, in their words. */
  reason: z.string().default(''),
  requestedAt: z.string(),
  decidedAt: z.string().nullable().default(null),
  /** Up to which version of it the person was written to. */
  notifiedVersion: z.number().default(0),
  version: z.number(),
});
export type TeacherRequest = z.infer<typeof teacherRequestRecord>;

const toItem = (request: TeacherRequest): Item => ({
  ...keys.teacherRequest(request.userId),
  ...index.teacherRequests(request.state, request.requestedAt, request.userId),
  entity: 'TeacherRequest',
  ...request,
});

export const teacherRequests = {
  get: (table: Table, userId: string) =>
    table.get(teacherRequestRecord, keys.teacherRequest(userId)),

  /** Requests in one state, oldest first; a page. */
  list: (table: Table, state: string, page: { limit: number; start: Item | undefined }) =>
    table.queryIndex(teacherRequestRecord, indexPartitions.teacherRequests(state), page),

  /** Notes that the mail about a decision is out; does nothing where that is known, or the request has changed. */
  async markNotified(table: Table, { userId, version }: TeacherRequest): Promise<void> {
    try {
      await table.update({
        Key: keys.teacherRequest(userId),
        UpdateExpression: 'SET notifiedVersion = :version',
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': version },
      });
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  },

  create: (request: TeacherRequest): TransactionItem => ({
    label: 'teacher-request',
    put: toItem(request),
    condition: 'attribute_not_exists(pk)',
  }),

  /**
   * Replaces a request that is still at `before.version`.
   * @param present makes what the caller may see of the request that is there instead
   */
  replace: (
    before: TeacherRequest,
    changes: Partial<TeacherRequest>,
    present?: (current: TeacherRequest) => unknown,
  ): { next: TeacherRequest; item: TransactionItem } => {
    const next = { ...before, ...changes, version: before.version + 1 };
    const current = present && ((item: Item) => present(teacherRequestRecord.parse(item)));
    return { next, item: versioned(toItem(next), before.version, 'teacher-request', current) };
  },
};
