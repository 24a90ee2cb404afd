import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteItemCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startDynamodb, type Dynamodb } from '#local/dynamodb/start-dynamodb.ts';
import { testTable } from '#local/dynamodb/test-table.ts';
import type { FailedRecord, InvokeResult } from './deliver-batch.ts';
import { eventSourceMapping, type EventSourceMappingProperties } from './event-source-mapping.ts';
import {
  startEventSource,
  type EventSource,
  type EventSourceOptions,
} from './start-event-source.ts';
import type { StreamRecord } from './stream-record.ts';

const NOW = Date.parse('2024-01-31T12:00:00Z');
const ok: InvokeResult = { ok: true, payload: null };

let folder: string;
let engine: Dynamodb;
let client: DynamoDBClient;
let saved: string | undefined;
let batches: StreamRecord[][];
const sources: EventSource[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stream-'));
  engine = await startDynamodb({
    file: join(folder, 'table.db'),
    tables: [testTable('aula')],
    now: () => NOW,
    environment: {},
  });
  client = new DynamoDBClient({
    endpoint: engine.endpoint,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  saved = undefined;
  batches = [];
});

afterEach(async () => {
  for (const source of sources.splice(0)) await source.stop();
  client.destroy();
  await engine.stop();
  rmSync(folder, { recursive: true });
});

type Setup = Partial<EventSourceOptions> & {
  properties?: EventSourceMappingProperties;
  answer?: (records: StreamRecord[]) => InvokeResult | Promise<InvokeResult>;
  failed?: FailedRecord[];
};

function start({ properties = {}, answer = () => ok, failed = [], ...options }: Setup = {}) {
  const source = startEventSource({
    endpoint: engine.endpoint,
    streamArn: engine.streamArn('aula'),
    eventSourceArn: 'arn:aws:dynamodb:eu-west-1:123456789012:table/aula/stream/label',
    mapping: {
      ...eventSourceMapping('projections', properties),
      failureDestination: (failure) => failed.push(failure),
    },
    async invoke(_functionName, { Records }) {
      batches.push(Records);
      return answer(Records);
    },
    checkpoint: { load: () => saved, save: (position) => void (saved = position) },
    retryDelay: () => 0,
    ...options,
  });
  sources.push(source);
  return source;
}

const put = (sk: string, rest = {}) =>
  client.send(
    new PutItemCommand({ TableName: 'aula', Item: { pk: { S: 'a' }, sk: { S: sk }, ...rest } }),
  );
const nameOf = ({ dynamodb }: StreamRecord) => (dynamodb.Keys['sk'] as { S: string }).S;
const names = () => batches.map((batch) => batch.map(nameOf));

test('records come in order, in batches, in the shape that Lambda gives them', async () => {
  for (const sk of ['1', '2', '3']) await put(sk, { bytes: { B: new Uint8Array([1, 2]) } });
  const source = start({ properties: { BatchSize: 2 } });
  await source.drained();
  expect(names()).toEqual([['1', '2'], ['3']]);
  expect(batches[0]?.[0]).toEqual({
    eventID: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    eventName: 'INSERT',
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: 'eu-west-1',
    eventSourceARN: 'arn:aws:dynamodb:eu-west-1:123456789012:table/aula/stream/label',
    dynamodb: {
      Keys: { pk: { S: 'a' }, sk: { S: '1' } },
      NewImage: { pk: { S: 'a' }, sk: { S: '1' }, bytes: { B: 'AQI=' } },
      SequenceNumber: expect.stringMatching(/^\d{21}$/) as string,
      SizeBytes: expect.any(Number) as number,
      StreamViewType: 'NEW_AND_OLD_IMAGES',
      ApproximateCreationDateTime: expect.any(Number) as number,
    },
  });
});

test('a write that changes nothing is not an event, and a filter lets only its own pass', async () => {
  const pattern = '{"dynamodb":{"Keys":{"sk":{"S":[{"prefix":"COURSE#"}]}}}}';
  const source = start({ properties: { FilterCriteria: { Filters: [{ Pattern: pattern }] } } });
  await put('COURSE#1');
  await put('COURSE#1');
  await put('USER#1');
  await put('COURSE#1', { title: { S: 'new' } });
  await source.drained();
  expect(batches.flat().map((record) => `${record.eventName} ${nameOf(record)}`)).toEqual([
    'INSERT COURSE#1',
    'MODIFY COURSE#1',
  ]);
});

test('drained waits for what was written before it, and a later write needs another one', async () => {
  const source = start();
  await source.drained();
  expect(names()).toEqual([]);
  await put('1');
  await source.drained();
  await put('2');
  await source.drained();
  expect(names()).toEqual([['1'], ['2']]);
});

test('drained does not wait for the end of a batching window', async () => {
  const source = start({
    properties: { MaximumBatchingWindowInSeconds: 300, BatchSize: 3 },
  });
  for (const sk of ['1', '2', '3', '4']) await put(sk);
  await source.drained();
  expect(batches.flat().map(nameOf)).toEqual(['1', '2', '3', '4']);
});

test('case 96: after a stop the next start goes on behind the last handled record', async () => {
  const first = start();
  await put('1');
  await first.drained();
  await first.stop();
  await put('2');
  await start().drained();
  expect(names()).toEqual([['1'], ['2']]);
});

test('a stop in the middle of a batch leaves the batch for the next start', async () => {
  const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
  const { promise: answer, resolve: finish } = Promise.withResolvers<InvokeResult>();
  const first = start({ answer: () => (enter(), answer) });
  await put('1');
  first.wake();
  await entered;
  const stopped = first.stop();
  finish({ ok: false, error: 'ended' });
  await stopped;
  await expect(first.drained()).rejects.toThrow('The event source was stopped.');
  await start().drained();
  expect(names()).toEqual([['1'], ['1']]);
});

test('case 93: a replay hands out the whole stream again, with the same identifiers', async () => {
  const source = start();
  for (const sk of ['1', '2']) await put(sk);
  await source.drained();
  await source.replay();
  expect(batches.flat().map(nameOf)).toEqual(['1', '2', '1', '2']);
  const ids = batches.flat().map((record) => record.eventID);
  expect(ids.slice(2)).toEqual(ids.slice(0, 2));
});

test('case 94: the poison record of a hundred goes to the failure destination, the others flow', async () => {
  for (let index = 0; index < 100; index += 1) await put(String(index).padStart(3, '0'));
  const failed: FailedRecord[] = [];
  const done = new Set<string>();
  const source = start({
    failed,
    properties: { BisectBatchOnFunctionError: true, MaximumRetryAttempts: 2 },
    answer(records) {
      if (records.some((record) => nameOf(record) === '042')) return { ok: false, error: 'boom' };
      for (const record of records) done.add(nameOf(record));
      return ok;
    },
  });
  await source.drained();
  expect(done.size).toBe(99);
  expect(failed).toHaveLength(1);
  expect(failed[0]).toMatchObject({
    functionName: 'projections',
    condition: 'RetryAttemptsExhausted',
    error: 'boom',
    record: { dynamodb: { NewImage: { sk: { S: '042' } } } },
  });
});

test('records survive the death of the engine, and the source goes on by itself', async () => {
  const source = start();
  await put('1');
  await source.drained();
  engine.kill('SIGKILL');
  await engine.restart();
  await put('2');
  await source.drained();
  expect(names()).toEqual([['1'], ['2']]);
});

test('a checkpoint of another stream is ignored', async () => {
  saved = `${engine.streamArn('aula').replace('aula', 'alua')} 000000000000000000099`;
  await put('1');
  await start().drained();
  expect(names()).toEqual([['1']]);
});

test('the delete of an expired item says that the service made it', async () => {
  const ttl = { expiresAt: { N: String(NOW / 1000 - 1) } };
  await put('old', ttl);
  await put('other', ttl);
  await client.send(
    new DeleteItemCommand({ TableName: 'aula', Key: { pk: { S: 'a' }, sk: { S: 'other' } } }),
  );
  expect(await engine.sweepExpired()).toBe(1);
  await start().drained();
  const removals = batches.flat().filter((record) => record.eventName === 'REMOVE');
  expect(removals.map((record) => [nameOf(record), record.userIdentity])).toEqual([
    ['other', undefined],
    ['old', { type: 'Service', principalId: 'dynamodb.amazonaws.com' }],
  ]);
});

test('more records than one read returns are all delivered, once each', async () => {
  const count = 1500;
  for (let index = 0; index < count; index += 50)
    await Promise.all(Array.from({ length: 50 }, (_, offset) => put(String(index + offset))));
  const idle = Promise.withResolvers<void>();
  const source = start({ onIdle: idle.resolve });
  await source.drained();
  await idle.promise;
  expect(batches.flat()).toHaveLength(count);
  expect(new Set(batches.flat().map(nameOf)).size).toBe(count);
});

test('with a parallelization factor, batches run side by side, and the changes of one item stay in order', async () => {
  for (let round = 1; round <= 3; round += 1)
    for (let item = 0; item < 12; item += 1) await put(String(item), { round: { N: `${round}` } });
  let under = 0;
  let most = 0;
  const second = Promise.withResolvers<void>();
  const source = start({
    properties: { BatchSize: 2, ParallelizationFactor: 4 },
    async answer() {
      under += 1;
      most = Math.max(most, under);
      if (under > 1) second.resolve();
      await second.promise;
      under -= 1;
      return ok;
    },
  });
  await source.drained();
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(4);
  const rounds = Map.groupBy(batches.flat(), nameOf);
  expect(rounds.size).toBe(12);
  for (const records of rounds.values())
    expect(records.map(({ dynamodb }) => dynamodb.NewImage?.['round'])).toEqual([
      { N: '1' },
      { N: '2' },
      { N: '3' },
    ]);
});

test('with a parallelization factor, what one lane has not handled comes again after a restart', async () => {
  for (let item = 0; item < 8; item += 1) await put(String(item));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const first = start({
    properties: { BatchSize: 1, ParallelizationFactor: 4 },
    // The oldest record is never answered for while the others are.
    answer: async ([record]) => {
      if (record && nameOf(record) === '0') await held;
      return ok;
    },
  });
  void first.drained().catch(() => {});
  await expect.poll(() => new Set(names().flat()).size).toBeGreaterThan(1);
  expect(saved).toBeUndefined();
  const stopped = first.stop();
  release();
  await stopped;
  const before = new Set(names().flat());
  batches = [];
  await start({ properties: { ParallelizationFactor: 4 } }).drained();
  const after = new Set(names().flat());
  expect(new Set([...before, ...after]).size).toBe(8);
});
