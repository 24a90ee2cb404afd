import type { DynamoDBRecord } from 'aws-lambda';
import { expect, test, vi } from 'vitest';
import { logger } from '#functions/platform/logger.ts';
import { streamHandler, type StreamRecord } from './stream-handler.ts';

const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});

const record = (sequence: string, sk = 'PROFILE'): DynamoDBRecord => ({
  eventName: 'MODIFY',
  dynamodb: {
    SequenceNumber: sequence,
    Keys: { pk: { S: 'USER#somebody' }, sk: { S: sk } },
    NewImage: { version: { N: '2' }, roles: { L: [{ S: 'admins' }] }, phone: { NULL: true } },
  },
});

test('records come as plain values, in order', async () => {
  const seen: StreamRecord[] = [];
  const handler = streamHandler(async (one) => void seen.push(one));
  expect(await handler({ Records: [record('1'), record('2')] })).toEqual({ batchItemFailures: [] });
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
  const seen: string[] = [];
  const handler = streamHandler(async ({ sequence }) => {
    seen.push(sequence);
    if (sequence === '2') throw new Error('not now');
  });
  const answer = await handler({ Records: [record('1'), record('2'), record('3')] });
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
  expect(seen).toEqual(['1', '2']);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(logged.mock.calls)).not.toContain('somebody');
});
