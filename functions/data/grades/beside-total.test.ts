import { expect, it } from 'vitest';
import { usualGrading } from '#shared/grading/book.ts';
import type { Mark } from '#shared/schemas/marks.ts';
import type { ToldChange } from '#functions/data/marks/mark-news.ts';
import { withTotal } from './beside-total.ts';

const at = '2026-03-01T10:00:00.000Z';
const later = '2026-04-01T10:00:00.000Z';

const markOf = (itemId: string, points: number, releasedAt: string | null): Mark => ({
  courseId: 'c',
  itemId,
  userId: 'u',
  source: { kind: 'hand' },
  earned: { points, most: 100_000 },
  points,
  status: 'marked',
  adjustments: [],
  releasedAt,
  changedAt: at,
  changedBy: 't',
  version: 1,
});

const changeOf = (itemId: string, tellFrom: string): ToldChange => ({
  courseId: 'c',
  itemId,
  version: 2,
  at,
  because: { kind: 'curved', jobId: 'j', reason: null },
  from: 50_000,
  to: 100_000,
  tellFrom,
});

const item = (itemId: string) => ({
  itemId,
  categoryId: null,
  most: 100_000,
  isExtra: false,
  isKeptOut: false,
  closesAt: null,
});
const book = { name: 'b', scheme: usualGrading, items: ['a', 'b'].map(item) };
const worked = (releasedAt: string | null) => ({
  book: book as never,
  all: [markOf('a', 50_000, at), markOf('b', 50_000, releasedAt)],
  override: null,
});

it('says what some changes together do to the total, once, at the first that is told at once', () => {
  const told = [changeOf('a', at), changeOf('b', at)];
  const next = [markOf('a', 100_000, at), markOf('b', 100_000, at)];
  const [first, second] = withTotal(told, worked(at), next);
  expect(first?.total).toMatchObject({ from: 5000, to: 10_000 });
  expect(second?.total).toBeUndefined();
});

it('case 19: says nothing of a total for a mark that is seen later, nor by one', () => {
  const told = [changeOf('b', later)];
  const next = [markOf('b', 100_000, later)];
  expect(withTotal(told, worked(later), next)).toEqual(told);
  const both = withTotal([changeOf('b', later), changeOf('a', at)], worked(later), [
    markOf('a', 60_000, at),
    markOf('b', 100_000, later),
  ]);
  expect(both[0]?.total).toBeUndefined();
  expect(both[1]?.total).toMatchObject({ from: 5000, to: 6000 });
});

it('says nothing where somebody set the total', () => {
  const told = [changeOf('a', at)];
  const set = { ...worked(at), override: 9000 };
  expect(withTotal(told, set, [markOf('a', 100_000, at)])).toEqual(told);
});
