import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  ScanCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll } from 'vitest';
import type { Key } from '#functions/data/keys.ts';
import type { World } from './world.ts';

export type RawItem = { pk: string; sk: string; entity?: string } & Record<string, unknown>;

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
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const page = await documents.send(
        new ScanCommand({ TableName, ConsistentRead: true, ExclusiveStartKey }),
      );
      found.push(...((page.Items ?? []) as RawItem[]));
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
    return found;
  }

  return {
    put: (item: RawItem) => documents.send(new PutCommand({ TableName, Item: item })),
    remove: ({ pk, sk }: Key) => documents.send(new DeleteCommand({ TableName, Key: { pk, sk } })),
    items,
    /** Every item by its key, once the stream is at rest: two dumps are equal where nothing happened. */
    async dump(): Promise<Map<string, RawItem>> {
      await runtime.drained();
      return new Map((await items()).map((item) => [`${item.pk} ${item.sk}`, item]));
    },
  };
}
export type RawTable = ReturnType<typeof openRawTable>;
