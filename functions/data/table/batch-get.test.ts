import { expect, test } from 'vitest';
import * as z from 'zod';
import { startTable } from '#test/support/table.ts';

const table = await startTable();
const row = z.object({ pk: z.string() });

test('of more keys than five requests hold, none is left out', async () => {
  const keys = Array.from({ length: 620 }, (_, at) => ({ pk: `ROW#${at}`, sk: 'ROW' }));
  await Promise.all(keys.map((key) => table.put(key)));
  const found = await table.batchGet(row, [...keys, ...keys, { pk: 'ROW#none', sk: 'ROW' }]);
  expect(new Set(found.map(({ pk }) => pk))).toEqual(new Set(keys.map(({ pk }) => pk)));
  expect(found).toHaveLength(620);
});
