import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import type { Key } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';

type Kept = {
  entity: string;
  courseId: string;
  /** What is kept of an outline, as one text. */
  rows: string | null;
  /** How often the course has been counted, this time included. */
  recounts: number;
};

/** Keeps what was made of an outline, unless somebody has read it later. */
export async function keepUnlessLater(table: Table, key: Key, kept: Kept): Promise<void> {
  const { entity, courseId, rows, recounts } = kept;
  try {
    await table.update({
      Key: key,
      UpdateExpression:
        'SET entity = :entity, courseId = :courseId, #rows = :rows, recounts = :recounts',
      ConditionExpression: 'attribute_not_exists(recounts) OR recounts < :recounts',
      ExpressionAttributeNames: { '#rows': 'rows' },
      ExpressionAttributeValues: {
        ':entity': entity,
        ':courseId': courseId,
        ':rows': rows,
        ':recounts': recounts,
      },
    });
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
