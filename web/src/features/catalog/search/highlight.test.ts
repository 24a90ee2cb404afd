import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const hits = (text: string, matched: string[]) =>
  highlight(text, matched)
    .filter(({ hit }) => hit)
    .map((piece) => piece.text);

describe('the highlighter', () => {
  it('marks the words that the search met, as they are written', () => {
    expect(hits('Inglés para viajar: el inglés de cada día', ['ingles'])).toEqual([
      'Inglés',
      'inglés',
    ]);
  });

  it('marks whole words alone', () => {
    expect(hits('Art and the arts, partly', ['art'])).toEqual(['Art']);
  });

  it('leaves a text whole where nothing was met', () => {
    expect(highlight('First aid', [])).toEqual([{ text: 'First aid', hit: false }]);
    expect(highlight('First aid', ['python'])).toEqual([{ text: 'First aid', hit: false }]);
  });

  it.each(['Data, data & «data»!', '<img src=x onerror=alert(1)>', ' two  spaces ', ''])(
    'case 61: loses and adds nothing in %j',
    (text) => {
      const pieces = highlight(text, ['data', 'img', 'spaces']);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    },
  );
});
