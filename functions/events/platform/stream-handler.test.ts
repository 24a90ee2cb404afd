import type { DynamoDBRecord } from 'aws-lambda';
import { expect, test, vi } from 'vitest';
import { logger } from '#functions/platform/logger.ts';
import { atOnce, oneByOne, streamHandler } from './stream-handler.ts';
import type { StreamRecord } from './stream-record.ts';

const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});

const wants = ['Profile'];

const record = (sequence: string, entity = 'Profile'): DynamoDBRecord => ({
  eventID: `event-${sequence}`,
  eventName: 'MODIFY',
  dynamodb: {
    SequenceNumber: sequence,
    Keys: { pk: { S: 'USER#somebody' }, sk: { S: 'PROFILE' } },
    NewImage: {
      entity: { S: entity },
      version: { N: '2' },
      roles: { L: [{ S: 'admins' }] },
      phone: { NULL: true },
    },
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
  const handler = streamHandler(oneByOne(wants, async (one) => void seen.push(one)));
  expect(await handler(batch('1', '2'))).toEqual(taken);
  expect(seen.map(({ sequence }) => sequence)).toEqual(['1', '2']);
  expect(seen[0]).toEqual({
    key: { pk: 'USER#somebody', sk: 'PROFILE' },
    before: undefined,
    after: { entity: 'Profile', version: 2, roles: ['admins'], phone: null },
    sequence: '1',
    eventId: 'event-1',
  });
});

test('the first failure ends the batch, so that what follows it comes again', async () => {
  logged.mockClear();
  const { seen, digest } = noting('2');
  expect(await streamHandler(oneByOne(wants, digest))(batch('1', '2', '3'))).toEqual(from('2'));
  expect(seen).toEqual(['1']);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(logged.mock.calls)).not.toContain('somebody');
});

test('what is taken at once names the record at fault, and has those before it', async () => {
  const { seen, digestAll } = noting('2');
  expect(await streamHandler(atOnce(wants, digestAll))(batch('1', '2', '3'))).toEqual(from('2'));
  expect(seen).toEqual(['1']);
});

test('case 94: what one consumer cannot digest holds up none of the others', async () => {
  const counts = noting();
  const catalogue = noting('1');
  const handler = streamHandler(oneByOne(wants, counts.digest), atOnce(wants, catalogue.digestAll));
  expect(await handler(batch('1', '2', '3'))).toEqual(from('1'));
  expect(counts.seen).toEqual(['1', '2', '3']);
});

test('case 95: the batch comes again from the earliest failure of all', async () => {
  const [one, other] = [noting('3'), noting('2')];
  const handler = streamHandler(oneByOne(wants, one.digest), oneByOne(wants, other.digest));
  expect(await handler(batch('1', '2', '3'))).toEqual(from('2'));
  expect([one.seen, other.seen]).toEqual([['1', '2'], ['1']]);
});

test('a record reaches only the consumers that want its entity', async () => {
  const [people, courses] = [noting(), noting()];
  const handler = streamHandler(
    oneByOne(['Profile'], people.digest),
    atOnce(['Course', 'Module'], courses.digestAll),
  );
  const Records = [record('1'), record('2', 'Course'), record('3', 'Enrollment')];
  expect(await handler({ Records })).toEqual(taken);
  expect([people.seen, courses.seen]).toEqual([['1'], ['2']]);
});

test('one that fails does not bring the batch to the others again, nor what it took itself', async () => {
  const poison = new Set(['2']);
  const seen: string[] = [];
  const others = noting();
  const handler = streamHandler(
    oneByOne(wants, async ({ sequence }) => {
      if (poison.has(sequence)) throw new Error('not now');
      seen.push(sequence);
    }),
    atOnce(wants, others.digestAll),
  );
  expect(await handler(batch('1', '2', '3', '4'))).toEqual(from('2'));
  expect(others.seen).toEqual(['1', '2', '3', '4']);
  // As Lambda goes on: from the failure, then halved, then the poison alone and what was behind it.
  expect(await handler(batch('2', '3', '4'))).toEqual(from('2'));
  expect(await handler(batch('2'))).toEqual(from('2'));
  expect(await handler(batch('3', '4'))).toEqual(taken);
  poison.clear();
  expect(await handler(batch('2'))).toEqual(taken);
  expect(others.seen).toEqual(['1', '2', '3', '4']);
  expect(seen).toEqual(['1', '3', '4', '2']);
});

test('what is handed in by hand is taken in each time', async () => {
  const { seen, digest } = noting();
  const failing = noting('1');
  const handler = streamHandler(oneByOne(wants, digest), oneByOne(wants, failing.digest));
  const Records = batch('1').Records.map(({ eventID: _, ...rest }) => rest);
  await handler({ Records });
  await handler({ Records });
  expect(seen).toEqual(['1', '1']);
});
