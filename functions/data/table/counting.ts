import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import type { Item, Table } from './table.ts';

const countRecord = z.object({ recounts: z.number().default(0) });

const zeros: Item = { students: 0, lessons: 0, minutes: 0, latest: [] };

/**
 * Counts something of a course anew. How often it was counted is read before what is counted and is a condition of
 * the write, so that whoever writes last has read last: in any order and however often, this ends at
 * what the truth says.
 * @param count reads the truth; null where there is no such course
 * @returns how often it has been counted, this time included; null where there is no such course
 */
export async function countAnew(
  table: Table,
  courseId: string,
  count: () => Promise<Item | null>,
): Promise<number | null> {
  const { recounts } = (await table.get(countRecord, keys.stats(courseId))) ?? { recounts: 0 };
  const counts = await count();
  if (!counts) return null;
  // Numbers that this does not count begin at nothing, and stay as they are if they were counted before.
  const uncounted = Object.keys(zeros).filter((name) => !(name in counts));
  try {
    await table.update({
      Key: keys.stats(courseId),
      UpdateExpression: [
        'SET entity = :entity, courseId = :courseId, recounts = :next',
        ...Object.keys(counts).map((name) => `${name} = :${name}`),
        ...uncounted.map((name) => `${name} = if_not_exists(${name}, :${name})`),
      ].join(', '),
      ConditionExpression: recounts === 0 ? 'attribute_not_exists(recounts)' : 'recounts = :last',
      ExpressionAttributeValues: {
        ':entity': 'Stats',
        ':courseId': courseId,
        ':next': recounts + 1,
        ...Object.fromEntries(
          Object.entries({ ...zeros, ...counts }).map(([name, value]) => [`:${name}`, value]),
        ),
        ...(recounts === 0 ? {} : { ':last': recounts }),
      },
    });
    return recounts + 1;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return countAnew(table, courseId, count);
  }
}
