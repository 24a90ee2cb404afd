import type { AnyNode } from '#shared/policies/rich-text-nodes.ts';

export const escapedHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // Filters of languages look for their marks in any text.
    .replaceAll('{mlang', '&#123;mlang');

const tags: Partial<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  strike: 'del',
  subscript: 'sub',
  superscript: 'sup',
  code: 'code',
};
const blocks: Partial<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  listItem: 'li',
  blockquote: 'blockquote',
  table: 'table',
  tableRow: 'tr',
  tableHeader: 'th',
  tableCell: 'td',
};

/** An attribute as it may stand in a tag; empty where it is no text and no number. */
const value = (attribute: unknown): string =>
  typeof attribute === 'string' || typeof attribute === 'number'
    ? escapedHtml(String(attribute))
    : '';

type Mark = NonNullable<AnyNode['marks']>[number];
const marked = (inner: string, { type, attrs }: Mark): string =>
  type === 'link'
    ? `<a href="${value(attrs?.['href'])}">${inner}</a>`
    : `<${tags[type]}>${inner}</${tags[type]}>`;

/**
 * A text as HTML that any program can show.
 * @param addressOf the address under which a file is known beside the text
 */
export function htmlOf(node: AnyNode, addressOf: (mediaId: string) => string): string {
  const { attrs = {}, type } = node;
  const inside = () => (node.content ?? []).map((one) => htmlOf(one, addressOf)).join('');
  const latex = () => value(attrs['latex']);
  switch (type) {
    case 'text':
      return (node.marks ?? []).toReversed().reduce(marked, escapedHtml(node.text ?? ''));
    case 'hardBreak':
      return '<br>';
    case 'inlineMath':
      return String.raw`\(${latex()}\)`;
    case 'blockMath':
      return `<p>$$${latex()}$$</p>`;
    case 'horizontalRule':
      return '<hr>';
    case 'heading':
      return `<h${value(attrs['level'])}>${inside()}</h${value(attrs['level'])}>`;
    case 'codeBlock': {
      const language = attrs['language'];
      const look = typeof language === 'string' ? ` class="language-${escapedHtml(language)}"` : '';
      return `<pre><code${look}>${inside()}</code></pre>`;
    }
    case 'orderedList':
      return `<ol${attrs['start'] === undefined ? '' : ` start="${value(attrs['start'])}"`}>${inside()}</ol>`;
    case 'callout':
      return `<blockquote class="${value(attrs['kind'])}">${inside()}</blockquote>`;
    case 'image': {
      const alt = attrs['decorative'] === true ? '' : ((attrs['alt'] as string | null) ?? '');
      const address = escapedHtml(addressOf(value(attrs['mediaId'])));
      return `<p><img src="${address}" alt="${escapedHtml(alt)}"></p>`;
    }
    default: {
      const tag = blocks[type];
      if (!tag) return inside();
      const spans = ['colspan', 'rowspan']
        .flatMap((name) => (attrs[name] === undefined ? [] : [` ${name}="${value(attrs[name])}"`]))
        .join('');
      return `<${tag}${spans}>${inside()}</${tag}>`;
    }
  }
}
