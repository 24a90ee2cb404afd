import { describe, expect, it } from 'vitest';
import { richTextSchema } from './rich-text.ts';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Said' }] };
const listOf = (depth: number): object => ({
  type: 'bulletList',
  content: [
    { type: 'listItem', content: depth > 1 ? [paragraph, listOf(depth - 1)] : [paragraph] },
  ],
});
const table = (cell: unknown) => ({
  type: 'table',
  content: [
    { type: 'tableRow', content: [{ type: 'tableHeader', content: [paragraph] }] },
    { type: 'tableRow', content: [{ type: 'tableCell', attrs: { colspan: 2 }, content: [cell] }] },
  ],
});
const mediaId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const image = (attrs: object) => ({
  type: 'image',
  attrs: { mediaId, alt: null, decorative: false, ...attrs },
});
const callout = (kind: string) => ({ type: 'callout', attrs: { kind }, content: [paragraph] });

describe('a lesson’s text', () => {
  it.each([
    ['lists four deep', listOf(4)],
    ['a list that goes on counting', { ...listOf(1), type: 'orderedList', attrs: { start: 3 } }],
    ['a table with a list', table(listOf(2))],
    ['a picture', image({ alt: 'A lake' })],
    ['a callout', callout('warning')],
    ['formulas', { type: 'blockMath', attrs: { latex: String.raw`\frac{1}{2}` } }],
    ['a rule', { type: 'horizontalRule' }],
  ])('may hold %s', (_, node) => {
    expect(richTextSchema.parse(doc(node))).toEqual(doc(node));
  });

  it.each([
    ['lists five deep', listOf(5)],
    ['a table in a table', table(table(paragraph))],
    ['a picture from elsewhere', image({ src: 'https://evil.example/x.png' })],
    ['a picture of no file', image({ mediaId: '../secret' })],
    ['a callout of another kind', callout('evil')],
    ['a cell as wide as it likes', { ...table(paragraph), attrs: { style: 'width:9999px' } }],
    ['an empty formula', { type: 'blockMath', attrs: { latex: ' ' } }],
    ['a formula with hidden letters', { type: 'blockMath', attrs: { latex: 'x\u202Ey' } }],
    ['markup', { type: 'html', html: '<script>' }],
  ])('holds no %s', (_, node) => {
    expect(richTextSchema.safeParse(doc(node)).success).toBe(false);
  });
});
