import type { AnyNode } from '#shared/policies/rich-text-nodes.ts';
import { calloutKinds } from '#shared/schemas/rich-text.ts';
import type { Image, ImageReference, List, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { fromInline, lineOf, type Reading } from './from-inline.ts';
import { dataFence } from './to-tree.ts';

/** The nodes that may stand in a place, and how deep lists may still go there. */
type Place = { holds: ReadonlySet<string>; lists: number };

const simple = ['paragraph', 'list'];
export const atTop: Place = {
  holds: new Set([
    ...simple,
    'heading',
    'code',
    'quote',
    'callout',
    'table',
    'image',
    'math',
    'rule',
  ]),
  lists: 4,
};
const inQuote: Place = { holds: new Set(simple), lists: 2 };
const inCallout: Place = { holds: new Set([...simple, 'code', 'math']), lists: 2 };

const isPicture = (node: PhrasingContent): node is Image | ImageReference =>
  node.type === 'image' || node.type === 'imageReference';

const isCallout = (name: string) => calloutKinds.some((kind) => kind === name);

const paragraphOf = (content: AnyNode[]): AnyNode[] =>
  content.length > 0 ? [{ type: 'paragraph', content }] : [];

/** The name of a file beside the text; null for what lies elsewhere in the web. */
function fileName(url: string): string | null {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) return null;
  try {
    return decodeURI(url).replace(/^\.\//, '');
  } catch {
    return url;
  }
}

/** A picture that no lesson can show, as a link to where it lies. */
function elsewhere(url: string, alt: string, line: number | null, { tally }: Reading): AnyNode[] {
  const href = url.replace(/^(http:)?\/\//i, 'https://');
  const isAddress = /^https:\/\/[^\s"'<>\\]+$/.test(href) && href.length <= 2000;
  tally.lose(isAddress ? 'picture_elsewhere' : 'picture_missing', line, url.slice(0, 80));
  if (!isAddress) return [];
  const marks = [{ type: 'link', attrs: { href } }];
  return [{ type: 'paragraph', content: [{ type: 'text', text: alt.trim() || href, marks }] }];
}

export function picture(node: Image | ImageReference, reading: Reading): AnyNode[] {
  const { tally, mediaOf, linkOf, definitions } = reading;
  const target = node.type === 'image' ? node : definitions.get(node.identifier);
  const url = target?.url ?? '';
  const alt = node.alt?.replace(/[\n\r\t]+/g, ' ').slice(0, 300) ?? '';
  const name = fileName(url);
  if (name === null) return elsewhere(url, alt, lineOf(node), reading);
  const mediaId = mediaOf(url) ?? mediaOf(name);
  if (mediaId !== null) {
    const decorative = target?.title === 'decorative';
    return [{ type: 'image', attrs: { mediaId, alt: alt || null, decorative } }];
  }
  const href = linkOf?.(url);
  if (!href) {
    tally.lose('picture_missing', lineOf(node), name);
    return [];
  }
  // A film, a sound or a document where a picture would stand: it is a lesson of its own.
  tally.lose('embed', lineOf(node));
  const marks = [{ type: 'link', attrs: { href } }];
  return [{ type: 'paragraph', content: [{ type: 'text', text: alt || name, marks }] }];
}

/** A paragraph; pictures in it stand for themselves, where they may. */
function paragraphs(node: Paragraph, place: Place, reading: Reading): AnyNode[] {
  if (!place.holds.has('image') || !node.children.some(isPicture))
    return paragraphOf(fromInline(node.children, reading));
  const result: AnyNode[] = [];
  let words: PhrasingContent[] = [];
  const flush = () => {
    const said = words.some((one) => one.type !== 'text' || one.value.trim() !== '');
    if (said) result.push(...paragraphOf(fromInline(words, reading)));
    words = [];
  };
  for (const child of node.children) {
    if (isPicture(child)) {
      flush();
      result.push(...picture(child, reading));
    } else words.push(child);
  }
  flush();
  return result;
}

function listOf(node: List, place: Place, reading: Reading): AnyNode[] {
  if (place.lists === 0) {
    reading.tally.lose('nested_too_deep', lineOf(node));
    return node.children.flatMap(({ children }) => fromTree(children, place, reading));
  }
  const within: Place = { holds: new Set(simple), lists: place.lists - 1 };
  const content = node.children.map((item) => {
    if (typeof item.checked === 'boolean') reading.tally.lose('checkbox', lineOf(item));
    const blocks = fromTree(item.children, within, reading);
    return { type: 'listItem', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] };
  });
  const start = node.start ?? 1;
  const attrs = node.ordered && start !== 1 && start <= 100_000 ? { attrs: { start } } : {};
  return [{ type: node.ordered ? 'orderedList' : 'bulletList', ...attrs, content }];
}

/** Nodes that stand as data in a fence; the schema looks at them like at all others. */
function fromFence(data: string, line: number | null, { tally, mediaOf }: Reading): AnyNode[] {
  try {
    const nodes: unknown = JSON.parse(data, (key, value: unknown) =>
      key === 'mediaId' && typeof value === 'string' ? mediaOf(value) : value,
    );
    if (Array.isArray(nodes)) return nodes as AnyNode[];
  } catch {
    // A node that is no data is said to be unreadable, below.
  }
  tally.lose('unreadable', line);
  return [];
}

function codeOf(value: string, named: string, place: Place, reading: Reading, line: number | null) {
  if (named === dataFence && place === atTop) return fromFence(value, line, reading);
  if (!place.holds.has('code')) {
    reading.tally.lose('changed_kind', line);
    return paragraphOf(value ? [{ type: 'text', text: value, marks: [{ type: 'code' }] }] : []);
  }
  const language = named.slice(0, 30).trim() || null;
  const content = value ? { content: [{ type: 'text', text: value }] } : {};
  return [{ type: 'codeBlock', attrs: { language }, ...content }];
}

function fromNode(node: RootContent, place: Place, reading: Reading): AnyNode[] {
  const { tally } = reading;
  const line = lineOf(node);
  tally.seen += 1;
  /** The content of a node, in place of what cannot stand here. */
  const instead = (
    children: RootContent[],
    reason: 'changed_kind' | 'directive',
    name?: string,
  ) => {
    tally.lose(reason, line, name);
    return fromTree(children, place, reading);
  };
  switch (node.type) {
    case 'paragraph':
      return paragraphs(node, place, reading);
    case 'heading': {
      const content = fromInline(node.children, reading);
      if (!place.holds.has('heading')) {
        tally.lose('changed_kind', line);
        return paragraphOf(content);
      }
      const level = Math.min(4, Math.max(2, node.depth));
      if (level !== node.depth) tally.lose('heading', line);
      return [{ type: 'heading', attrs: { level }, ...(content.length > 0 && { content }) }];
    }
    case 'code':
      return codeOf(
        node.value,
        [node.lang ?? '', node.meta ?? ''].join(' ').trim(),
        place,
        reading,
        line,
      );
    case 'list':
      return listOf(node, place, reading);
    case 'blockquote': {
      if (!place.holds.has('quote')) return instead(node.children, 'changed_kind');
      const content = fromTree(node.children, inQuote, reading);
      return content.length > 0 ? [{ type: 'blockquote', content }] : [];
    }
    case 'containerDirective': {
      if (!isCallout(node.name)) return instead(node.children, 'directive', node.name);
      if (!place.holds.has('callout')) return instead(node.children, 'changed_kind');
      const content = fromTree(node.children, inCallout, reading);
      return content.length > 0 ? [{ type: 'callout', attrs: { kind: node.name }, content }] : [];
    }
    case 'leafDirective':
      if (node.name === 'blank') return [{ type: 'paragraph' }];
      tally.lose('directive', line, node.name);
      return [];
    case 'table': {
      const content = node.children.map((row, at) => ({
        type: 'tableRow',
        content: row.children.map((cell) => {
          const words = fromInline(cell.children, reading);
          const paragraph = { type: 'paragraph', ...(words.length > 0 && { content: words }) };
          return { type: at === 0 ? 'tableHeader' : 'tableCell', content: [paragraph] };
        }),
      }));
      if (place.holds.has('table')) return [{ type: 'table', content }];
      tally.lose('changed_kind', line);
      return content.flatMap((row) =>
        row.content.flatMap(({ content: inner }) => inner.filter((one) => 'content' in one)),
      );
    }
    case 'math':
      if (!node.value.trim()) return [];
      if (place.holds.has('math')) return [{ type: 'blockMath', attrs: { latex: node.value } }];
      tally.lose('changed_kind', line);
      return paragraphOf([{ type: 'inlineMath', attrs: { latex: node.value } }]);
    case 'thematicBreak':
      if (place.holds.has('rule')) return [{ type: 'horizontalRule' }];
      tally.lose('changed_kind', line);
      return [];
    case 'definition':
      return [];
    case 'footnoteDefinition':
      tally.lose('footnote', line);
      return [];
    default:
      tally.lose('html', line);
      return [];
  }
}

/** Markdown's blocks as nodes that may stand in a place. */
export const fromTree = (
  children: readonly RootContent[],
  place: Place,
  reading: Reading,
): AnyNode[] => children.flatMap((node) => fromNode(node, place, reading));
