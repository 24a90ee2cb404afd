import { expect, it } from 'vitest';
import { usualGrading } from '#shared/grading/book.ts';
import { gradeRow } from '#functions/data/grades/grade-rows.ts';
import type { NamedBook } from '#functions/data/grades/kept-grading.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import { presentRow } from './present-row.ts';

const at = '2026-03-01T10:00:00.000Z';
const id = (last: number) => `01J0000000000000000000000${last}`;
const who = { courseId: id(8), userId: '00000000-0000-4000-8000-000000000001' };
const named = { userId: who.userId, name: 'Ana' };
const items = [1, 2].map((last) => ({
  itemId: id(last),
  kind: 'assignment' as const,
  title: { en: `Assignment ${last}` },
  moduleId: id(7),
  most: 100_000,
  closesAt: null,
  categoryId: null,
  isExtra: false,
  isKeptOut: false,
  place: null,
  manual: null,
  version: 0,
  isAnonymous: last === 2,
}));
const book: NamedBook = { name: 'a book', scheme: usualGrading, items };
const marks = items.map(({ itemId }, order) =>
  markRecord.parse({
    ...who,
    itemId,
    version: 1,
    source: { kind: 'assignment', submissionId: null, markers: [] },
    earned: { points: 50_000 + order * 40_000, most: 100_000 },
    points: 50_000 + order * 40_000,
    status: 'marked',
    releasedAt: at,
    changedAt: at,
    changedBy: who.userId,
  }),
);
const hidden = new Set([id(2)]);
const shown = (override: number | null) =>
  presentRow(named, gradeRow(who, marks, book, override), { book, hidden }, Date.parse(at));

it('case 21: makes a total of what is not hidden alone', () => {
  expect(shown(null)).toMatchObject({ total: { shown: 5000 }, isTotalSet: false });
  expect(shown(null).marks.map(({ itemId }) => itemId)).toEqual([id(1)]);
});

it('says of a mark that is planned to be released when that is, and of no other', () => {
  const later = '2026-03-09T10:00:00.000Z';
  const planned = marks.map((mark) => ({ ...mark, releasedAt: later }));
  const cells = (now: string) =>
    presentRow(
      named,
      gradeRow(who, planned, book, null),
      { book, hidden },
      Date.parse(now),
    ).marks.map(({ isReleased, plannedFor }) => [isReleased, plannedFor]);
  expect(cells(at)).toEqual([[false, later]]);
  expect(cells(later)).toEqual([[true, undefined]]);
});

it('shows a total that somebody set also where a mark is hidden: it is made of none', () => {
  expect(shown(9500)).toMatchObject({ total: { shown: 9500 }, isTotalSet: true });
  expect(shown(9500).marks.map(({ itemId }) => itemId)).toEqual([id(1)]);
});
