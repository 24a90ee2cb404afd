import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { Tally } from '#web/lib/markdown/losses.ts';
import { treeOfHtml } from '#web/lib/html/tree-of-html.ts';
import { decoded } from '#web/lib/decoded.ts';
import { calloutOf } from './callouts.ts';
import { typeOfAsset } from './assets.ts';
import { settleFootnotes } from './footnotes.ts';
import { nameIn } from './titles.ts';

const lineOf = (node: Nodes) => node.position?.start.line ?? null;

const wrappers: Record<string, 'strong' | 'emphasis' | 'delete'> = {
  b: 'strong',
  strong: 'strong',
  mark: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  cite: 'emphasis',
  s: 'delete',
  del: 'delete',
  strike: 'delete',
};
/** Tags whose words mean the same without them. */
const plain =
  /^(span|u|small|big|font|abbr|ins|kbd|samp|var|time|q|center|div|p|wbr|details|summary|figure|figcaption|section|article)$/;

const attributeIn = (tag: string, name: string): string => {
  const [, double, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag) ?? [];
  return double ?? single ?? bare ?? '';
};

/** Tags within a line as what Markdown has for them; `sub` and `sup` stay, a text knows them. */
function settleTags(children: PhrasingContent[], tally: Tally): PhrasingContent[] {
  const stack: { tag: string; opener: string; line: number | null; inside: PhrasingContent[] }[] =
    [];
  const top: PhrasingContent[] = [];
  const here = () => stack.at(-1)?.inside ?? top;
  const close = () => {
    const { tag, opener, inside } = stack.pop() ?? { tag: '', opener: '', inside: [] };
    const type = wrappers[tag];
    if (type && inside.length > 0) here().push({ type, children: inside });
    else if (tag === 'a' && attributeIn(opener, 'href'))
      here().push({ type: 'link', url: attributeIn(opener, 'href'), children: inside });
    else if (tag === 'code' || tag === 'kbd') {
      const words = inside.map((one) => ('value' in one ? one.value : '')).join('');
      here().push(...(words ? [{ type: 'inlineCode' as const, value: words }] : inside));
    } else here().push(...inside);
  };
  for (const node of children) {
    if (node.type !== 'html') {
      here().push(node);
      continue;
    }
    const line = lineOf(node);
    const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9]*)\b/i.exec(node.value) ?? [];
    const tag = name.toLowerCase();
    if (tag === 'sub' || tag === 'sup') here().push(node);
    else if (tag === 'br') here().push({ type: 'break' });
    else if (tag === 'img') {
      const url = attributeIn(node.value, 'src');
      here().push({
        type: 'image',
        url,
        alt: attributeIn(node.value, 'alt'),
        ...(node.position && { position: node.position }),
      });
    } else if (wrappers[tag] || tag === 'a' || tag === 'code' || tag === 'kbd') {
      if (!slash) stack.push({ tag, opener: node.value, line, inside: [] });
      else if (stack.some((one) => one.tag === tag)) {
        while (stack.at(-1)?.tag !== tag) close();
        close();
      }
    } else if (node.value.startsWith('<!--')) tally.lose('comment', line);
    else if (!slash) tally.lose(plain.test(tag) ? 'html' : 'html_dropped', line, `<${tag}>`);
  }
  while (stack.length > 0) close();
  return top;
}

/** A piece of HTML that stands for itself. */
function settleHtml(value: string, line: number | null, tally: Tally): RootContent[] {
  const text = value.replace(/<!--[^]*?-->/g, '');
  if (text !== value) tally.lose('comment', line);
  if (!text.trim()) return [];
  const { children, dropped } = treeOfHtml(text, line);
  for (const tag of new Set(dropped)) tally.lose('html_dropped', line, `<${tag}>`);
  const names = [...text.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  if (names.some((name) => /^(iframe|video|audio|embed)$/.test(name))) tally.lose('embed', line);
  if (children.length === 0 && dropped.length === 0 && names.length > 0)
    tally.lose('html', line, `<${names[0]}>`);
  return children;
}

const holdsWords = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'strong',
  'emphasis',
  'delete',
  'link',
]);

/** A film, a sound or a document that a text shows as if it were a picture: a link, its lesson stands behind. */
function settlePicture(node: Nodes): Nodes {
  if (node.type !== 'image') return node;
  const type = typeOfAsset(node.url.replace(/[?#].*$/, ''))?.contentType;
  if (type === undefined || type.startsWith('image/')) return node;
  const value = node.alt || decoded(nameIn(node.url));
  const { position } = node;
  return {
    type: 'link',
    url: node.url,
    children: [{ type: 'text', value }],
    ...(position && { position }),
  };
}

function settleNode(given: Nodes, tally: Tally): RootContent[] {
  const node = settlePicture(given);
  if (node.type === 'html') return settleHtml(node.value, lineOf(node), tally);
  if (!('children' in node)) return [node];
  if (holdsWords.has(node.type)) {
    const words = settleTags(node.children as PhrasingContent[], tally);
    node.children = words.flatMap((one) =>
      one.type === 'html' ? [one] : settleNode(one, tally),
    ) as never;
    return [node as RootContent];
  }
  node.children = node.children.flatMap((one) => settleNode(one, tally)) as never;
  return [calloutOf(node as RootContent, tally)];
}

/** A text as other programs write it, in what a lesson's text can hold; each change is noted. */
export function settle(tree: Root, tally: Tally): Root {
  const children = tree.children.flatMap((node) => settleNode(node, tally));
  return { type: 'root', children: settleFootnotes(children, tally) };
}
