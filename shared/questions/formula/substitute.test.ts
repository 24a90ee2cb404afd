import { expect, it } from 'vitest';
import type { RichText } from '#shared/schemas/rich-text.ts';
import { substitute } from './substitute.ts';

const stem: RichText = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'v = {x} m/s, {y} s, {z}; ' },
        { type: 'text', text: 'v = {x}', marks: [{ type: 'code' }] },
        { type: 'inlineMath', attrs: { latex: 'f({{x}}, {{y}})' } },
      ],
    },
    {
      type: 'codeBlock',
      attrs: { language: null },
      content: [{ type: 'text', text: 'print({x})' }],
    },
  ],
};
const values = new Map([
  ['x', '1.5'],
  ['y', '7'],
]);

it('Values stand in a text as its language writes numbers, and in programs as programs do', () => {
  const { en, es } = substitute({ en: stem, es: stem }, values);
  const said = (document: RichText | undefined) => JSON.stringify(document);
  expect(said(en)).toContain('v = 1.5 m/s, 7 s, {z}; ');
  expect(said(en)).toContain('"f(1.5, 7)"');
  expect(said(es)).toContain('v = 1,5 m/s, 7 s, {z}; ');
  expect(said(es)).toContain('"f(1{,}5, 7)"');
  for (const one of [en, es]) {
    expect(said(one)).toContain('"v = 1.5"');
    expect(said(one)).toContain('"print(1.5)"');
  }
});
