import { expect, it } from 'vitest';
import { blockOf, placed } from '../typing/pasted.ts';
import { typedChange } from '../typing/typed-change.ts';
import type { BookItem, Row, RowMark } from '../types.ts';
import type { Folded } from './columns.ts';
import { copied } from './copied.ts';

const item = (itemId: string, isHidden = false) =>
  ({ itemId, title: { en: itemId }, most: 100_000, kind: 'manual', isHidden }) as BookItem;
const columns = [item('a'), item('b'), item('c', true)];
const whole = {
  itemId: 'whole',
  category: { categoryId: 'whole' },
  items: [],
} as unknown as Folded;
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
  category: () => '75%',
};
const all = { rows, columns };

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
      points: null,
      language: 'es',
    });
  const back = placed(blockOf(text), { ...all, at: { row: 0, column: 0 }, read });
  expect(back.cells).toEqual([]);
  expect(back.left.same).toBe(3);
});

it('a category in one column is copied as what it comes to, and takes nothing that is pasted', () => {
  const some = { rows, columns: [columns[0]!, whole, columns[1]!] };
  expect(copied({ rows: [0, 0], columns: [1, 3] }, some, words)).toBe('8.5\t75%\tExcused');
  const read = () => ({ do: 'points', points: 10_000 }) as const;
  const back = placed([['1', '1', '1']], { ...some, at: { row: 0, column: 0 }, read });
  expect(back.cells.map((one) => one.item.itemId)).toEqual(['a', 'b']);
  expect(back.left.outside).toBe(1);
});
