import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { decoded } from '#web/lib/decoded.ts';

/** Elements that show nothing to a reader, or only what a program needs. */
const gone = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'head',
  'form',
  'button',
  'input',
  'select',
  'textarea',
  'nav',
  'canvas',
  'object',
  'svg',
]);

type Tree = ReturnType<typeof fromHtml>;
type Element = Extract<Tree['children'][number], { type: 'element' }>;
export type FromHtml = {
  children: RootContent[];
  /** Elements that were left out, by name. */
  dropped: string[];
  title: string | null;
};

const textOf = (node: Tree | Element): string =>
  node.children
    .map((one) => (one.type === 'text' ? one.value : one.type === 'element' ? textOf(one) : ''))
    .join('');

/** The part of a page that is its text: what stands around it is the same on every page. */
function mainOf(tree: Tree): Tree | Element {
  const find = (node: Tree | Element, is: (one: Element) => boolean): Element | null => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      const found = is(child) ? child : find(child, is);
      if (found) return found;
    }
    return null;
  };
  const isMain = ({ tagName, properties }: Element) =>
    tagName === 'main' || properties['role'] === 'main';
  const main = find(tree, isMain) ?? find(tree, ({ tagName }) => tagName === 'article');
  if (main) return main;
  const body = find(tree, ({ tagName }) => tagName === 'body');
  if (!body) return tree;
  const around = (one: Element) => /^(header|footer|aside)$/.test(one.tagName);
  const hasTitle = (one: Element) => find(one, ({ tagName }) => tagName === 'h1') !== null;
  body.children = body.children.filter(
    (one) => one.type !== 'element' || !around(one) || hasTitle(one),
  );
  return body;
}

/** Films, sounds and frames become a link: it is called after their files. */
function linkOfMedia(node: Element): Element[] {
  const sources = [node, ...node.children].flatMap((one) => {
    const src = one.type === 'element' ? one.properties['src'] : undefined;
    return typeof src === 'string' && src !== '' ? [src] : [];
  });
  const [href] = sources;
  if (href === undefined) return [];
  const { title } = node.properties;
  const isFramed = /^(iframe|embed)$/.test(node.tagName);
  const value =
    typeof title === 'string' && title
      ? title
      : isFramed
        ? href
        : decoded(href.slice(href.lastIndexOf('/') + 1));
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href: href.replace(/^\/\//, 'https://') },
    children: [{ type: 'text', value }],
  };
  return [{ type: 'element', tagName: 'p', properties: {}, children: [link] }];
}

/** Without what is not for readers; what is folded or framed stands open, a film becomes its address. */
function settled(node: Tree | Element, dropped: string[]): void {
  node.children = node.children.flatMap((child): typeof node.children => {
    if (child.type === 'comment' || child.type === 'doctype') return [];
    if (child.type !== 'element') return [child];
    if (gone.has(child.tagName)) {
      if (child.tagName !== 'head') dropped.push(child.tagName);
      return [];
    }
    if (/^(video|audio|iframe|embed)$/.test(child.tagName)) return linkOfMedia(child);
    settled(child, dropped);
    if (child.tagName === 'summary' || child.tagName === 'figcaption' || child.tagName === 'dt')
      return [{ ...child, tagName: 'p', children: [{ ...child, tagName: 'strong' }] }];
    return [child];
  }) as typeof node.children;
}

/** Puts every node on one line of the file, and takes all other positions away. */
export function standOn(node: Nodes, line: number | null): void {
  if (line === null) delete node.position;
  else node.position = { start: { line, column: 1 }, end: { line, column: 1 } };
  if ('children' in node) for (const child of node.children) standOn(child, line);
}

/** Joins the content of a cell side by side: a cell of Markdown has no paragraphs. */
function inCell(nodes: readonly Nodes[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const node of nodes) {
    const isBlock = /^(paragraph|heading|list|listItem|blockquote|code)$/.test(node.type);
    const words = isBlock && 'children' in node ? inCell(node.children) : [node as PhrasingContent];
    if (isBlock && result.length > 0) result.push({ type: 'break' });
    result.push(...words);
  }
  return result;
}

/** Tables as Markdown has them: words in cells, the first row that says anything as the head. */
function settleTables(node: Nodes): void {
  if (node.type === 'table') {
    for (const row of node.children)
      for (const cell of row.children) cell.children = inCell(cell.children);
    const [head, ...rows] = node.children;
    if (rows.length > 0 && head?.children.every((cell) => cell.children.length === 0))
      node.children = rows;
  } else if ('children' in node) for (const child of node.children) settleTables(child);
}

/** HTML as the syntax tree that Markdown has. What it says of looks and behavior is not read. */
export function treeOfHtml(html: string, line: number | null, fragment = true): FromHtml {
  const tree = fromHtml(html, { fragment });
  const titles: Element[] = [];
  const find = (node: Tree | Element) => {
    for (const child of node.children)
      if (child.type === 'element') {
        if (child.tagName === 'title') titles.push(child);
        find(child);
      }
  };
  find(tree);
  const dropped: string[] = [];
  const text = fragment ? tree : mainOf(tree);
  settled(text, dropped);
  const handlers = {
    // Marks that Markdown has no sign for stay tags: a lesson's text knows them.
    sub: keepTags('sub'),
    sup: keepTags('sup'),
  };
  const mdast = toMdast(text, { handlers });
  const children = mdast.type === 'root' ? mdast.children : [mdast];
  for (const child of children) {
    settleTables(child);
    standOn(child, line);
  }
  const title = titles[0] && textOf(titles[0]).trim();
  return { children, dropped, title: title || null };
}

type Handler = NonNullable<NonNullable<Parameters<typeof toMdast>[1]>['handlers']>[string];
function keepTags(tag: string): Handler {
  return (state, element) => [
    { type: 'html', value: `<${tag}>` },
    ...state.all(element),
    { type: 'html', value: `</${tag}>` },
  ];
}
