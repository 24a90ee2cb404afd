import { expect, it } from 'vitest';
import { tagsOf } from './question-words.ts';

it('a line of tags is taken apart, without empty ones, blanks and repetitions', () => {
  expect(tagsOf(' loops,,two   words , loops')).toEqual(['loops', 'two words']);
});
