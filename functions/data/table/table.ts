import {
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  UpdateItemCommand,
  type UpdateItemCommandInput,
} from '@aws-sdk/client-dynamodb';
import type * as z from 'zod';
import { batchGet } from './batch-get.ts';
import type { Key } from '#functions/data/keys.ts';
import { marshallItem } from './marshall-item.ts';
import { projectionOf } from './projection.ts';
import { commit, untilFree, type CommitOptions, type TransactionItem } from './transaction.ts';
import { unmarshallItem } from './unmarshall-item.ts';

export type Item = Record<string, unknown>;

type Partition = { pk: string; beginsWith?: string; between?: readonly [string, string] };
type Page = { limit?: number | undefined; start?: Item | undefined; newestFirst?: boolean };
export type QueryPage<T> = { items: T[]; last: Item | null };

/** One update, in plain values. */
type Update = Pick<
  UpdateItemCommandInput,
  'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeNames'
> & { Key: Key; ExpressionAttributeValues?: Item };

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
    ExpressionAttributeValues: marshallItem(values),
  };
}

/**
 * The table, spoken to in access patterns. Reads are strongly consistent on the table itself and
 * eventually so on the index; there is no scan. What is read goes through its record's schema, and
 * only what that names is asked for.
 */
export function createTable(
  name: string,
  // Its steps are put together once for each kind of request, and not for each request.
  client = new DynamoDBClient({ ...retries, requestHandler: timeouts, cacheMiddleware: true }),
) {
  // It makes a copy of each request and answer for a log that nobody keeps.
  client.middlewareStack.remove('loggerMiddleware');

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
    const answer = await client.send(
      new QueryCommand({
        TableName: name,
        ...(indexName ? { IndexName: indexName } : { ConsistentRead: true }),
        ...range,
        ...projection,
        ExpressionAttributeNames: { ...names, ...ExpressionAttributeNames },
        Limit: page.limit,
        ExclusiveStartKey: page.start && marshallItem(page.start),
        ScanIndexForward: !page.newestFirst,
      }),
    );
    const items = (answer.Items ?? []).map((item) => record.parse(unmarshallItem(item)));
    return {
      items,
      last: answer.LastEvaluatedKey ? unmarshallItem(answer.LastEvaluatedKey) : null,
    };
  }

  return {
    name,
    client,
    /** One item, or null. */
    async get<S extends z.ZodType>(record: S, key: Key): Promise<z.output<S> | null> {
      const { Item: item } = await client.send(
        new GetItemCommand({
          TableName: name,
          Key: marshallItem(key),
          ConsistentRead: true,
          ...asked(record),
        }),
      );
      return item ? record.parse(unmarshallItem(item)) : null;
    },
    /** The items that exist among some keys, in no order; eventually consistent unless told. */
    async batchGet<S extends z.ZodType>(
      record: S,
      wanted: Key[],
      { consistent = false } = {},
    ): Promise<z.output<S>[]> {
      const options = { ConsistentRead: consistent, ...asked(record) };
      const items = await batchGet(client, name, wanted, options);
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
    commit: (items: TransactionItem[], options?: CommitOptions) =>
      commit(client, name, items, options),
    put: (item: Item) =>
      untilFree(() =>
        client.send(new PutItemCommand({ TableName: name, Item: marshallItem(item) })),
      ),
    update: ({ Key: key, ExpressionAttributeValues: values, ...expressions }: Update) =>
      untilFree(() =>
        client.send(
          new UpdateItemCommand({
            TableName: name,
            Key: marshallItem(key),
            ...expressions,
            ...(values && { ExpressionAttributeValues: marshallItem(values) }),
          }),
        ),
      ),
  };
}
export type Table = ReturnType<typeof createTable>;
