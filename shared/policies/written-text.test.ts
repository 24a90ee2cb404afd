import { expect, it } from 'vitest';
import type { AnyNode } from './rich-text-nodes.ts';
import { sentencesIn, writtenText } from './written-text.ts';

const text = (words: string): AnyNode => ({ type: 'text', text: words });
const paragraph = (...content: AnyNode[]): AnyNode => ({ type: 'paragraph', content });

it('reads a text line by line, with its formulas as they were written', () => {
  const bold = { ...text('very'), marks: [{ type: 'bold' }] };
  const formula = { type: 'inlineMath', attrs: { latex: 'x^2' } };
  const item = { type: 'listItem', content: [paragraph(text('One'))] };
  const document = {
    type: 'doc',
    content: [
      paragraph(text('It is '), bold, { type: 'hardBreak' }, formula),
      { type: 'bulletList', content: [item] },
      { type: 'image', attrs: { mediaId: 'm', alt: 'A cat' } },
      { type: 'codeBlock', attrs: { language: null }, content: [text('print(1)')] },
    ],
  };
  const written = writtenText(document);
  expect(written.text).toBe('It is very\nx^2\nOne\nprint(1)\n');
  expect(written.at.get(bold)).toBe(6);
  expect(written.at.get(formula)).toBe(11);
  expect(written.at.get(item)).toBe(15);
});

it('tells sentences apart, without the space around them', () => {
  const words = 'One. Two is longer!\n  Three\n\n';
  const sentences = sentencesIn(words, 'en');
  expect(sentences.map(({ from, to }) => words.slice(from, to))).toEqual([
    'One.',
    'Two is longer!',
    'Three',
  ]);
  expect(sentencesIn('', 'es')).toEqual([]);
});
