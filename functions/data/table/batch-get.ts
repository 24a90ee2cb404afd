import { BatchGetItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#functions/platform/app-error.ts';
import type { Key } from '#functions/data/keys.ts';
import { marshallItem } from './marshall-item.ts';
import { unmarshallItem } from './unmarshall-item.ts';

/** The most keys that DynamoDB takes in one request. */
const most = 100;
/** So many requests in a row may leave keys unprocessed. */
const attempts = 5;

type Options = { ConsistentRead: boolean; ProjectionExpression?: string };

/**
 * The items that exist among some keys, in no order. A table that is throttled leaves some unprocessed, which says
 * nothing of whether they exist: they are asked for again, with full jitter, as a cancelled transaction is.
 * @throws AppError `busy` where that does not end
 */
export async function batchGet(
  client: DynamoDBClient,
  table: string,
  wanted: Key[],
  options: Options,
): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  const different = new Map(wanted.map((key) => [`${key.pk} ${key.sk}`, key]));
  let open = [...different.values()].map(marshallItem);
  let left = 0;
  while (open.length > 0) {
    const answer = await client.send(
      new BatchGetItemCommand({
        RequestItems: { [table]: { Keys: open.slice(0, most), ...options } },
      }),
    );
    items.push(...(answer.Responses?.[table] ?? []).map(unmarshallItem));
    const unprocessed = answer.UnprocessedKeys?.[table]?.Keys ?? [];
    open = [...unprocessed, ...open.slice(most)];
    left = unprocessed.length > 0 ? left + 1 : 0;
    if (left === attempts) throw new AppError('busy', { retryAfterSeconds: 1 });
    if (left > 0) await pause(Math.random() * 20 * 2 ** left);
  }
  return items;
}
