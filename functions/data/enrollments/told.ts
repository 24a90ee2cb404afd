import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { sinceOf, type Enrollment } from './enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';

const toldRecord = z.object({ since: z.string() });

/** What a person was last written to about a course: where they stand since when. */
export const told = {
  /** Whether they were written to about this standing, or a newer one. */
  async knows(table: Table, enrollment: Enrollment): Promise<boolean> {
    const { userId, courseId } = enrollment;
    const last = await table.get(toldRecord, keys.told(userId, courseId));
    return last !== null && last.since >= sinceOf(enrollment);
  },

  /** Notes that the mail is out; does nothing where a newer one is. */
  async mark(table: Table, enrollment: Enrollment): Promise<void> {
    const { userId, courseId } = enrollment;
    try {
      await table.update({
        Key: keys.told(userId, courseId),
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
