import type { BlockContent, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { calloutKinds } from '#shared/schemas/rich-text.ts';
import type { Tally } from '#web/lib/markdown/losses.ts';

type Kind = 'note' | 'tip' | 'warning' | 'important';

/** The callouts here for the boxes of other programs; the lesson's four kinds are themselves. */
const kinds: Record<string, Kind> = {
  note: 'note',
  info: 'note',
  abstract: 'note',
  summary: 'note',
  tldr: 'note',
  todo: 'note',
  question: 'note',
  help: 'note',
  faq: 'note',
  example: 'note',
  quote: 'note',
  cite: 'note',
  seealso: 'note',
  definition: 'note',
  details: 'note',
  tip: 'tip',
  hint: 'tip',
  success: 'tip',
  check: 'tip',
  done: 'tip',
  warning: 'warning',
  caution: 'warning',
  attention: 'warning',
  danger: 'warning',
  error: 'warning',
  bug: 'warning',
  failure: 'warning',
  fail: 'warning',
  missing: 'warning',
  important: 'important',
  primary: 'important',
  prereq: 'important',
  prerequisites: 'important',
  objectives: 'important',
  keypoints: 'important',
  questions: 'note',
  callout: 'note',
  challenge: 'tip',
  exercise: 'tip',
  discussion: 'note',
  solution: 'note',
  instructor: 'note',
};
const fits = new Set(['paragraph', 'list', 'code', 'math']);
const same = new Set(['note', 'tip', 'warning', 'important', 'info', 'hint', 'caution', 'danger']);

const asTitle = (children: PhrasingContent[]): Paragraph[] =>
  children.length > 0 ? [{ type: 'paragraph', children: [{ type: 'strong', children }] }] : [];

function box(
  name: string,
  title: PhrasingContent[],
  children: RootContent[],
  node: RootContent,
  tally: Tally,
): ContainerDirective {
  if (!same.has(name)) tally.lose('callout', node.position?.start.line ?? null, name);
  return {
    type: 'containerDirective',
    name: kinds[name] ?? name,
    children: [...asTitle(title), ...(children as BlockContent[])],
    ...(node.position && { position: node.position }),
  };
}

/** The first line of a quote that is a box: `[!kind]`, a sign for folding, a title. */
function quoted(paragraph: Paragraph) {
  const [first, ...others] = paragraph.children;
  if (first?.type !== 'text') return null;
  const [all, kind] = /^\[!([a-z-]+)\][-+]?[ \t]*/i.exec(first.value) ?? [];
  if (all === undefined || kind === undefined) return null;
  const rest: PhrasingContent[] = [{ ...first, value: first.value.slice(all.length) }, ...others];
  const title: PhrasingContent[] = [];
  const body: PhrasingContent[] = [];
  let isTitle = true;
  for (const node of rest) {
    if (!isTitle) body.push(node);
    else if (node.type === 'text' && node.value.includes('\n')) {
      const end = node.value.indexOf('\n');
      title.push({ ...node, value: node.value.slice(0, end) });
      body.push({ ...node, value: node.value.slice(end + 1) });
      isTitle = false;
    } else if (node.type === 'break') isTitle = false;
    else title.push(node);
  }
  const said = (nodes: PhrasingContent[]) =>
    nodes.filter((one) => one.type !== 'text' || one.value !== '');
  return { kind: kind.toLowerCase(), title: said(title), body: said(body) };
}

/** A box as one of the lesson's own callouts, its title as the first line; all other nodes as they are. */
export function calloutOf(node: RootContent, tally: Tally): RootContent {
  if (node.type === 'blockquote') {
    const [first, ...rest] = node.children;
    const found = first?.type === 'paragraph' ? quoted(first) : null;
    if (!found) return node;
    const body: RootContent[] =
      found.body.length > 0 ? [{ type: 'paragraph', children: found.body }] : [];
    const name = kinds[found.kind] ? found.kind : 'example';
    return box(name, found.title, [...body, ...rest], node, tally);
  }
  if (node.type !== 'containerDirective' || !kinds[node.name.toLowerCase()]) return node;
  // A box that holds more than a callout may keeps its words without one.
  const isOurs = calloutKinds.some((kind) => kind === node.name);
  if (!isOurs && !node.children.every(({ type }) => fits.has(type))) return node;
  const [first, ...rest] = node.children;
  const isLabel =
    first?.type === 'paragraph' && first.data !== undefined && 'directiveLabel' in first.data;
  const stated = node.attributes?.['title'];
  const title: PhrasingContent[] = isLabel
    ? first.children
    : stated
      ? [{ type: 'text', value: stated }]
      : [];
  return box(node.name.toLowerCase(), title, isLabel ? rest : node.children, node, tally);
}
