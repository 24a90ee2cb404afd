import { describe, expect, test } from 'vitest';
import {
  deliverBatch,
  type Delivery,
  type EventSourceMapping,
  type FailedRecord,
  type InvokeResult,
} from './deliver-batch.ts';
import { eventSourceMapping } from './event-source-mapping.ts';
import type { StreamRecord } from './stream-record.ts';

const CREATED = 1_700_000_000;

function recordOf(name: string, created = CREATED): StreamRecord {
  return {
    eventID: name,
    eventName: 'INSERT',
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    eventSourceARN: 'arn',
    awsRegion: 'eu-west-1',
    dynamodb: {
      Keys: {},
      SequenceNumber: name,
      SizeBytes: 1,
      StreamViewType: 'NEW_AND_OLD_IMAGES',
      ApproximateCreationDateTime: created,
    },
  };
}

const success: InvokeResult = { ok: true, payload: null };
const report = (...identifiers: unknown[]): InvokeResult => ({
  ok: true,
  payload: { batchItemFailures: identifiers.map((itemIdentifier) => ({ itemIdentifier })) },
});

/** Delivers records named by letters to a function and writes down what happens. */
async function deliver(
  names: string,
  mapping: Partial<EventSourceMapping>,
  handler: (batch: string, call: number) => InvokeResult | Error,
  now = CREATED * 1000,
) {
  const seen: string[] = [];
  const failed: FailedRecord[] = [];
  const handled: string[] = [];
  const waits: number[] = [];
  const delivery: Delivery = {
    mapping: {
      ...eventSourceMapping('f', {}),
      failureDestination: (failure) => failed.push(failure),
      ...mapping,
    },
    async invoke(_name, { Records }) {
      const batch = Records.map((record) => record.eventID).join('');
      seen.push(batch);
      const result = handler(batch, seen.length);
      if (result instanceof Error) throw result;
      return result;
    },
    handled: (record) => void handled.push(record.eventID),
    backOff: async (retry) => void waits.push(retry),
    stopped: () => seen.length > 50,
    now: () => now,
  };
  await deliverBatch(
    names.split('').map((name) => recordOf(name)),
    delivery,
  );
  const given = failed.map(({ record, condition }) => `${record.eventID} ${condition}`);
  return { seen, failed, given, handled, waits };
}

const failing = (poison: string) => (batch: string) =>
  batch.includes(poison) ? ({ ok: false, error: 'boom' } as const) : success;

describe('a batch', () => {
  test('that succeeds is handled once', async () => {
    const { seen, handled } = await deliver('abc', {}, () => success);
    expect(seen).toEqual(['abc']);
    expect(handled).toEqual(['c']);
  });

  test('that fails is tried again whole, and goes to the destination when out of retries', async () => {
    const { seen, given, waits, failed } = await deliver('ab', { maxRetries: 2 }, failing('b'));
    expect(seen).toEqual(['ab', 'ab', 'ab']);
    expect(waits).toEqual([1, 2]);
    expect(given).toEqual(['a RetryAttemptsExhausted', 'b RetryAttemptsExhausted']);
    expect(failed[1]).toMatchObject({ functionName: 'f', error: 'boom', invocations: 3 });
  });

  test('without a bound on retries is tried until it succeeds', async () => {
    const { seen, handled } = await deliver('a', {}, (_batch, call) =>
      call < 20 ? new Error('thrown') : success,
    );
    expect(seen).toHaveLength(20);
    expect(handled).toEqual(['a']);
  });

  test('case 94: bisecting isolates the poison record, and the others flow in order', async () => {
    const { seen, given, handled } = await deliver(
      'abcdefgh',
      { bisect: true, maxRetries: 1 },
      failing('f'),
    );
    expect(seen).toEqual(['abcdefgh', 'abcd', 'efgh', 'ef', 'e', 'f', 'f', 'gh']);
    expect(given).toEqual(['f RetryAttemptsExhausted']);
    expect(handled).toEqual(['d', 'e', 'f', 'h']);
  });

  test('that is too old goes to the destination without being tried', async () => {
    const { seen, given } = await deliver(
      'ab',
      { maxRecordAgeSeconds: 60 },
      () => success,
      (CREATED + 61) * 1000,
    );
    expect(seen).toEqual([]);
    expect(given).toEqual(['a RecordAgeExceeded', 'b RecordAgeExceeded']);
  });
});

describe('case 95: reported item failures', () => {
  const reporting = { reportBatchItemFailures: true, maxRetries: 1 };

  test('begin the next try at the lowest failed record, so that those before are not doubled', async () => {
    const { seen, handled } = await deliver('abcd', reporting, (_batch, call) =>
      call === 1 ? report('d', 'c') : success,
    );
    expect(seen).toEqual(['abcd', 'cd']);
    expect(handled).toEqual(['b', 'd']);
  });

  test.each([
    ['an empty list', { batchItemFailures: [] }],
    ['a null list', { batchItemFailures: null }],
    ['an empty answer', {}],
    ['a null answer', null],
    ['no answer', undefined],
  ])('%s is success', async (_name, payload) => {
    const { seen } = await deliver('ab', reporting, () => ({ ok: true, payload }));
    expect(seen).toEqual(['ab']);
  });

  test.each([
    ['an unknown identifier', report('zzz')],
    ['an empty identifier', report('')],
    ['a null identifier', report(null)],
    ['a wrong key', { ok: true, payload: { batchItemFailures: [{ id: 'b' }] } } as const],
    ['a list that is none', { ok: true, payload: { batchItemFailures: 'b' } } as const],
    ['one good and one bad identifier', report('b', 'zzz')],
  ])('%s fails the whole batch', async (_name, answer) => {
    const { seen } = await deliver('ab', reporting, (_batch, call) =>
      call === 1 ? answer : success,
    );
    expect(seen).toEqual(['ab', 'ab']);
  });

  test('are not read unless the mapping says so', async () => {
    const { seen } = await deliver('ab', {}, () => report('a'));
    expect(seen).toEqual(['ab']);
  });

  test('case 94: with bisecting, one poison record of many is given up and the others flow', async () => {
    const { given, handled, seen } = await deliver(
      'abcdefgh',
      { ...reporting, bisect: true },
      (batch) => (batch.includes('c') ? report('c') : success),
    );
    expect(seen).toEqual(['abcdefgh', 'cdefgh', 'cde', 'cd', 'c', 'c', 'd', 'e', 'fgh']);
    expect(given).toEqual(['c RetryAttemptsExhausted']);
    expect(handled).toEqual(['b', 'c', 'd', 'e', 'h']);
  });
});

test('the defaults of a mapping are those of Lambda', () => {
  expect(eventSourceMapping('f', {})).toEqual({
    functionName: 'f',
    batchSize: 100,
    parallelization: 1,
    bisect: false,
    maxRetries: -1,
    maxRecordAgeSeconds: -1,
    reportBatchItemFailures: false,
    filterPatterns: [],
    batchingWindowSeconds: 0,
  });
});
