import { type DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newPatience } from './contention.ts';
import { commit } from './transaction.ts';

afterEach(() => vi.restoreAllMocks());

const conflict = new TransactionCanceledException({
  $metadata: {},
  message: 'cancelled',
  CancellationReasons: [{ Code: 'TransactionConflict' }],
});
const items = [{ label: 'row', put: { pk: 'A', sk: 'B' } }];

it('case 91: sends no more once its caller has been answered, whoever is in the way', async () => {
  const answered = new AbortController();
  const send = vi.fn(async () => {
    if (send.mock.calls.length === 2) answered.abort();
    throw conflict;
  });
  const client = { send } as unknown as DynamoDBClient;
  await expect(commit(client, 'table', items, { signal: answered.signal })).rejects.toThrow(
    'aborted',
  );
  expect(send).toHaveBeenCalledTimes(2);
});

describe('case 87: while others are in the way', () => {
  it('tries by the time that there is, however often that is, and says then that it is busy', async () => {
    let now = 0;
    const send = vi.fn(async () => {
      now += 100;
      throw conflict;
    });
    const client = { send } as unknown as DynamoDBClient;
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const patience = newPatience(() => now);
    await expect(commit(client, 'table', items, { patience })).rejects.toMatchObject({
      code: 'busy',
      cause: conflict,
    });
    expect(send).toHaveBeenCalledTimes(80);
  });

  it('shares the time of the request with its other tries', async () => {
    let now = 0;
    const patience = newPatience(() => now);
    now = 8_000;
    await expect(patience.giveWay(conflict)).rejects.toMatchObject({ code: 'busy' });
  });
});
