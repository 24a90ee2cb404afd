import { describe, expect, it } from 'vitest';
import { lowlight } from './every-language.ts';
import { highlight } from './highlight.ts';

const kindsOf = async (language: string, code: string) => {
  const parts = (await highlight(language, code)) ?? [];
  return parts.flatMap((part) =>
    part.type === 'element' ? [part.properties['className']].flat() : [],
  );
};

describe('code', () => {
  it.each([
    ['python', 'def f(): return 1'],
    ['javascript', 'return "a"'],
    // By a name that a lesson may have been imported with, and in a language that few lessons are in.
    ['py', 'def f(): return 1'],
    ['haskell', ''],
    ['rust', 'fn main() { return 1 }'],
  ])('in %s is told apart as the editor does', async (language, code) => {
    const known = lowlight.registered(language);
    const expected = known ? lowlight.highlight(language, code).children : null;
    expect(await highlight(language, code)).toEqual(expected);
    expect((await kindsOf(language, code)).length > 0).toBe(known);
  });

  it('stays as it is in a language that nobody knows, or when it is very long', async () => {
    expect(await highlight('toString', 'x')).toBeNull();
    expect(await highlight('python', 'x'.repeat(20_001))).toBeNull();
  });
});
