import { expect, it } from 'vitest';
import { blockOf, placed } from '../typing/pasted.ts';
import { typedChange } from '../typing/typed-change.ts';
import type { BookItem, Row, RowMark } from '../types.ts';
import { copied } from './copied.ts';

const item = (itemId: string, isHidden = false) =>
  ({ itemId, title: { en: itemId }, most: 100_000, kind: 'manual', isHidden }) as BookItem;
const items = [item('a'), item('b'), item('c', true)];
const mark = (itemId: string, status: RowMark['status'], points: number | null) =>
  ({ itemId, status, points, most: null, version: 1 }) as RowMark;
const row = (name: string, ...marks: RowMark[]) =>
  ({ userId: name, name, marks, total: null }) as Row;
const rows = [
  row('Ada', mark('a', 'marked', 85_000), mark('b', 'excused', null)),
  row('Ben', mark('a', 'missing', null), mark('b', 'open', null)),
];
const words = {
  name: (name: string) => name,
  total: () => '90%',
  toType: (of: RowMark | null) => (of?.points == null ? '' : String(of.points / 10_000)),
  status: (of: 'missing' | 'excused') => (of === 'missing' ? 'Missing' : 'Excused'),
};
const all = { rows, items };

it('is a block of lines and tabs, names and totals with it, and nothing of what is without names', () => {
  expect(copied({ rows: [0, 1], columns: [0, 4] }, all, words)).toBe(
    'Ada\t8.5\tExcused\t\t90%\nBen\tMissing\t\t\t90%',
  );
  expect(copied({ rows: [-1, 0], columns: [1, 1] }, all, words)).toBe('8.5');
});

it('can be pasted back where it came from, and changes nothing there', () => {
  const text = copied({ rows: [0, 1], columns: [1, 2] }, all, words);
  const read = (typed: string) =>
    typedChange(typed, {
      most: 100_000,
      inPercent: false,
      words: { missing: 'Missing', excused: 'Excused' },
    });
  const back = placed(blockOf(text), { ...all, at: { row: 0, column: 0 }, read });
  expect(back.cells).toEqual([]);
  expect(back.left.same).toBe(3);
});
