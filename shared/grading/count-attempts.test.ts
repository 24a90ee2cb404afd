import { expect, it } from 'vitest';
import { earnedBy } from './attempt.ts';
import { countAttempts } from './count-attempts.ts';

const attempt = (attemptId: string, points: number | null, most = 100) => ({
  attemptId,
  points,
  most,
});
const three = [attempt('a', 40), attempt('b', 90), attempt('c', 60)];

it.each([
  ['best', ['b'], 90],
  ['first', ['a'], 40],
  ['last', ['c'], 60],
  ['average', ['a', 'b', 'c'], 63],
] as const)('%s counts', (rule, attemptIds, points) => {
  expect(countAttempts(three, rule)).toEqual({ attemptIds, earned: { points, most: 100 } });
});

it('the best is the best share, and of equals the earlier one', () => {
  const other = [attempt('a', 50, 50), attempt('b', 90, 100), attempt('c', 100, 100)];
  expect(countAttempts(other, 'best').attemptIds).toEqual(['a']);
});

it('waits where an attempt waits that could count', () => {
  const waiting = [attempt('a', 40), attempt('b', null)];
  expect(countAttempts(waiting, 'best').earned).toBeNull();
  expect(countAttempts(waiting, 'average').earned).toBeNull();
  expect(countAttempts(waiting, 'last').earned).toBeNull();
  expect(countAttempts(waiting, 'first').earned).toEqual({ points: 40, most: 100 });
});

it('says nothing where nobody has ended an attempt', () => {
  expect(countAttempts([], 'best')).toEqual({ attemptIds: [], earned: null });
});

it('the average does not depend on the order', () => {
  expect(countAttempts([...three].reverse(), 'average').earned).toEqual(
    countAttempts(three, 'average').earned,
  );
});

const step = (points: number | null, isWaiting = false, most = 10) => ({
  step: 'question' as const,
  questionId: 'q',
  version: 1,
  credit: null,
  points,
  most,
  isWaiting,
});

it('an attempt earns the sum of its questions, and never less than nothing', () => {
  expect(earnedBy([step(7), step(3)])).toEqual({ points: 10, most: 20, waiting: 0 });
  expect(earnedBy([step(-7), step(3)])).toEqual({ points: 0, most: 20, waiting: 0 });
});

it('a part of a score is no score: it waits as a whole', () => {
  expect(earnedBy([step(7), step(null, true)])).toEqual({ points: null, most: 20, waiting: 1 });
});
