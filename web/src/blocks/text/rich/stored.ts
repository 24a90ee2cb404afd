import type { JSONContent } from '@tiptap/core';
import type { RichText } from '#shared/schemas/rich-text.ts';
import { calloutKindOf } from './callout-node.ts';

const longestText = 10_000;

/** Characters that honest text never holds (`shared/schemas/text.ts`): they come with what was pasted. */
const hidden = /(?![\t\n\r])[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

export const honest = (text: string): string => text.toWellFormed().replaceAll(hidden, '');

/** A long text in pieces that can be stored; none ends within a letter. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > longestText) {
    const cut = /[\uD800-\uDBFF]/.test(rest.charAt(longestText - 1))
      ? longestText - 1
      : longestText;
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return rest === '' ? pieces : [...pieces, rest];
}

const textOf = (nodes: readonly JSONContent[]): string =>
  nodes.map(({ type, text }) => (type === 'text' ? (text ?? '') : '\n')).join('');

const marksOf = ({ marks = [] }: JSONContent) =>
  marks.map(({ type, attrs }) =>
    type === 'link' ? { type, attrs: { href: String(attrs?.['href']) } } : { type },
  );

const latexOf = ({ attrs }: JSONContent) =>
  honest(String(attrs?.['latex'] ?? ''))
    .normalize()
    .trim();

function storedInline(node: JSONContent): JSONContent[] {
  if (node.type === 'text') {
    const marks = marksOf(node);
    return piecesOf(honest(node.text ?? '')).map((text) => ({
      type: 'text',
      text,
      ...(marks.length > 0 && { marks }),
    }));
  }
  if (node.type === 'hardBreak') return [{ type: 'hardBreak' }];
  const latex = latexOf(node);
  return node.type === 'inlineMath' && latex !== ''
    ? [{ type: 'inlineMath', attrs: { latex } }]
    : [];
}

/** Lines without anything in them say nothing of their content. */
const withInline = ({ content = [] }: JSONContent) => {
  const inline = content.flatMap(storedInline);
  return inline.length > 0 ? { content: inline } : {};
};

const spansOf = ({ attrs }: JSONContent) => {
  const { colspan = 1, rowspan = 1 } = attrs ?? {};
  const spans = { ...(colspan !== 1 && { colspan }), ...(rowspan !== 1 && { rowspan }) };
  return Object.keys(spans).length > 0 ? { attrs: spans } : {};
};

const inner = ({ content = [] }: JSONContent) => {
  const nodes = content.flatMap(storedNode);
  return { content: nodes.length > 0 ? nodes : [{ type: 'paragraph' }] };
};

/** The stored form of each node; null: it is not stored. */
const forms: Record<string, (node: JSONContent) => JSONContent | null> = {
  paragraph: (node) => ({ type: 'paragraph', ...withInline(node) }),
  heading: (node) => ({
    type: 'heading',
    attrs: { level: Number(node.attrs?.['level'] ?? 2) },
    ...withInline(node),
  }),
  codeBlock: ({ attrs, content = [] }) => {
    const text = honest(textOf(content));
    return {
      type: 'codeBlock',
      attrs: { language: typeof attrs?.['language'] === 'string' ? attrs['language'] : null },
      ...(text !== '' && { content: [{ type: 'text', text }] }),
    };
  },
  bulletList: (node) => ({ type: 'bulletList', ...inner(node) }),
  orderedList: (node) => {
    const start = Number(node.attrs?.['start'] ?? 1);
    return { type: 'orderedList', ...(start !== 1 && { attrs: { start } }), ...inner(node) };
  },
  listItem: (node) => ({ type: 'listItem', ...inner(node) }),
  blockquote: (node) => ({ type: 'blockquote', ...inner(node) }),
  callout: (node) => ({
    type: 'callout',
    attrs: { kind: calloutKindOf(node.attrs?.['kind']) },
    ...inner(node),
  }),
  table: (node) => ({ type: 'table', ...inner(node) }),
  tableRow: (node) => ({ type: 'tableRow', ...inner(node) }),
  tableCell: (node) => ({ type: 'tableCell', ...spansOf(node), ...inner(node) }),
  tableHeader: (node) => ({ type: 'tableHeader', ...spansOf(node), ...inner(node) }),
  image: ({ attrs }) => {
    const { mediaId, alt, decorative } = attrs ?? {};
    const words =
      typeof alt === 'string' ? honest(alt).normalize().replaceAll(/\s+/g, ' ').trim() : '';
    return {
      type: 'image',
      attrs: {
        mediaId: String(mediaId),
        alt: words === '' ? null : words,
        decorative: decorative === true,
      },
    };
  },
  blockMath: (node) => {
    const latex = latexOf(node);
    return latex === '' ? null : { type: 'blockMath', attrs: { latex } };
  },
  horizontalRule: () => ({ type: 'horizontalRule' }),
};

function storedNode(node: JSONContent): JSONContent[] {
  const form = forms[node.type ?? '']?.(node) ?? null;
  return form === null ? [] : [form];
}

/**
 * The editor's text in the form in which it is stored: nothing but what the schema names, no formula that is still
 * empty. Whether it is within the schema's limits is for `limitsOf` to say.
 */
export const toStored = ({ content = [] }: JSONContent): RichText =>
  ({ type: 'doc', content: content.flatMap(storedNode) }) as RichText;

const plainCode = (node: JSONContent): JSONContent => {
  const content = node.content?.map(plainCode);
  if (node.type !== 'codeBlock') return { ...node, ...(content && { content }) };
  const text = textOf(node.content ?? []);
  return { ...node, content: text === '' ? [] : [{ type: 'text', text }] };
};

/** A stored text as the editor takes it: always with a line to write in, code as nothing but text. */
export function toEditor(document: RichText | undefined): JSONContent {
  const content = (document?.content ?? []).map((node) => plainCode(node as JSONContent));
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}
