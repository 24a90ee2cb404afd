import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffLists } from './diff-lists.ts';
import { mergeLists, type Stretch } from './merge-lists.ts';

const letters = (word: string) => word.split('');
const flat = (stretches: Stretch<string>[]): unknown[] =>
  stretches.flatMap<unknown>((one) => (one.is === 'agreed' ? one.items : [one]));
const merge = (seen: string, mine: string, theirs: string) =>
  flat(mergeLists(letters(seen), letters(mine), letters(theirs)));
const clash = (seen: string, mine: string, theirs: string) => ({
  is: 'clash',
  seen: letters(seen),
  mine: letters(mine),
  theirs: letters(theirs),
});

describe('what two people made of one text', () => {
  it.each<[string, string, string, unknown[]]>([
    ['abc', 'abc', 'abc', letters('abc')],
    ['abc', 'xbc', 'abc', letters('xbc')],
    ['abc', 'abc', 'aby', letters('aby')],
    ['abc', 'xbc', 'aby', letters('xby')],
    ['abc', 'xbc', 'xbc', letters('xbc')],
    ['abc', 'ac', 'abcd', letters('acd')],
    ['', 'x', 'y', letters('yx')],
    ['a', 'ax', 'ay', letters('ayx')],
    ['ab', 'xb', 'ay', letters('xy')],
    ['abc', 'xbc', 'ybc', [clash('a', 'x', 'y'), 'b', 'c']],
    ['abc', 'bc', 'ybc', [clash('a', '', 'y'), 'b', 'c']],
    ['ab', 'xb', 'yz', [clash('a', 'x', 'y'), 'z']],
  ])('%j became %j and %j', (seen, mine, theirs, expected) => {
    expect(merge(seen, mine, theirs)).toEqual(expected);
  });

  const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 });

  it('is theirs where I changed nothing, and mine where they changed nothing', () => {
    fc.assert(
      fc.property(list, list, (seen, other) => {
        expect(flat(mergeLists(seen, seen, other))).toEqual(other);
        expect(flat(mergeLists(seen, other, seen))).toEqual(other);
      }),
    );
  });

  it('loses nothing that either of them wrote', () => {
    fc.assert(
      fc.property(list, list, list, (seen, one, other) => {
        const mine = [...one, 'mine'];
        const theirs = ['theirs', ...other];
        const words = JSON.stringify(mergeLists(seen, mine, theirs));
        expect(words).toContain('"mine"');
        expect(words).toContain('"theirs"');
      }),
    );
  });

  it('tells what came and what went, so that each side can be read again', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const rows = diffLists(before, after);
        const without = (kind: string) =>
          rows.filter(({ is }) => is !== kind).map(({ item }) => item);
        expect(without('added')).toEqual(before);
        expect(without('removed')).toEqual(after);
      }),
    );
  });
});
