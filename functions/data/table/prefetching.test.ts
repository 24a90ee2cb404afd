import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { startTable } from '#test/support/table.ts';
import { prefetching } from './prefetching.ts';

const table = await startTable();
const row = z.object({ sk: z.string(), count: z.number() });
const keyOf = (sk: string) => ({ pk: 'ROW', sk });

/** A request that will ask for B and C, and for C it does not exist; and how often the table was asked. */
async function request() {
  for (const sk of ['A', 'B', 'D']) await table.put({ ...keyOf(sk), count: 1 });
  const asked = vi.spyOn(table.client, 'send');
  asked.mockClear();
  return { own: prefetching(table, [keyOf('B'), keyOf('C')]), asked };
}

test('what a request asks for next comes with the first item, in one request', async () => {
  const { own, asked } = await request();
  expect(await own.get(row, keyOf('A'))).toEqual({ sk: 'A', count: 1 });
  expect(await own.get(row, keyOf('C'))).toBeNull();
  expect(await own.batchGet(row, [keyOf('B'), keyOf('B')])).toEqual([{ sk: 'B', count: 1 }]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what is not in hand is asked for beside it', async () => {
  const { own, asked } = await request();
  await own.get(row, keyOf('A'));
  const found = await own.batchGet(row, [keyOf('B'), keyOf('C'), keyOf('D')]);
  expect(found.map(({ sk }) => sk).sort()).toEqual(['B', 'D']);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('whoever reads again, because somebody was faster, finds what is there now', async () => {
  const { own } = await request();
  await own.get(row, keyOf('A'));
  expect(await own.get(row, keyOf('B'))).toMatchObject({ count: 1 });
  await table.put({ ...keyOf('B'), count: 2 });
  expect(await own.get(row, keyOf('B'))).toMatchObject({ count: 2 });
});
