import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll } from 'vitest';
import { createTable, type Table } from '#functions/data/table/table.ts';
import { startDynamodb } from '#local/dynamodb/start-dynamodb.ts';
import type { TableSpec } from '#local/dynamodb/table-spec.ts';

/** The platform's table as `lib/constructs/platform-table.ts` makes it, without its stream. */
const spec: TableSpec = {
  name: 'learning-test',
  keySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  attributes: ['pk', 'sk', 'gsi1pk', 'gsi1sk'].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S',
  })),
  indexes: [
    {
      IndexName: 'gsi1',
      KeySchema: [
        { AttributeName: 'gsi1pk', KeyType: 'HASH' },
        { AttributeName: 'gsi1sk', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
};

/**
 * An empty table on an engine of its own, in memory, that ends with the test file.
 * Call it at the top of the file: `const table = await startTable();`
 */
export async function startTable(): Promise<Table> {
  const engine = await startDynamodb({ file: null, tables: [spec], now: Date.now });
  const client = new DynamoDBClient({
    endpoint: engine.endpoint,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
  });
  afterAll(async () => {
    client.destroy();
    await engine.stop();
  });
  return createTable(spec.name, client);
}
