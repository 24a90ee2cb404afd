import { expect, it } from 'vitest';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';
import { readingMinutes, wordsIn } from './reading-time.ts';

const lines = (...texts: string[]): RichText => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
const lesson = (body: { en?: RichText; es?: RichText }): ContentOf<'text'> => ({
  kind: 'text',
  body,
});

it('counts a word once, whatever of it stands lower or higher, and a formula as one', () => {
  const document: RichText = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Drink H' },
          { type: 'text', text: '2', marks: [{ type: 'subscript' }] },
          { type: 'text', text: 'O' },
          { type: 'hardBreak' },
          { type: 'text', text: 'at' },
          { type: 'inlineMath', attrs: { latex: '10^3 \\text{ m}' } },
        ],
      },
      { type: 'horizontalRule' },
      { type: 'paragraph', content: [{ type: 'text', text: 'daily' }] },
    ],
  };
  expect(wordsIn(document)).toBe(5);
});

it('takes the longer language, at least a minute, and nothing where there is no text', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  expect(readingMinutes(lesson({ en: lines('Short.') }))).toBe(1);
  expect(readingMinutes(lesson({ en: lines(words(200)), es: lines(words(401)) }))).toBe(3);
});
