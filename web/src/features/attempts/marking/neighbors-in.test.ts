import { expect, it } from 'vitest';
import { neighborsIn } from './neighbors-in.ts';

const one = (attemptId: string) => ({ courseId: 'c', quizId: 'q', userId: 'u', attemptId });
const list = [one('a'), one('b'), one('c')];

it.each([
  ['a', undefined, 'b'],
  ['b', 'a', 'c'],
  ['c', 'b', undefined],
  ['elsewhere', undefined, 'a'],
])('around %s stand %s and %s', (attemptId, before, next) => {
  const found = neighborsIn(list, attemptId);
  expect([found.before?.attemptId, found.next?.attemptId]).toEqual([before, next]);
});
