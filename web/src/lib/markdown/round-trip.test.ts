import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyNode } from '#shared/policies/rich-text-nodes.ts';
import { richTextSchema } from '#shared/schemas/rich-text.ts';
import { canonicalNode } from './canonical.ts';
import { fromMarkdown } from './from-markdown.ts';
import { toMarkdown } from './to-markdown.ts';

const nameOf = (mediaId: string) => `media/a ${mediaId.toLowerCase()}.png`;
const mediaOf = (name: string) =>
  /^media\/a .{26}\.png$/.test(name) ? name.slice(8, 34).toUpperCase() : null;

/** Letters that mean something in Markdown are as likely as all others. */
const words = fc.oneof(
  fc.string({
    unit: fc.constantFrom(...Array.from('ab \n\t*_`~[]()<>#+-.!|\\:$&;=\'"{}@/1ñ–😀')),
    minLength: 1,
    maxLength: 14,
  }),
  fc.constantFrom('# a', '1. a', '- ', '::blank', ':::note', 'https://a.example', 'a@b.example'),
  fc.constantFrom(
    'www.a.example',
    '&amp;',
    '<b>x</b>',
    '[^1]',
    '$x$',
    '---',
    '|',
    '    a',
    '[ ] x',
  ),
);
const href = fc.constantFrom('https://a.example/b_c?d=(e)', 'mailto:a@b.example', '/courses/1');
const mark = fc.oneof(
  fc
    .constantFrom('bold', 'italic', 'strike', 'subscript', 'superscript', 'code')
    .map((type) => ({ type })),
  href.map((to) => ({ type: 'link', attrs: { href: to } })),
);
const text = fc
  .record({ text: words, marks: fc.array(mark, { maxLength: 3 }) })
  .map((one) => ({ type: 'text', ...one }));
const inline = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' }) },
  { weight: 1, arbitrary: words.map((latex) => ({ type: 'inlineMath', attrs: { latex } })) },
);
const paragraph = fc
  .array(inline, { maxLength: 4 })
  .map((content) => ({ type: 'paragraph', content }));
const several = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 1, maxLength: 3 });
const list = (depth: number): fc.Arbitrary<object> => {
  const inner = depth === 1 ? paragraph : fc.oneof(paragraph, paragraph, list(depth - 1));
  const items = several(several(inner).map((content) => ({ type: 'listItem', content })));
  return fc.oneof(
    items.map((content) => ({ type: 'bulletList', content })),
    fc
      .tuple(items, fc.constantFrom(0, 1, 2, 99))
      .map(([content, start]) => ({ type: 'orderedList', attrs: { start }, content })),
  );
};
const code = fc
  .record({ language: fc.constantFrom(null, 'ts', 'rich-text', 'a b'), text: words })
  .map((one) => ({
    type: 'codeBlock',
    attrs: { language: one.language },
    content: [{ type: 'text', text: one.text }],
  }));
const math = words.map((latex) => ({ type: 'blockMath', attrs: { latex } }));
const cell = (type: string) =>
  fc
    .record({
      attrs: fc.constantFrom({}, {}, { colspan: 1, rowspan: 1 }, { colspan: 2 }),
      content: fc.oneof(
        { weight: 4, arbitrary: paragraph.map((one) => [one]) },
        { weight: 1, arbitrary: several(fc.oneof(paragraph, list(2))) },
      ),
    })
    .map((one) => ({ type, ...one }));
const rowOf = (type: string) =>
  fc.array(cell(type), { minLength: 2, maxLength: 2 }).map((content) => ({
    type: 'tableRow',
    content,
  }));
const table = fc
  .tuple(rowOf('tableHeader'), fc.array(rowOf('tableCell'), { maxLength: 2 }))
  .map(([head, rows]) => ({ type: 'table', content: [head, ...rows] }));
const image = fc
  .record({
    mediaId: fc.constantFrom('01ARZ3NDEKTSV4RRFFQ69G5FAV', '01ARZ3NDEKTSV4RRFFQ69G5FAW'),
    alt: fc.option(words),
    decorative: fc.boolean(),
  })
  .map((attrs) => ({ type: 'image', attrs }));
const block = fc.oneof(
  { weight: 3, arbitrary: paragraph },
  { weight: 3, arbitrary: list(3) },
  fc
    .tuple(fc.constantFrom(2, 3, 4), fc.array(inline, { maxLength: 3 }))
    .map(([level, content]) => ({ type: 'heading', attrs: { level }, content })),
  code,
  math,
  table,
  image,
  fc.constant({ type: 'horizontalRule' }),
  several(fc.oneof(paragraph, list(2))).map((content) => ({ type: 'blockquote', content })),
  fc
    .tuple(fc.constantFrom('note', 'tip'), several(fc.oneof(paragraph, list(2), code, math)))
    .map(([kind, content]) => ({ type: 'callout', attrs: { kind }, content })),
);
const anyDocument = fc
  .array(block, { maxLength: 5 })
  .map((content) => richTextSchema.safeParse({ type: 'doc', content }))
  .filter(({ success }) => success)
  .map(({ data }) => data as NonNullable<typeof data>);

describe('a lesson’s text goes out as Markdown and comes in again', () => {
  it('is equal, whatever a valid document holds', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const markdown = toMarkdown(document, nameOf);
        const { document: again, tally } = fromMarkdown(markdown, mediaOf);
        expect(again).toEqual(canonicalNode(document));
        expect(tally.losses).toEqual([]);
      }),
      { numRuns: 120, seed: 43 },
    );
  });

  const t = (said: string, ...marks: string[]): AnyNode => ({
    type: 'text',
    text: said,
    ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
  });
  const p = (...content: AnyNode[]): AnyNode => ({ type: 'paragraph', content });

  it.each<[string, AnyNode, string]>([
    ['words', p(t('Two '), t('bold', 'bold'), t(' words.')), 'Two **bold** words.\n'],
    ['neighbours under shared marks', p(t('a ', 'bold'), t('b', 'bold', 'italic')), '**a _b_**\n'],
    [
      'what stands lower or higher',
      p(t('H'), t('2', 'subscript'), t('O, 10'), t('3', 'superscript')),
      'H<sub>2</sub>O, 10<sup>3</sup>\n',
    ],
    [
      'bold within a superscript',
      p(t('a', 'superscript'), t('b', 'bold', 'superscript')),
      '<sup>a</sup>**<sup>b</sup>**\n',
    ],
    ['a time', p(t('At 10:30am:now')), 'At 10:30am:now\n'],
    ['a formula', p({ type: 'inlineMath', attrs: { latex: 'x^2' } }), '$x^2$\n'],
    ['an empty paragraph', { type: 'paragraph' }, '::blank\n'],
    [
      'a callout',
      { type: 'callout', attrs: { kind: 'tip' }, content: [p(t('Look'))] },
      ':::tip\nLook\n:::\n',
    ],
    [
      'a list in a list',
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              p(t('a')),
              { type: 'bulletList', content: [{ type: 'listItem', content: [p(t('b'))] }] },
            ],
          },
        ],
      },
      '- a\n  - b\n',
    ],
    [
      'a table as the editor makes it',
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              { type: 'tableHeader', attrs: { colspan: 1, rowspan: 1 }, content: [p(t('a'))] },
            ],
          },
          { type: 'tableRow', content: [{ type: 'tableCell', content: [{ type: 'paragraph' }] }] },
        ],
      },
      '| a |\n| - |\n| |\n',
    ],
    [
      'a picture',
      {
        type: 'image',
        attrs: { mediaId: '01ARZ3NDEKTSV4RRFFQ69G5FAV', alt: 'A lake', decorative: false },
      },
      '![A lake](<media/a 01arz3ndektsv4rrffq69g5fav.png>)\n',
    ],
  ])('writes %s as people do', (_, node, markdown) => {
    const document = richTextSchema.parse({ type: 'doc', content: [node] });
    expect(toMarkdown(document, nameOf)).toBe(markdown);
  });
});
