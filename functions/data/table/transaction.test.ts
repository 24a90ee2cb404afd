import { type DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { expect, it, vi } from 'vitest';
import { commit } from './transaction.ts';

it('case 91: sends no more once its caller has been answered, whoever is in the way', async () => {
  const answered = new AbortController();
  const conflict = new TransactionCanceledException({
    $metadata: {},
    message: 'cancelled',
    CancellationReasons: [{ Code: 'TransactionConflict' }],
  });
  const send = vi.fn(async () => {
    if (send.mock.calls.length === 2) answered.abort();
    throw conflict;
  });
  const client = { send } as unknown as DynamoDBClient;
  const items = [{ label: 'row', put: { pk: 'A', sk: 'B' } }];
  await expect(commit(client, 'table', items, answered.signal)).rejects.toThrow('aborted');
  expect(send).toHaveBeenCalledTimes(2);
});
