import { expect, it } from 'vitest';
import { byUrgency } from './by-urgency.ts';

type One = Parameters<typeof byUrgency>[0][number] & { name: string };

const day = (day: number) => `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`;
const now = Date.parse(day(10));
const one = (name: string, changes: Partial<One>): One => ({
  name,
  label: 'pending',
  isExcused: false,
  state: 'none',
  dueAt: null,
  closesAt: null,
  reviews: [],
  ...changes,
});
const review = (state: 'open' | 'delivered' | 'missed', dueAt: string) => ({ state, dueAt });

it('what is to be done comes first, a review of a classmate’s work as one’s own', () => {
  const sorted = [
    one('over', { label: 'notSubmitted', closesAt: day(9) }),
    one('graded', { label: 'graded', state: 'released', dueAt: day(1) }),
    one('excused', { label: 'notSubmitted', isExcused: true, dueAt: day(5), closesAt: day(12) }),
    one('at any time', {}),
    one('handed in', { label: 'submitted', state: 'submitted', dueAt: day(2) }),
    one('due later', { dueAt: day(20), reviews: [review('delivered', day(3))] }),
    one('overdue', { label: 'notSubmitted', dueAt: day(8), closesAt: day(12) }),
    one('graded, with a review', {
      label: 'graded',
      state: 'released',
      dueAt: day(1),
      reviews: [review('missed', day(2)), review('open', day(14))],
    }),
    one('due, with a review before', { dueAt: day(18), reviews: [review('open', day(13))] }),
    one('returned', { label: 'pending', state: 'returned', dueAt: day(7), closesAt: day(9) }),
  ];
  expect(byUrgency(sorted, now).map(({ name }) => name)).toEqual([
    'returned',
    'overdue',
    'due, with a review before',
    'graded, with a review',
    'due later',
    'at any time',
    'handed in',
    'graded',
    'excused',
    'over',
  ]);
});
