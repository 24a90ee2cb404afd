import type { DynamoDBRecord } from 'aws-lambda';
import { expect, test, vi } from 'vitest';
import { logger } from '#functions/platform/logger.ts';
import { atOnce, oneByOne, streamHandler, type StreamRecord } from './stream-handler.ts';

const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});

const record = (sequence: string, sk = 'PROFILE'): DynamoDBRecord => ({
  eventName: 'MODIFY',
  dynamodb: {
    SequenceNumber: sequence,
    Keys: { pk: { S: 'USER#somebody' }, sk: { S: sk } },
    NewImage: { version: { N: '2' }, roles: { L: [{ S: 'admins' }] }, phone: { NULL: true } },
  },
});
const batch = (...sequences: string[]) => ({ Records: sequences.map((one) => record(one)) });
const from = (sequence: string) => ({ batchItemFailures: [{ itemIdentifier: sequence }] });
const taken = { batchItemFailures: [] };

/** A consumer that notes what it took in, and cannot digest some records. */
function noting(...poison: string[]) {
  const seen: string[] = [];
  return {
    seen,
    digest: async ({ sequence }: StreamRecord) => {
      if (poison.includes(sequence)) throw new Error('not now');
      seen.push(sequence);
    },
    digestAll: async (records: StreamRecord[]) => {
      if (records.some(({ sequence }) => poison.includes(sequence))) throw new Error('not now');
      seen.push(...records.map(({ sequence }) => sequence));
    },
  };
}

test('records come as plain values, in order', async () => {
  const seen: StreamRecord[] = [];
  const handler = streamHandler(oneByOne(async (one) => void seen.push(one)));
  expect(await handler(batch('1', '2'))).toEqual(taken);
  expect(seen.map(({ sequence }) => sequence)).toEqual(['1', '2']);
  expect(seen[0]).toEqual({
    key: { pk: 'USER#somebody', sk: 'PROFILE' },
    before: undefined,
    after: { version: 2, roles: ['admins'], phone: null },
    sequence: '1',
  });
});

test('the first failure ends the batch, so that what follows it comes again', async () => {
  logged.mockClear();
  const { seen, digest } = noting('2');
  expect(await streamHandler(oneByOne(digest))(batch('1', '2', '3'))).toEqual(from('2'));
  expect(seen).toEqual(['1']);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(logged.mock.calls)).not.toContain('somebody');
});

test('what is taken at once names the record at fault, and has those before it', async () => {
  const { seen, digestAll } = noting('2');
  expect(await streamHandler(atOnce(digestAll))(batch('1', '2', '3'))).toEqual(from('2'));
  expect(seen).toEqual(['1']);
});

test('case 94: what one consumer cannot digest holds up none of the others', async () => {
  const counts = noting();
  const catalogue = noting('1');
  const handler = streamHandler(oneByOne(counts.digest), atOnce(catalogue.digestAll));
  expect(await handler(batch('1', '2', '3'))).toEqual(from('1'));
  expect(counts.seen).toEqual(['1', '2', '3']);
});

test('case 95: the batch comes again from the earliest failure of all', async () => {
  const [one, other] = [noting('3'), noting('2')];
  const handler = streamHandler(oneByOne(one.digest), oneByOne(other.digest));
  expect(await handler(batch('1', '2', '3'))).toEqual(from('2'));
  expect([one.seen, other.seen]).toEqual([['1', '2'], ['1']]);
});
