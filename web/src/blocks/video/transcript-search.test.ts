import { describe, expect, it } from 'vitest';
import { findIn } from './transcript-search.ts';

const marked = (text: string, wanted: string) =>
  findIn(text, wanted)
    ?.map(({ text: part, match }) => (match ? `[${part}]` : part))
    .join('') ?? null;

describe('the search in a transcript', () => {
  it.each([
    ['La cámara está lista', 'camara', 'La [cámara] está lista'],
    ['Small steps lead on', 'STEP', 'Small [step]s lead on'],
    ['one, two, one', 'one', '[one], two, [one]'],
    ['aaaa', 'aa', '[aa][aa]'],
    ['Mañana', 'manana', '[Mañana]'],
    ['man\u0303ana', 'mañana', '[mañana]'],
    ['a + b (c)', '(c', 'a + b [(c])'],
    ['nothing here', 'else', null],
    ['nothing here', '   ', null],
    ['', 'x', null],
  ])('%j for %j gives %j', (text, wanted, expected) => {
    expect(marked(text, wanted)).toBe(expected);
  });
});
