import { expect, it } from 'vitest';
import { type Choice, choiceFor, withChoice } from './choices.ts';

const choice = (criterionId: string, changes: Partial<Choice> = {}): Choice => ({
  criterionId,
  levelId: null,
  points: null,
  comment: '',
  ...changes,
});
const chosen = [choice('a', { levelId: 'good' }), choice('b', { comment: 'Why?' })];

it('finds what was chosen, and nothing where nothing was', () => {
  expect(choiceFor(chosen, 'b')).toEqual(choice('b', { comment: 'Why?' }));
  expect(choiceFor(chosen, 'c')).toEqual(choice('c'));
});

it.each<[string, Choice, Choice[]]>([
  ['adds', choice('c', { points: 0 }), [...chosen, choice('c', { points: 0 })]],
  [
    'changes in its place',
    choice('a', { levelId: 'poor' }),
    [choice('a', { levelId: 'poor' }), chosen[1]!],
  ],
  ['removes what says nothing any more', choice('b'), [chosen[0]!]],
  ['adds nothing that says nothing', choice('c'), chosen],
])('%s', (_what, changed, expected) => {
  expect(withChoice(chosen, changed)).toEqual(expected);
});
