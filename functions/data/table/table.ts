import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { batchGet } from './batch-get.ts';
import type { Key } from '#functions/data/keys.ts';
import { projectionOf } from './projection.ts';
import { commit, untilFree, type TransactionItem } from './transaction.ts';

export type Item = Record<string, unknown>;

type Partition = { pk: string; beginsWith?: string; between?: readonly [string, string] };
type Page = { limit?: number | undefined; start?: Item | undefined; newestFirst?: boolean };
export type QueryPage<T> = { items: T[]; last: Item | null };

const retries = { maxAttempts: 3 };
// Without the last, a breach is no more than a warning.
const timeouts = { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true };

/** The attributes that a record reads, as a read asks for them. */
function asked(record: z.core.$ZodType) {
  const projection = projectionOf(record);
  return projection
    ? {
        ProjectionExpression: projection.expression,
        ExpressionAttributeNames: projection.names,
      }
    : {};
}

/** The range condition of a query, over the table's keys or those of the index. */
function condition(partition: Partition, [pk, sk]: readonly [string, string]) {
  const names: Record<string, string> = { '#pk': pk };
  const values: Item = { ':pk': partition.pk };
  let expression = '#pk = :pk';
  if (partition.beginsWith !== undefined) {
    expression += ' AND begins_with(#sk, :from)';
    Object.assign(names, { '#sk': sk });
    Object.assign(values, { ':from': partition.beginsWith });
  } else if (partition.between) {
    expression += ' AND #sk BETWEEN :from AND :to';
    Object.assign(names, { '#sk': sk });
    Object.assign(values, { ':from': partition.between[0], ':to': partition.between[1] });
  }
  return {
    KeyConditionExpression: expression,
    names,
    ExpressionAttributeValues: values,
  };
}

/**
 * The table, spoken to in access patterns. Reads are strongly consistent on the table itself and
 * eventually so on the index; there is no scan. What is read goes through its record's schema, and
 * only what that names is asked for.
 */
export function createTable(
  name: string,
  client = new DynamoDBClient({ ...retries, requestHandler: timeouts }),
) {
  // It makes a copy of each request and answer for a log that nobody keeps.
  client.middlewareStack.remove('loggerMiddleware');
  const documents = DynamoDBDocumentClient.from(client, {
    marshallOptions: { removeUndefinedValues: true },
  });

  async function query<S extends z.ZodType>(
    record: S,
    partition: Partition,
    page: Page,
    indexName?: 'gsi1',
  ): Promise<QueryPage<z.output<S>>> {
    const { ExpressionAttributeNames, ...projection } = asked(record);
    const { names, ...range } = condition(
      partition,
      indexName ? ['gsi1pk', 'gsi1sk'] : ['pk', 'sk'],
    );
    const answer = await documents.send(
      new QueryCommand({
        TableName: name,
        ...(indexName ? { IndexName: indexName } : { ConsistentRead: true }),
        ...range,
        ...projection,
        ExpressionAttributeNames: { ...names, ...ExpressionAttributeNames },
        Limit: page.limit,
        ExclusiveStartKey: page.start,
        ScanIndexForward: !page.newestFirst,
      }),
    );
    const items = (answer.Items ?? []).map((item) => record.parse(item));
    return { items, last: answer.LastEvaluatedKey ?? null };
  }

  return {
    name,
    documents,
    /** One item, or null. */
    async get<S extends z.ZodType>(record: S, key: Key): Promise<z.output<S> | null> {
      const answer = await documents.send(
        new GetCommand({ TableName: name, Key: key, ConsistentRead: true, ...asked(record) }),
      );
      return answer.Item ? record.parse(answer.Item) : null;
    },
    /** The items that exist among some keys, in no order; eventually consistent unless told. */
    async batchGet<S extends z.ZodType>(
      record: S,
      wanted: Key[],
      { consistent = false } = {},
    ): Promise<z.output<S>[]> {
      const options = { ConsistentRead: consistent, ...asked(record) };
      const items = await batchGet(documents, name, wanted, options);
      return items.map((item) => record.parse(item));
    },
    /** A page of one partition of the table. */
    query: <S extends z.ZodType>(record: S, partition: Partition, page: Page = {}) =>
      query(record, partition, page),
    /** A page of one partition of the index. */
    queryIndex: <S extends z.ZodType>(record: S, gsi1pk: string, page: Page = {}) =>
      query(record, { pk: gsi1pk }, page, 'gsi1'),
    /** Everything of one partition, page by page: only where the data model bounds it. */
    async queryAll<S extends z.ZodType>(record: S, partition: Partition): Promise<z.output<S>[]> {
      const items: z.output<S>[] = [];
      let start: Item | undefined;
      do {
        const page = await query(record, partition, { start });
        items.push(...page.items);
        start = page.last ?? undefined;
      } while (start);
      return items;
    },
    /** Commits labelled items, all or none. @see commit */
    commit: (items: TransactionItem[], { signal }: { signal?: AbortSignal } = {}) =>
      commit(documents, name, items, signal),
    put: (item: Item) =>
      untilFree(() => documents.send(new PutCommand({ TableName: name, Item: item }))),
    update: (input: Omit<ConstructorParameters<typeof UpdateCommand>[0], 'TableName'>) =>
      untilFree(() => documents.send(new UpdateCommand({ TableName: name, ...input }))),
  };
}
export type Table = ReturnType<typeof createTable>;
