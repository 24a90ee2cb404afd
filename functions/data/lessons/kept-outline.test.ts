import { expect, test } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { startTable } from '#test/support/table.ts';
import { keptOutlineRecord, keptOutlines } from './kept-outline.ts';

const table = await startTable();
const rules = { release: null, prerequisites: [] };
const outlineOf = (title: string, lessons = 1) => ({
  modules: [{ moduleId: 'm', ...rules }],
  blocks: Array.from({ length: lessons }, (_, at) => ({
    blockId: String(at).padStart(26, '0'),
    moduleId: 'm',
    kind: 'text' as const,
    title: { en: title },
    minutes: 5,
    preview: false,
    ...rules,
  })),
});
const kept = async (courseId: string) =>
  keptOutlines.rowsOf(await table.get(keptOutlineRecord, keys.keptOutline(courseId)));

test('INV-78: an outline that was read earlier never takes the place of one that was read later', async () => {
  await keptOutlines.put(table, 'c', outlineOf('Second'), 2);
  await keptOutlines.put(table, 'c', outlineOf('First'), 1);
  expect(await kept('c')).toEqual(outlineOf('Second'));
  await keptOutlines.put(table, 'c', outlineOf('Third'), 3);
  expect(await kept('c')).toEqual(outlineOf('Third'));
});

test('of an outline that no item could hold nothing is kept, nor what was kept of it before', async () => {
  await keptOutlines.put(table, 'd', outlineOf('Short'), 1);
  await keptOutlines.put(table, 'd', outlineOf('Long '.repeat(20), 2000), 2);
  expect(await kept('d')).toBeNull();
});
