import type { AnyNode } from '#shared/policies/rich-text-nodes.ts';
import { fenceOf, type NameOf } from './to-tree.ts';

/** Nodes as data in a fenced block of Markdown, behind a fence that is longer than any in it. */
export function asData(nodes: AnyNode[], nameOf: NameOf): string {
  const { lang, value } = fenceOf(nodes, nameOf);
  const longest = Math.max(2, ...(value.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${lang ?? ''}\n${value}\n${fence}\n`;
}
