import { expect, it } from 'vitest';
import { typedMark } from '#shared/grading/typed-mark.ts';
import type { Mark } from '#shared/schemas/marks.ts';
import type { CellChange } from '#shared/schemas/typed-marks.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import { rowMarkOf } from '#functions/data/grades/grade-rows.ts';
import en from '#web/locales/en/grades.json';
import es from '#web/locales/es/grades.json';
import { blockOf } from './pasted.ts';
import { typedChange } from './typed-change.ts';
import { undoing } from './undoing.ts';

const read = (text: string, inPercent = false, points: number | null = null, most = 80_000) =>
  typedChange(text, { most, inPercent, points, language: 'es' });

it('understands points and percentages in the ways in which people write them', () => {
  expect(read(' 7,5 ')).toEqual({ do: 'points', points: 75_000 });
  expect(read('7.5')).toEqual({ do: 'points', points: 75_000 });
  expect(read('50%')).toEqual({ do: 'points', points: 40_000 });
  expect(read('50', true)).toEqual({ do: 'points', points: 40_000 });
  expect(read('')).toEqual({ do: 'clear' });
  for (const text of ['seven', '-1', '1e3', '101%', '7,5,1', '=7']) expect(read(text)).toBeNull();
});

it('reads what could be thousands or decimals as the numbers beside it show, or as the page has it', () => {
  const most = 10_000_000;
  const typed = { most, inPercent: false, points: null };
  const one = { do: 'points', points: 10_000 };
  const thousand = { do: 'points', points: most };
  expect(typedChange('1.000', { ...typed, language: 'es' })).toEqual(thousand);
  expect(typedChange('1.000', { ...typed, language: 'en' })).toEqual(one);
  expect(typedChange('1.000', { ...typed, language: 'es', shown: '.' })).toEqual(one);
  expect(typedChange('1.500', { ...typed, language: 'en', shown: ',' })).toBeNull();
  // Of eight points nobody gets a thousand.
  expect(read('1.000')).toEqual(one);
});

it('understands the words of the states in either language, and as other tools put them', () => {
  for (const text of [
    'sin  entregar',
    'Missing',
    'MI',
    'Sin\u00A0entregar',
    en.status.missing,
    es.status.missing,
  ])
    expect(read(text), text).toEqual({ do: 'missing' });
  for (const text of [
    'EXIMIDO',
    'Eximida',
    'exento',
    'excused',
    'EX',
    en.status.excused,
    es.status.excused,
  ])
    expect(read(text), text).toEqual({ do: 'excuse' });
});

it('reads a percentage that stands there rounded as the points that it stands for', () => {
  expect(read('33.33%', true, 10_000, 30_000)).toEqual({ do: 'points', points: 10_000 });
  expect(read('33,33', true, 10_000, 30_000)).toEqual({ do: 'points', points: 10_000 });
  expect(read('33.34%', true, 10_000, 30_000)).toEqual({ do: 'points', points: 10_002 });
});

it('reads the cells of a spreadsheet as its program puts them on the clipboard', () => {
  expect(blockOf('8\t9,5\r\n\t7\r\n')).toEqual([
    ['8', '9,5'],
    ['', '7'],
  ]);
});

const at = '2026-03-01T10:00:00.000Z';
const id = (last: number) => `01J0000000000000000000000${last}`;
const whose = {
  courseId: id(8),
  itemId: id(9),
  userId: '00000000-0000-4000-8000-000000000001',
  version: 1,
  changedAt: at,
  changedBy: '00000000-0000-4000-8000-000000000002',
};
const release = 'whenMarked' as const;
const quiz = { kind: 'quiz' as const, most: 80_000, manual: null };
const byHand = {
  kind: 'manual' as const,
  most: 80_000,
  manual: { title: { en: 'Taking part' }, most: 80_000, release },
};
type Item = typeof quiz | typeof byHand;

/** The mark after somebody typed; that of before where it is nothing new or cannot be. */
function after(item: Item, before: Mark | null, change: CellChange): Mark | null {
  const made = typedMark(item, before, change, { at, reason: 'Why.', firstSeen: at });
  if (made === null || typeof made === 'string') return before;
  const { label = before?.label ?? null, ...rest } = made;
  return markRecord.parse({ ...whose, ...rest, ...(label !== null && { label }) });
}

const changes: CellChange[] = [
  { do: 'points', points: 50_000 },
  { do: 'points', points: 20_000 },
  { do: 'clear' },
  { do: 'missing' },
  { do: 'excuse' },
  { do: 'unexcuse' },
  { do: 'label', label: 'Retake' },
];
const own: Mark = {
  ...whose,
  source: { kind: 'quiz', counts: 'best', attempts: [], counted: [] },
  earned: { points: 60_000, most: 80_000 },
  points: 60_000,
  status: 'marked',
  releasedAt: at,
};

it.each([
  ['of a quiz that nobody took', quiz, null],
  ['of a quiz', quiz, own],
  ['entered by hand', byHand, null],
])(
  'brings a cell back to what it showed, whatever was typed after what: a mark %s',
  (_, item, first) => {
    const shown = (mark: Mark | null) => {
      const { status, points, label } = mark
        ? rowMarkOf(mark)
        : { status: 'open', points: null, label: null };
      return { status, points, label };
    };
    for (const earlier of [null, ...changes])
      for (const change of changes) {
        const before = earlier ? after(item, first, earlier) : first;
        const changed = after(item, before, change);
        if (changed === before) continue;
        const seen = before && { ...rowMarkOf(before), isReleased: true };
        const back = after(item, changed, undoing(item, seen, change));
        expect(shown(back), JSON.stringify({ earlier, change })).toEqual(shown(before));
      }
  },
);
