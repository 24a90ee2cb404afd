import type { AnyNode } from '#shared/policies/rich-text-nodes.ts';
import type { BlockContent, Code, ListItem, RootContent, TableRow } from 'mdast';
import { inlineToTree } from './inline-to-tree.ts';

/** The language of a fenced block that holds a node as data. */
export const dataFence = 'rich-text';

/** Markdown has no way to say it. */
class Unsayable extends Error {}

export type NameOf = (mediaId: string) => string;

const inside = (node: AnyNode) => node.content ?? [];

/** The text of a code block, where it is no more than that. */
function plainText(node: AnyNode): string {
  return inside(node)
    .map((one) => {
      if (one.type !== 'text' || one.marks) throw new Unsayable();
      return one.text ?? '';
    })
    .join('');
}

function rowOf(row: AnyNode, wanted: 'tableHeader' | 'tableCell'): TableRow {
  return {
    type: 'tableRow',
    children: inside(row).map((cell) => {
      const [paragraph, ...more] = inside(cell);
      if (cell.type !== wanted || cell.attrs || more.length > 0 || paragraph?.type !== 'paragraph')
        throw new Unsayable();
      return { type: 'tableCell', children: inlineToTree(inside(paragraph)) };
    }),
  };
}

const itemOf = (item: AnyNode, nameOf: NameOf): ListItem => ({
  type: 'listItem',
  spread: false,
  children: inside(item).map((node) => toTree(node, nameOf) as BlockContent),
});

/** A node as Markdown's own. @throws Unsayable where Markdown has no such thing */
function toTree(node: AnyNode, nameOf: NameOf): RootContent {
  const { attrs = {} } = node;
  const blocks = () => inside(node).map((one) => toTree(one, nameOf) as BlockContent);
  switch (node.type) {
    case 'paragraph':
      return node.content
        ? { type: 'paragraph', children: inlineToTree(node.content) }
        : { type: 'leafDirective', name: 'blank', attributes: {}, children: [] };
    case 'heading':
      return {
        type: 'heading',
        depth: attrs['level'] as 2 | 3 | 4,
        children: inlineToTree(inside(node)),
      };
    case 'codeBlock': {
      const [lang = null, ...meta] = ((attrs['language'] ?? '') as string).split(' ');
      return { type: 'code', lang, meta: meta.join(' ') || null, value: plainText(node) };
    }
    case 'bulletList':
    case 'orderedList':
      return {
        type: 'list',
        ordered: node.type === 'orderedList',
        start: (attrs['start'] as number | undefined) ?? 1,
        spread: false,
        children: inside(node).map((item) => itemOf(item, nameOf)),
      };
    case 'blockquote':
      return { type: 'blockquote', children: blocks() };
    case 'callout':
      return { type: 'containerDirective', name: String(attrs['kind']), children: blocks() };
    case 'table': {
      const [head, ...rows] = inside(node);
      if (!head) throw new Unsayable();
      return {
        type: 'table',
        children: [rowOf(head, 'tableHeader'), ...rows.map((row) => rowOf(row, 'tableCell'))],
      };
    }
    case 'image': {
      const url = nameOf(String(attrs['mediaId']));
      const alt = (attrs['alt'] as string | null) ?? '';
      const title = attrs['decorative'] === true ? 'decorative' : null;
      return { type: 'paragraph', children: [{ type: 'image', url, alt, title }] };
    }
    case 'blockMath':
      return { type: 'math', value: String(attrs['latex']) };
    case 'horizontalRule':
      return { type: 'thematicBreak' };
    default:
      throw new Unsayable();
  }
}

/** Nodes in canonical form as Markdown's own, or null where it has no such thing. */
export function treeNodesOf(nodes: AnyNode[], nameOf: NameOf): RootContent[] | null {
  try {
    return nodes.map((node) => toTree(node, nameOf));
  } catch (error) {
    if (error instanceof Unsayable) return null;
    throw error;
  }
}

/** Nodes as data in a fenced block, files by their names. */
export function fenceOf(nodes: AnyNode[], nameOf: NameOf): Code {
  const data = JSON.stringify(
    nodes,
    (key, value: unknown) => (key === 'mediaId' ? nameOf(String(value)) : value),
    1,
  );
  // Runs that a reader is wary of are escaped, as JSON may.
  const value = data.replace(/[*_\]]{3,}/g, (run) =>
    run.replace(/./g, (one) => `\\u00${one.charCodeAt(0).toString(16)}`),
  );
  return { type: 'code', lang: dataFence, value };
}
