import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { sinceOf, type Enrollment } from './enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';

const notifiedRecord = z.object({ since: z.string() });

/** The last status in a course about which a person was notified. */
export const notified = {
  /** Whether they were notified of this status, or of a newer one. */
  async covers(table: Table, enrollment: Enrollment): Promise<boolean> {
    const { userId, courseId } = enrollment;
    const last = await table.get(notifiedRecord, keys.notified(userId, courseId));
    return last !== null && last.since >= sinceOf(enrollment);
  },

  /** Records that the mail was sent; does nothing where a newer one was. */
  async record(table: Table, enrollment: Enrollment): Promise<void> {
    const { userId, courseId } = enrollment;
    try {
      await table.update({
        Key: keys.notified(userId, courseId),
        UpdateExpression: 'SET entity = :entity, courseId = :courseId, since = :since',
        ConditionExpression: 'attribute_not_exists(since) OR since < :since',
        ExpressionAttributeValues: {
          ':entity': 'Told',
          ':courseId': courseId,
          ':since': sinceOf(enrollment),
        },
      });
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  },
};
