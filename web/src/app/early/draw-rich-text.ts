import type { RichText, RichTextInline, RichTextNode } from '#shared/schemas/rich-text.ts';
import { linkTarget, outsideLink } from '#web/components/rich-text/link-target.ts';
import { element } from './element.ts';

type Item = Extract<RichTextNode, { type: 'bulletList' | 'orderedList' }>['content'][number];
type BlockNode = RichTextNode | Item;
type Mark = NonNullable<Extract<RichTextInline, { type: 'text' }>['marks']>[number];

type Options = {
  /** The address of a picture's file; undefined for one that did not come with the lesson. */
  urlOf: (mediaId: string) => string | undefined;
  /** The words for a kind of callout. */
  calloutLabel: (kind: unknown) => string;
};

const tags = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  subscript: 'sub',
  superscript: 'sup',
  code: 'code',
} as const;

function drawLink(href: unknown, inner: Node | string): Node | string {
  const target = linkTarget(href);
  if (target === null) return inner;
  const attributes =
    target.kind === 'inside'
      ? { href: target.path }
      : { href: target.href, rel: outsideLink.rel, referrerpolicy: outsideLink.referrerPolicy };
  return element('a', { class: 'fp-link', ...attributes }, inner);
}

function drawMark(mark: Mark, inner: Node | string): Node | string {
  if (mark.type === 'link') return drawLink(mark.attrs.href, inner);
  return Object.hasOwn(tags, mark.type) ? element(tags[mark.type], {}, inner) : inner;
}

function drawInline(inline: RichTextInline): Node | string | null {
  switch (inline.type) {
    case 'text':
      return (inline.marks ?? []).reduce<Node | string>(
        (inner, mark) => drawMark(mark, inner),
        inline.text,
      );
    case 'hardBreak':
      return element('br');
    case 'inlineMath':
      return element('code', {}, inline.attrs.latex);
    default:
      return null;
  }
}

const line = (content: readonly RichTextInline[] = []) => content.map(drawInline);

/**
 * A lesson's text as the site's `RichText` draws it before colours and formulas have come: nothing of it ever
 * becomes markup, and unknown parts are left out. A test holds the two together.
 */
export function drawRichText({ content }: RichText, { urlOf, calloutLabel }: Options): Node[] {
  const all = (nodes: readonly BlockNode[] = []) => nodes.map(draw).filter((node) => node !== null);

  function draw(node: BlockNode): HTMLElement | null {
    switch (node.type) {
      case 'paragraph':
        return element('p', {}, ...line(node.content));
      case 'heading':
        return element(`h${node.attrs.level}`, {}, ...line(node.content));
      case 'codeBlock':
        return element('pre', { tabindex: 0 }, element('code', {}, ...line(node.content)));
      case 'bulletList':
        return element('ul', {}, ...all(node.content));
      case 'orderedList':
        return element('ol', { start: node.attrs?.start }, ...all(node.content));
      case 'listItem':
        return element('li', {}, ...all(node.content));
      case 'blockquote':
        return element('blockquote', {}, ...all(node.content));
      case 'callout': {
        const label = calloutLabel(node.attrs.kind);
        const attributes = { class: 'fp-callout', role: 'note', 'aria-label': label };
        const shown = element('p', { 'aria-hidden': 'true' }, label);
        return element('div', attributes, shown, ...all(node.content));
      }
      case 'table': {
        const rows = node.content.map((row) =>
          element(
            'tr',
            {},
            ...row.content.map((cell) => {
              const { colspan, rowspan } = cell.attrs ?? {};
              const name = cell.type === 'tableHeader' ? 'th' : 'td';
              return element(name, { colspan, rowspan }, ...all(cell.content));
            }),
          ),
        );
        const table = element('table', {}, element('tbody', {}, ...rows));
        return element('div', { class: 'fp-table' }, table);
      }
      case 'image': {
        const { mediaId, alt, decorative } = node.attrs;
        const src = urlOf(mediaId);
        return src === undefined
          ? null
          : element('img', { src, alt: decorative ? '' : (alt ?? '') });
      }
      case 'blockMath':
        return element('div', {}, element('code', {}, node.attrs.latex));
      case 'horizontalRule':
        return element('hr');
      default:
        return null;
    }
  }
  return all(content);
}
