import { callTables, EngineError } from './engine-call.ts';
import { asExpiry } from './stream-records.ts';
import type { TableSpec } from './table-spec.ts';

/**
 * Items that one call looks at. The engine does one call after the other: a scan of a megabyte held up every
 * request of that moment for tens to hundreds of milliseconds, each minute (decision 0062).
 */
const perPage = 100;

type Key = Record<string, object>;
type Page = { Items: Key[]; LastEvaluatedKey?: Key };

/**
 * Deletes the items whose TTL has passed, which the engine never does by itself.
 * @param now milliseconds since the epoch
 * @returns how many items went
 */
export async function sweepExpired(
  endpoint: string,
  file: string | null,
  tables: readonly TableSpec[],
  now: number,
): Promise<number> {
  let removed = 0;
  for (const table of tables)
    if (table.ttlAttribute !== undefined)
      removed += await sweepTable(endpoint, file, table, table.ttlAttribute, now);
  return removed;
}

async function sweepTable(
  endpoint: string,
  file: string | null,
  table: TableSpec,
  ttlAttribute: string,
  now: number,
): Promise<number> {
  const keyNames = table.keySchema.map((key) => key.AttributeName);
  const expired = {
    TableName: table.name,
    ExpressionAttributeValues: { ':now': { N: String(Math.floor(now / 1000)) } },
  };
  let removed = 0;
  let ExclusiveStartKey: Key | undefined;
  do {
    const page: Page = await callTables(endpoint, 'Scan', {
      ...expired,
      Limit: perPage,
      FilterExpression: '#ttl < :now',
      ProjectionExpression: keyNames.map((_, index) => `#k${index}`).join(', '),
      ExpressionAttributeNames: {
        '#ttl': ttlAttribute,
        ...Object.fromEntries(keyNames.map((name, index) => [`#k${index}`, name])),
      },
      ...(ExclusiveStartKey ? { ExclusiveStartKey } : {}),
    });
    ExclusiveStartKey = page.LastEvaluatedKey;
    if (page.Items.length === 0) continue;
    await asExpiry(file, table.name, page.Items, async () => {
      for (const Key of page.Items) {
        const request = {
          ...expired,
          Key,
          ConditionExpression: '#ttl < :now',
          ExpressionAttributeNames: { '#ttl': ttlAttribute },
        };
        if (await remove(endpoint, request)) removed += 1;
      }
    });
  } while (ExclusiveStartKey);
  return removed;
}

/** False when somebody prolonged or deleted the item since the scan. */
async function remove(endpoint: string, request: object): Promise<boolean> {
  try {
    await callTables(endpoint, 'DeleteItem', request);
    return true;
  } catch (error) {
    if (error instanceof EngineError && error.name === 'ConditionalCheckFailedException')
      return false;
    throw error;
  }
}
