import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWords, linesOf, wordsThat } from './compare-words.ts';

const shown = (before: string, after: string) =>
  compareWords(before, after).map(({ is, words }) => `${is}: ${words}`);

describe('two texts', () => {
  it('are compared word by word: what went stands before what came in its place', () => {
    expect(shown('The dough rests an hour.', 'The dough rests two hours.')).toEqual([
      'same: The dough rests ',
      'removed: an hour',
      'added: two hours',
      'same: .',
    ]);
  });

  it('that are equal have no change, and of one that is new every word is', () => {
    expect(shown('Pan y sal.', 'Pan y sal.')).toEqual(['same: Pan y sal.']);
    expect(shown('', 'Pan y sal.')).toEqual(['added: Pan y sal.']);
  });

  it('count the words that came and went, with accents and apostrophes in them', () => {
    const runs = compareWords('No salió bien.', "It didn't come out.");
    expect([wordsThat(runs, 'added'), wordsThat(runs, 'removed')]).toEqual([4, 3]);
  });

  it('are read line by line, and say of each whether it changed', () => {
    const lines = linesOf(compareWords('One.\nTwo.\nThree.\n', 'One.\nTwo!\nThree.\nFour.\n'));
    expect(lines.map(({ isChanged }) => isChanged)).toEqual([false, true, false, true]);
  });

  it('that have nothing in common and are long are compared all the same', () => {
    const long = (word: string) =>
      Array.from({ length: 9000 }, (_, at) => `${word}${at}`).join(' ');
    const runs = compareWords(long('a'), long('b'));
    expect(runs.map(({ is }) => is)).toEqual(['removed', 'added']);
  });

  it('come out of it whole: without what came it is the one, without what went the other', () => {
    const text = fc
      .array(fc.constantFrom('pan', 'sal', 'año', ' ', ' ', '\n', '.', "didn't"), { maxLength: 40 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const runs = compareWords(before, after);
        const without = (fate: string) =>
          runs.flatMap(({ is, words }) => (is === fate ? [] : [words])).join('');
        expect([without('added'), without('removed')]).toEqual([before, after]);
      }),
    );
  });
});
