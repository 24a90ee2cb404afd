import { expect, it } from 'vitest';
import { givenOrDropped } from './given-or-dropped.ts';

it('names the questions that were given to everybody or dropped, by what was decided last', () => {
  const regrades = (
    [
      ['a', 'rescore'],
      ['b', 'drop'],
      ['a', 'fullMarks'],
      ['c', 'fullMarks'],
      ['b', 'rescore'],
    ] as const
  ).map(([questionId, kind]) => ({ questionId, kind }));
  expect(givenOrDropped(regrades)).toEqual(
    new Map([
      ['b', 'drop'],
      ['c', 'fullMarks'],
    ]),
  );
});
