import type { AnyNode } from '#shared/policies/rich-text-nodes.ts';
import type { PhrasingContent } from 'mdast';
import { isSameMark } from './canonical.ts';
import { tagOf } from './inline-tags.ts';

type Mark = NonNullable<AnyNode['marks']>[number];

function leafOf({ type, text, attrs, marks }: AnyNode): PhrasingContent {
  if (type === 'hardBreak') return { type: 'break' };
  if (type === 'inlineMath') return { type: 'inlineMath', value: String(attrs?.['latex']) };
  const value = text ?? '';
  return marks?.some((mark) => mark.type === 'code')
    ? { type: 'inlineCode', value }
    : { type: 'text', value };
}

function wrapped(mark: Mark, children: PhrasingContent[]): PhrasingContent[] {
  const tag = tagOf(mark.type);
  if (tag)
    return [{ type: 'html', value: `<${tag}>` }, ...children, { type: 'html', value: `</${tag}>` }];
  switch (mark.type) {
    case 'link':
      // Links hold no links; there is one mark of each kind.
      return [{ type: 'link', url: String(mark.attrs?.['href']), children }];
    case 'bold':
      return [{ type: 'strong', children }];
    case 'italic':
      return [{ type: 'emphasis', children }];
    default:
      return [{ type: 'delete', children }];
  }
}

const wrapperOf = (node: AnyNode, depth: number): Mark | undefined =>
  node.marks?.filter(({ type }) => type !== 'code')[depth];

/** Inline nodes in canonical form as a tree: neighbours under the same mark share its wrapper. */
export function inlineToTree(content: AnyNode[], depth = 0): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (let at = 0; at < content.length;) {
    const first = content[at] as AnyNode;
    const mark = wrapperOf(first, depth);
    let end = at + 1;
    if (mark) {
      const shares = (node: AnyNode | undefined) =>
        node !== undefined && isSameMark(mark, wrapperOf(node, depth));
      while (shares(content[end])) end += 1;
      result.push(...wrapped(mark, inlineToTree(content.slice(at, end), depth + 1)));
    } else result.push(leafOf(first));
    at = end;
  }
  return result;
}
