import type { AnyNode } from '#shared/policies/rich-text-nodes.ts';
import { isScreen } from '#shared/policies/is-screen.ts';
import type { Definition, Image, ImageReference, Nodes, PhrasingContent } from 'mdast';
import { longestText, sameMarks } from './canonical.ts';
import { markTagIn, tagOf, type TaggedMark } from './inline-tags.ts';
import type { Tally } from './losses.ts';

type Mark = NonNullable<AnyNode['marks']>[number];

/** The state while a text is read. */
export type Reading = {
  tally: Tally;
  /** The id of a file by its name beside the text; null: the course does not have it. */
  mediaOf: (name: string) => string | null;
  /** The target of a folder's address within the course; null: none that is known. */
  linkOf?: (address: string) => string | null;
  /** Puts a picture below, that cannot stand where it is. */
  lift: (picture: Image | ImageReference) => void;
  definitions: Map<string, Definition>;
};

export const lineOf = (node: Nodes) => node.position?.start.line ?? null;

/** Addresses that a lesson may link to: the schema's own rule stands behind this. */
const allowed = /^(https:\/\/[^\s"'<>\\]+|mailto:[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/;

const wrappers: Partial<Record<string, string>> = {
  strong: 'bold',
  emphasis: 'italic',
  delete: 'strike',
};

/** A text, in pieces where it is too long for one node. */
function textNodes(text: string, marks: Mark[]): AnyNode[] {
  const pieces = text.match(new RegExp(`[^]{1,${longestText}}`, 'gu')) ?? [];
  return pieces.map((piece) => ({
    type: 'text',
    text: piece,
    ...(marks.length > 0 && { marks: [...marks] }),
  }));
}

const linked = (href: string, marks: Mark[]): Mark[] => [
  ...marks.filter(({ type }) => type !== 'link'),
  { type: 'link', attrs: { href } },
];

function linkMarks(url: string, marks: Mark[], node: PhrasingContent, reading: Reading): Mark[] {
  const { tally, linkOf } = reading;
  const own = linkOf?.(url);
  if (own) return linked(own, marks);
  // A link to the root of another site leads to no screen of this one.
  const isElsewhere =
    linkOf !== undefined && url.startsWith('/') && !isScreen(url.replace(/[?#].*$/, ''));
  if (!isElsewhere && allowed.test(url) && url.length <= 2000) return linked(url, marks);
  const secure = url.replace(/^http:/i, 'https:');
  // An address that was only written, and not made a link by hand, loses nothing as text.
  if (url !== secure && lineOf(node) === null) return marks;
  if (url !== secure && allowed.test(secure) && secure.length <= 2000) {
    tally.lose('http', lineOf(node));
    return linked(secure, marks);
  }
  const isPath = !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url) || url.startsWith('wiki:');
  const reason = url.startsWith('#') ? 'link_within' : isPath ? 'link_missing' : 'address';
  tally.lose(reason, lineOf(node), url.replace(/^wiki:/, ''));
  return marks;
}

function nodesOf(node: PhrasingContent, marks: Mark[], reading: Reading): AnyNode[] {
  const { tally, definitions } = reading;
  const inside = (children: PhrasingContent[], within: Mark[]) => allOf(children, within, reading);
  tally.seen += 1;
  switch (node.type) {
    case 'text':
      return textNodes(node.value, marks);
    case 'strong':
    case 'emphasis':
    case 'delete': {
      const type = wrappers[node.type] ?? 'bold';
      const has = marks.some((mark) => mark.type === type);
      return inside(node.children, has ? marks : [...marks, { type }]);
    }
    case 'inlineCode':
      return textNodes(node.value, [...marks, { type: 'code' }]);
    case 'link':
      return inside(node.children, linkMarks(node.url, marks, node, reading));
    case 'linkReference': {
      const url = definitions.get(node.identifier)?.url ?? '';
      return inside(node.children, linkMarks(url, marks, node, reading));
    }
    case 'break':
      return [{ type: 'hardBreak' }];
    case 'inlineMath':
      return node.value.trim() ? [{ type: 'inlineMath', attrs: { latex: node.value } }] : [];
    case 'image':
    case 'imageReference':
      tally.lose('picture_misplaced', lineOf(node));
      reading.lift(node);
      return [];
    case 'footnoteReference':
      tally.lose('footnote', lineOf(node));
      return [];
    default:
      tally.lose('html', lineOf(node));
      return [];
  }
}

/** The marks of what lies between tags: nothing stands lower and higher at once, the inner one counts. */
const raised = (marks: Mark[], type: TaggedMark | null): Mark[] =>
  type === null ? marks : [...marks.filter((mark) => tagOf(mark.type) === undefined), { type }];

/** Nodes side by side: what lies between the tags of a mark has that mark. */
function allOf(children: PhrasingContent[], marks: Mark[], reading: Reading): AnyNode[] {
  const tags = children.map((node) => (node.type === 'html' ? markTagIn(node.value) : null));
  const lastEnd = (mark: TaggedMark) =>
    tags.findLastIndex((tag) => tag?.ends === true && tag.mark === mark);
  const ends = { subscript: lastEnd('subscript'), superscript: lastEnd('superscript') };
  let open: TaggedMark | null = null;
  return children.flatMap((node, at) => {
    const tag = tags[at] ?? null;
    if (tag?.ends === false && open === null && ends[tag.mark] > at) open = tag.mark;
    else if (tag?.ends === true && open === tag.mark) open = null;
    else return nodesOf(node, raised(marks, open), reading);
    return [];
  });
}

/** Inline Markdown as inline nodes, neighbours of the same marks joined. */
export function fromInline(children: PhrasingContent[], reading: Reading): AnyNode[] {
  const result: AnyNode[] = [];
  for (const node of allOf(children, [], reading)) {
    const before = result.at(-1);
    const text = `${before?.text ?? ''}${node.text ?? ''}`;
    const joins =
      before?.type === 'text' &&
      node.type === 'text' &&
      sameMarks(before.marks, node.marks) &&
      text.length <= longestText;
    if (joins) result[result.length - 1] = { ...before, text };
    else result.push(node);
  }
  return result;
}
