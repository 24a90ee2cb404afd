import { isDeepStrictEqual } from 'node:util';
import { StartError } from '../start-error.ts';
import { callTables, EngineError } from './engine-call.ts';
import type { IndexSpec, KeyElement, TableSpec } from './table-spec.ts';

type Description = {
  KeySchema: KeyElement[];
  GlobalSecondaryIndexes?: IndexSpec[];
  LatestStreamArn?: string;
};

/**
 * Makes the engine's tables equal to the specs: creates what is missing and brings indexes, stream
 * and TTL of a kept table up to date.
 * @returns the stream ARN by table name
 * @throws StartError when a kept table has other keys than its spec
 */
export async function provisionTables(
  endpoint: string,
  tables: readonly TableSpec[],
): Promise<Map<string, string>> {
  const streams = new Map<string, string>();
  for (const table of tables) {
    const kept = await describe(endpoint, table.name);
    if (kept) await update(endpoint, table, kept);
    else await create(endpoint, table);
    if (table.ttlAttribute) await enableTtl(endpoint, table.name, table.ttlAttribute);
    const arn = (await describe(endpoint, table.name))?.LatestStreamArn;
    if (table.streamViewType && arn) streams.set(table.name, arn);
  }
  return streams;
}

async function describe(endpoint: string, TableName: string): Promise<Description | undefined> {
  try {
    const answer = await callTables<{ Table: Description }>(endpoint, 'DescribeTable', {
      TableName,
    });
    return answer.Table;
  } catch (error) {
    if (error instanceof EngineError && error.name === 'ResourceNotFoundException')
      return undefined;
    throw error;
  }
}

function create(endpoint: string, table: TableSpec): Promise<unknown> {
  return callTables(endpoint, 'CreateTable', {
    TableName: table.name,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: table.keySchema,
    AttributeDefinitions: table.attributes,
    ...(table.indexes.length > 0 ? { GlobalSecondaryIndexes: table.indexes } : {}),
    ...(table.streamViewType ? { StreamSpecification: streamOf(table) } : {}),
  });
}

async function update(endpoint: string, table: TableSpec, kept: Description): Promise<void> {
  if (!isDeepStrictEqual(keysOf(kept.KeySchema), keysOf(table.keySchema)))
    throw new StartError(
      `The kept data holds table ${table.name} with other keys than the template: start over with --fresh.`,
    );
  const change = (body: object) =>
    callTables(endpoint, 'UpdateTable', { TableName: table.name, ...body });
  const wanted = new Map(table.indexes.map((index) => [index.IndexName, index]));
  for (const old of kept.GlobalSecondaryIndexes ?? []) {
    const index = wanted.get(old.IndexName);
    if (index && sameIndex(old, index)) wanted.delete(old.IndexName);
    else await change({ GlobalSecondaryIndexUpdates: [{ Delete: { IndexName: old.IndexName } }] });
  }
  for (const index of wanted.values())
    await change({
      AttributeDefinitions: table.attributes,
      GlobalSecondaryIndexUpdates: [{ Create: index }],
    });
  if (table.streamViewType && !kept.LatestStreamArn)
    await change({ StreamSpecification: streamOf(table) });
}

function enableTtl(endpoint: string, TableName: string, AttributeName: string): Promise<unknown> {
  return callTables(endpoint, 'UpdateTimeToLive', {
    TableName,
    TimeToLiveSpecification: { AttributeName, Enabled: true },
  });
}

function streamOf(table: TableSpec): object {
  return { StreamEnabled: true, StreamViewType: table.streamViewType };
}

function sameIndex(left: IndexSpec, right: IndexSpec): boolean {
  return (
    isDeepStrictEqual(keysOf(left.KeySchema), keysOf(right.KeySchema)) &&
    left.Projection.ProjectionType === right.Projection.ProjectionType &&
    isDeepStrictEqual(
      [...(left.Projection.NonKeyAttributes ?? [])].sort(),
      [...(right.Projection.NonKeyAttributes ?? [])].sort(),
    )
  );
}

function keysOf(schema: readonly KeyElement[]): string[] {
  return schema.map((key) => `${key.KeyType} ${key.AttributeName}`).sort();
}
