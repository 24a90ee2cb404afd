import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteItemCommand,
  DescribeTableCommand,
  DynamoDBClient,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { bundledBinary } from './engine-process.ts';
import { startDynamodb, type Dynamodb, type DynamodbOptions } from './start-dynamodb.ts';
import { callStreams } from './engine-call.ts';
import { testTable } from './test-table.ts';

type StreamRecord = { eventName: string; userIdentity?: object; dynamodb: { Keys: object } };

let folder: string;
let file: string;
const started: Dynamodb[] = [];
const clients: DynamoDBClient[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dynamodb-'));
  file = join(folder, 'nested', 'table.db');
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  for (const engine of started.splice(0)) await engine.stop();
  rmSync(folder, { recursive: true });
});

async function start(options: Partial<DynamodbOptions> = {}): Promise<Dynamodb> {
  const engine = await startDynamodb({
    file,
    tables: [testTable('aula')],
    now: Date.now,
    environment: {},
    ...options,
  });
  started.push(engine);
  return engine;
}

async function stopAll(): Promise<void> {
  for (const engine of started.splice(0)) await engine.stop();
}

function clientOf(engine: Dynamodb): DynamoDBClient {
  const client = new DynamoDBClient({
    endpoint: engine.endpoint,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
  });
  clients.push(client);
  return client;
}

async function streamOf(engine: Dynamodb): Promise<StreamRecord[]> {
  const StreamArn = engine.streamArn('aula');
  const { StreamDescription } = await callStreams<{
    StreamDescription: { Shards: { ShardId: string }[] };
  }>(engine.endpoint, 'DescribeStream', { StreamArn });
  const { ShardIterator } = await callStreams<{ ShardIterator: string }>(
    engine.endpoint,
    'GetShardIterator',
    {
      StreamArn,
      ShardId: StreamDescription.Shards[0]?.ShardId,
      ShardIteratorType: 'TRIM_HORIZON',
    },
  );
  const answer = await callStreams<{ Records: StreamRecord[] }>(engine.endpoint, 'GetRecords', {
    ShardIterator,
  });
  return answer.Records;
}

const item = (
  pk: string,
  sk: string,
  rest: Record<string, { S: string } | { N: string }> = {},
) => ({
  TableName: 'aula',
  Item: { pk: { S: pk }, sk: { S: sk }, ...rest },
});

describe('the engine', () => {
  test('makes the tables of the template and keeps what was written over a restart', async () => {
    const first = await start();
    await clientOf(first).send(new PutItemCommand(item('a', '1', { gsi1pk: { S: 'x' } })));
    await stopAll();

    const second = await start();
    const client = clientOf(second);
    const { Items } = await client.send(
      new QueryCommand({
        TableName: 'aula',
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :x',
        ExpressionAttributeValues: { ':x': { S: 'x' } },
      }),
    );
    expect(Items).toHaveLength(1);
    expect(second.streamArn('aula')).toContain('table/aula/stream/');
    expect(() => second.streamArn('other')).toThrow('Table other has no stream.');
  });

  test('brings the indexes of a kept table up to date, filled', async () => {
    const before = testTable('aula');
    await start({ tables: [before] }).then((engine) =>
      clientOf(engine).send(new PutItemCommand(item('a', '1', { gsi2pk: { S: 'y' } }))),
    );
    await stopAll();

    const after = {
      ...before,
      attributes: [
        ...before.attributes.slice(0, 2),
        { AttributeName: 'gsi2pk', AttributeType: 'S' as const },
      ],
      indexes: [
        {
          IndexName: 'gsi2',
          KeySchema: [{ AttributeName: 'gsi2pk', KeyType: 'HASH' as const }],
          Projection: { ProjectionType: 'KEYS_ONLY' as const },
        },
      ],
    };
    const client = clientOf(await start({ tables: [after] }));
    const { Table } = await client.send(new DescribeTableCommand({ TableName: 'aula' }));
    expect(Table?.GlobalSecondaryIndexes?.map((index) => index.IndexName)).toEqual(['gsi2']);
    const { Count } = await client.send(new ScanCommand({ TableName: 'aula', IndexName: 'gsi2' }));
    expect(Count).toBe(1);
  });

  test('refuses kept data with other keys', async () => {
    await start();
    await stopAll();
    const other = { ...testTable('aula'), keySchema: testTable('aula').keySchema.slice(0, 1) };
    await expect(start({ tables: [other] })).rejects.toThrow(
      'The kept data holds table aula with other keys than the template: start over with --fresh.',
    );
  });

  test('without a file, instances do not see each other', async () => {
    const [one, two] = [await start({ file: null }), await start({ file: null })];
    await clientOf(one).send(new PutItemCommand(item('a', '1')));
    const { Count } = await clientOf(two).send(new ScanCommand({ TableName: 'aula' }));
    expect(Count).toBe(0);
  });

  test('DYNAMODB_ENDPOINT names another engine, which is not ended here', async () => {
    const other = await start({ file: null, tables: [] });
    const engine = await start({ environment: { DYNAMODB_ENDPOINT: other.endpoint } });
    await clientOf(other).send(new PutItemCommand(item('a', '1')));
    expect(engine.endpoint).toBe(other.endpoint);
    expect(() => engine.kill('SIGKILL')).toThrow('was not started here');
  });
});

describe('the data file', () => {
  test('a second start on the same file is refused in one sentence', async () => {
    await start();
    await expect(start()).rejects.toThrow(
      `The data file ${file} is in use by another running instance.`,
    );
  });

  test('a damaged file is refused in one sentence and left as it is', async () => {
    await start();
    await stopAll();
    const bytes = readFileSync(file).fill(7, 20, 4000);
    writeFileSync(file, bytes);
    await expect(start()).rejects.toThrow(`The data file ${file} is damaged`);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  test('an engine that outlived its runtime is ended by the next start', async () => {
    await start();
    await stopAll();
    const orphan = spawn(bundledBinary(), ['serve', '--port', '0', '--db-path', file]);
    onTestFinished(() => void orphan.kill('SIGKILL'));
    const exit = once(orphan, 'exit');
    await once(orphan, 'spawn');
    writeFileSync(`${file}.pid`, String(orphan.pid));
    await start();
    expect((await exit)[1]).toBe('SIGKILL');
  });

  test('case 92: what was acknowledged is there after kill -9 under four writers', async () => {
    const engine = await start();
    const client = clientOf(engine);
    const acknowledged: string[] = [];
    let [sent, killed] = [0, false];

    async function write(): Promise<void> {
      while (true) {
        const sk = String((sent += 1));
        try {
          await client.send(new PutItemCommand(item('load', sk)));
        } catch {
          return;
        }
        acknowledged.push(sk);
        if (!killed && acknowledged.length >= 100) {
          killed = true;
          engine.kill('SIGKILL');
        }
      }
    }
    await Promise.all([write(), write(), write(), write()]);
    const pid = engine.pid;
    await engine.restart();

    expect(engine.pid).not.toBe(pid);
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: 'aula',
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': { S: 'load' } },
        ConsistentRead: true,
      }),
    );
    const kept = new Set(Items.map((found) => found['sk']?.S));
    expect(acknowledged.length).toBeGreaterThanOrEqual(100);
    expect(acknowledged.filter((sk) => !kept.has(sk))).toEqual([]);
  });
});

describe('expiry', () => {
  const second = 1_700_000_000;

  test('removes what has expired, and marks the delete as that of the service', async () => {
    const engine = await start({ now: () => second * 1000 });
    const client = clientOf(engine);
    const ttl = (offset: number) => ({ expiresAt: { N: String(second + offset) } });
    await client.send(new PutItemCommand(item('a', 'gone "é"', ttl(-1))));
    await client.send(new PutItemCommand(item('a', 'later', ttl(60))));
    await client.send(new PutItemCommand(item('a', 'text', { expiresAt: { S: '1' } })));
    await client.send(new PutItemCommand(item('a', 'forever')));

    expect(await engine.sweepExpired()).toBe(1);
    await client.send(
      new DeleteItemCommand({ TableName: 'aula', Key: { pk: { S: 'a' }, sk: { S: 'forever' } } }),
    );

    const { Count } = await client.send(new ScanCommand({ TableName: 'aula' }));
    expect(Count).toBe(2);
    const removals = (await streamOf(engine)).filter((record) => record.eventName === 'REMOVE');
    expect(removals.map((record) => record.userIdentity)).toEqual([
      { type: 'Service', principalId: 'dynamodb.amazonaws.com' },
      undefined,
    ]);
  });

  test('whatever has expired goes, however many pages of the table it takes to find it', async () => {
    const engine = await start({ now: () => second * 1000 });
    const client = clientOf(engine);
    const gone = { expiresAt: { N: String(second - 1) } };
    for (let index = 0; index < 250; index += 1)
      await client.send(
        new PutItemCommand(item('a', String(index), index % 125 === 99 ? {} : gone)),
      );
    expect(await engine.sweepExpired()).toBe(248);
    const { Count } = await client.send(new ScanCommand({ TableName: 'aula' }));
    expect(Count).toBe(2);
  });

  test('stream records older than a day are trimmed, but the newest stay', async () => {
    let now = Date.now();
    const engine = await start({ now: () => now });
    const client = clientOf(engine);
    for (let index = 0; index < 1010; index += 1)
      await client.send(new PutItemCommand(item('a', String(index))));
    now += 2 * 24 * 3600 * 1000;
    await engine.sweepExpired();
    const [oldest] = await streamOf(engine);
    expect(oldest?.dynamodb.Keys).toEqual({ pk: { S: 'a' }, sk: { S: '10' } });
  });
});
