import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll } from 'vitest';
import type { Key } from '#functions/data/keys.ts';
import { unpacked } from '#functions/data/table/packed-text.ts';
import { callTables } from '#local/dynamodb/engine-call.ts';
import { createStreamReader, type StreamReader } from '#local/streams/stream-reader.ts';
import type { EngineRecord } from '#local/streams/stream-record.ts';
import type { World } from './world.ts';

export type RawItem = { pk: string; sk: string; entity?: string } & Record<string, unknown>;

/** A value as the engine writes it: its type and what it holds. */
type Wire = Record<string, unknown>;
type Page = { Items?: Record<string, Wire>[]; LastEvaluatedKey?: Record<string, Wire> };

/** The values of the wire form. Much faster than the SDK's own way for the thousands of items that a dump reads. */
function plain(wire: Wire): unknown {
  for (const type in wire) {
    const value = wire[type];
    switch (type) {
      case 'S':
      case 'BOOL':
        return value;
      case 'N':
        return Number(value);
      case 'NULL':
        return null;
      case 'M':
        return plainItem(value as Record<string, Wire>);
      case 'L':
        return (value as Wire[]).map(plain);
      case 'SS':
        return new Set(value as string[]);
      case 'NS':
        return new Set((value as string[]).map(Number));
      case 'B':
        return unpacked(String(value));
    }
  }
  throw new Error(`The table holds something unheard of: ${JSON.stringify(wire)}`);
}

function plainItem(item: Record<string, Wire>): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name in item) fields[name] = plain(item[name] ?? {});
  return fields;
}

/** An item as it was and as it is; missing before it came, or since it went. */
export type Change = { was: RawItem | undefined; is: RawItem | undefined };

const imageOf = (image: object | undefined) =>
  image && (plainItem(image as Record<string, Wire>) as RawItem);

/** The changes behind a reader's position, oldest first. */
async function readOn(reader: StreamReader): Promise<Change[]> {
  const changes: Change[] = [];
  for (;;) {
    const { records, complete } = await reader.read(({ dynamodb }: EngineRecord) => [
      { was: imageOf(dynamodb.OldImage), is: imageOf(dynamodb.NewImage) },
    ]);
    changes.push(...records);
    if (complete) return changes;
  }
}

/** The table as it lies there, past every rule of the product: for those who look for traces. */
export function openRawTable({ runtime }: World) {
  const [table] = runtime.stack.ofType('AWS::DynamoDB::GlobalTable', 'AWS::DynamoDB::Table');
  const TableName = table?.ref ?? '';
  const client = new DynamoDBClient({
    endpoint: runtime.awsUrl,
    region: 'eu-west-1',
    credentials: runtime.root,
  });
  afterAll(() => client.destroy());
  const documents = DynamoDBDocumentClient.from(client);

  async function items(): Promise<RawItem[]> {
    const found: RawItem[] = [];
    let ExclusiveStartKey: Record<string, Wire> | undefined;
    do {
      const page: Page = await callTables(runtime.dynamodb.endpoint, 'Scan', {
        TableName,
        ConsistentRead: true,
        ExclusiveStartKey,
      });
      for (const item of page.Items ?? []) found.push(plainItem(item) as RawItem);
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
    return found;
  }

  /** The newest record of the stream that was read here. */
  let newest: string | undefined;

  return {
    put: (item: RawItem) => documents.send(new PutCommand({ TableName, Item: item })),
    remove: ({ pk, sk }: Key) => documents.send(new DeleteCommand({ TableName, Key: { pk, sk } })),
    items,
    /** Every item by its key, once the stream is at rest: two dumps are equal where nothing happened. */
    async dump(): Promise<Map<string, RawItem>> {
      await runtime.drained();
      return new Map((await items()).map((item) => [`${item.pk} ${item.sk}`, item]));
    },

    /**
     * Answers what has changed since now, by key, however often it is asked; each time once the stream is at rest. In a
     * table with thousands of items the stream tells it for a small part of what two dumps cost.
     */
    async watch(): Promise<() => Promise<Map<string, Change>>> {
      await runtime.drained();
      const reader = createStreamReader(
        runtime.dynamodb.endpoint,
        runtime.dynamodb.streamArn(TableName),
      );
      reader.seek(newest);
      await readOn(reader);
      newest = reader.position();
      const changes = new Map<string, Change>();
      return async () => {
        await runtime.drained();
        for (const { was, is } of await readOn(reader)) {
          const { pk, sk } = (is ?? was)!;
          const key = `${pk} ${sk}`;
          changes.set(key, { was: changes.has(key) ? changes.get(key)?.was : was, is });
        }
        newest = reader.position();
        return changes;
      };
    },
  };
}
export type RawTable = ReturnType<typeof openRawTable>;
