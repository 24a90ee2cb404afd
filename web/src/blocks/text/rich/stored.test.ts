// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { richTextSchema } from '#shared/schemas/rich-text.ts';
import { applyDocument } from './apply-document.ts';
import { textExtensions } from './extensions.ts';
import { ImageNode } from './image-node.ts';
import { toEditor, toStored } from './stored.ts';

const editor = new Editor({ extensions: [...textExtensions, ImageNode], injectCSS: false });
afterAll(() => editor.destroy());

const words = fc.stringMatching(/^[ -~áéñ¿\u{1F600}\n]{1,30}$/u);
const latex = fc.stringMatching(/^[a-z\\{}^_]{1,20}$/);
/** In the order in which the editor keeps them. */
const marks = fc
  .uniqueArray(
    fc.constantFrom('link', 'bold', 'code', 'italic', 'strike', 'subscript', 'superscript'),
    { maxLength: 6 },
  )
  .filter((names) => !(names.includes('subscript') && names.includes('superscript')))
  .map((names) =>
    Object.keys(editor.schema.marks)
      .filter((name) => names.includes(name as 'link'))
      .map((type) =>
        type === 'link' ? { type, attrs: { href: 'https://example.com/a' } } : { type },
      ),
  );
const text = fc
  .record({ text: words, marks })
  .map(({ text, marks }) => ({ type: 'text', text, ...(marks.length > 0 && { marks }) }));
const inline = fc.oneof(
  text,
  fc.constant({ type: 'hardBreak' }),
  latex.map((latex) => ({ type: 'inlineMath', attrs: { latex } })),
);
/** Neighbours that differ in nothing would become one. */
const line = fc
  .array(inline, { maxLength: 5 })
  .map((nodes) =>
    nodes.filter(
      (node, at) =>
        at === 0 ||
        !('text' in node) ||
        JSON.stringify({ ...node, text: '' }) !== JSON.stringify({ ...nodes[at - 1], text: '' }),
    ),
  )
  .map((nodes) =>
    nodes.filter((node, at) => !('text' in node && at > 0 && nodes[at - 1]?.type === 'text')),
  )
  .map((content) => (content.length > 0 ? { content } : {}));
const paragraph = line.map((content) => ({ type: 'paragraph', ...content }));

const list = (depth: number): fc.Arbitrary<object> =>
  fc
    .record({
      ordered: fc.boolean(),
      start: fc.integer({ min: 0, max: 9 }),
      items: fc.array(
        fc
          .array(depth === 1 ? paragraph : fc.oneof(paragraph, list(depth - 1)), {
            minLength: 1,
            maxLength: 3,
          })
          .map((content) => ({ type: 'listItem', content })),
        { minLength: 1, maxLength: 3 },
      ),
    })
    .map(({ ordered, start, items }) =>
      ordered
        ? { type: 'orderedList', ...(start !== 1 && { attrs: { start } }), content: items }
        : { type: 'bulletList', content: items },
    );
const some = (...kinds: fc.Arbitrary<object>[]) =>
  fc.array(fc.oneof(...kinds), { minLength: 1, maxLength: 3 });
const code = fc
  .record({ language: fc.constantFrom(null, 'js', 'python', 'nolang'), code: fc.option(words) })
  .map(({ language, code }) => ({
    type: 'codeBlock',
    attrs: { language },
    ...(code !== null && { content: [{ type: 'text', text: code }] }),
  }));
const blockMath = latex.map((latex) => ({ type: 'blockMath', attrs: { latex } }));
const table = fc
  .integer({ min: 1, max: 4 })
  .chain((columns) =>
    fc.array(
      fc
        .array(
          fc.record({
            type: fc.constantFrom('tableHeader', 'tableCell'),
            content: some(paragraph, list(2)),
          }),
          { minLength: columns, maxLength: columns },
        )
        .map((content) => ({ type: 'tableRow', content })),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map((content) => ({ type: 'table', content }));
const image = fc
  .record({ alt: fc.option(fc.constantFrom('A lake', 'Un lago')), decorative: fc.boolean() })
  .map((attrs) => ({ type: 'image', attrs: { mediaId: '01JABCDEFGHJKMNPQRSTVWXYZ0', ...attrs } }));
const document = fc
  .array(
    fc.oneof(
      paragraph,
      fc
        .record({ level: fc.constantFrom(2, 3, 4), line })
        .map(({ level, line }) => ({ type: 'heading', attrs: { level }, ...line })),
      code,
      list(4),
      some(paragraph, list(2)).map((content) => ({ type: 'blockquote', content })),
      fc
        .record({
          kind: fc.constantFrom('note', 'tip', 'warning', 'important'),
          content: some(paragraph, list(2), code, blockMath),
        })
        .map(({ kind, content }) => ({ type: 'callout', attrs: { kind }, content })),
      table,
      image,
      blockMath,
      fc.constant({ type: 'horizontalRule' }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((content) => ({ type: 'doc', content }));

/** One after the other: an empty block of code takes the place of what holds no text. */
const onlyARule = { type: 'doc', content: [{ type: 'horizontalRule' }] };
const onlyCode = { type: 'doc', content: [{ type: 'codeBlock', attrs: { language: 'python' } }] };

it('every document that can be stored comes out of the editor as it went in', () => {
  fc.assert(
    fc.property(document, (candidate) => {
      const stored = richTextSchema.parse(candidate);
      applyDocument(editor, toEditor(stored));
      const out = toStored(editor.getJSON());
      expect(out).toEqual(candidate);
      expect(richTextSchema.safeParse(out).success).toBe(true);
    }),
    { numRuns: 60, examples: [[onlyARule], [onlyCode]] },
  );
});

it('text that is too long for one node, or hides marks, is stored all the same', () => {
  const long = `${'a'.repeat(9_999)}\u{1F600}${'b'.repeat(20)}`;
  editor.commands.setContent({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: long }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'x\u200By\u202Ez' }] },
      { type: 'blockMath', attrs: { latex: ' ' } },
    ],
  });
  const out = toStored(editor.getJSON());
  expect(richTextSchema.safeParse(out).success).toBe(true);
  expect(out.content).toHaveLength(2);
  expect(JSON.stringify(out)).toContain('xyz');
  editor.commands.setContent(toEditor(out));
  expect(editor.state.doc.firstChild?.textContent).toBe(long);
});
