// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { RichText as Document } from '#shared/schemas/rich-text.ts';
import { RichText } from '#web/components/rich-text/rich-text.tsx';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { drawRichText } from './draw-rich-text.ts';

const text = (value: string, ...marks: unknown[]) => ({ type: 'text', text: value, marks });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const link = (href: unknown) => ({ type: 'link', attrs: { href } });
const item = (...content: unknown[]) => ({ type: 'listItem', content });
const cell = (type: string, value: string, attrs?: object) => ({
  type,
  content: [paragraph(text(value))],
  ...(attrs && { attrs }),
});
const image = (attrs: object) => ({ type: 'image', attrs });

const links = [
  {
    mediaId: 'm1',
    url: 'https://files.example/m1',
    fileName: 'a.png',
    bytes: 1,
    contentType: 'image/png' as const,
    expiresAt: '',
  },
];

/** Tags, words and what a reader or a browser acts on; no looks, and no boxes that are there for looks alone. */
function outlineOf(node: Node): unknown {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement)) return null;
  const children = [...node.childNodes].flatMap((child) => {
    const drawn = outlineOf(child);
    return Array.isArray(drawn) && drawn[0] === 'box' ? (drawn[2] as unknown[]) : [drawn];
  });
  const box = ['DIV', 'SPAN'].includes(node.tagName) && node.getAttribute('role') !== 'note';
  const kept = ['href', 'rel', 'referrerpolicy', 'src', 'alt', 'start', 'colspan', 'rowspan'];
  const attributes = kept.flatMap((name) => {
    const value = node.getAttribute(name);
    return value === null ? [] : [[name, value]];
  });
  return [box ? 'box' : node.tagName, attributes, children];
}

const draw = (document: Document) => {
  const place = globalThis.document.createElement('div');
  place.append(
    ...drawRichText(document, {
      urlOf: (mediaId) => links.find((one) => one.mediaId === mediaId)?.url,
      calloutLabel: () => 'Note',
    }),
  );
  return place;
};

const documents: [string, unknown[]][] = [
  [
    'headings, marks and breaks',
    [
      { type: 'heading', attrs: { level: 2 }, content: [text('Numbers')] },
      { type: 'heading', attrs: { level: 4 }, content: [text('Small')] },
      paragraph(text('very', { type: 'bold' }, { type: 'italic' }), { type: 'hardBreak' }),
      paragraph(text('x = 1', { type: 'code' }), text('gone', { type: 'strike' })),
      paragraph(text('2', { type: 'subscript' }), text('3', { type: 'superscript' })),
    ],
  ],
  [
    'lists and quotes',
    [
      { type: 'bulletList', content: [item(paragraph(text('one'))), item(paragraph(text('two')))] },
      { type: 'orderedList', attrs: { start: 3 }, content: [item(paragraph(text('three')))] },
      { type: 'blockquote', content: [paragraph(text('said'))] },
    ],
  ],
  [
    'code, callouts, rules and tables',
    [
      { type: 'codeBlock', attrs: { language: null }, content: [text('print(1)')] },
      { type: 'callout', attrs: { kind: 'note' }, content: [paragraph(text('Look'))] },
      { type: 'horizontalRule' },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('tableHeader', 'Day', { colspan: 2 })] },
          { type: 'tableRow', content: [cell('tableCell', 'One', { rowspan: 2 })] },
        ],
      },
    ],
  ],
  [
    'links and pictures',
    [
      paragraph(text('docs', link('https://docs.example/a')), text('next', link('/courses/c1'))),
      paragraph(text('bad', link('javascript:alert(1)')), text('odd', link(42))),
      image({ mediaId: 'm1', alt: 'A lake', decorative: false }),
      image({ mediaId: 'm1', alt: 'A line', decorative: true }),
      image({ mediaId: 'other', alt: 'Elsewhere', decorative: false }),
    ],
  ],
  [
    'what no schema would have let in',
    [
      { type: 'html', content: [text('<b>raw</b>')] },
      paragraph(text('<img src=x onerror="window.__xss = 1">', { type: 'onclick' })),
      { type: 'heading', attrs: { level: 2 }, content: [text('<script>1</script>')] },
    ],
  ],
];

describe('an early lesson', () => {
  it.each(documents)('has the %s of the site’s own drawing', async (_what, content) => {
    const document = { type: 'doc', content } as unknown as Document;
    const { container } = await renderInSite(<RichText document={document} links={links} />);
    const early = outlineOf(draw(document));
    expect(early).toEqual(outlineOf(container));
    expect(JSON.stringify(early)).toContain('"P"');
  });

  it('cases 61 and 62: becomes no markup, whatever was stored', () => {
    const [, content = []] = documents.at(-1) ?? [];
    const place = draw({ type: 'doc', content } as unknown as Document);
    expect(place.querySelector('script, img, b, [onerror], [onclick]')).toBeNull();
    expect(place.textContent).toContain('onerror=');
  });
});
