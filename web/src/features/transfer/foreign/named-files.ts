import type { Nodes, Root } from 'mdast';

export type Named = { address: string; isPicture: boolean };

/** The files and pages that a text names, in its order: pictures, and what links lead to. */
export function namedIn(tree: Root): Named[] {
  const named: Named[] = [];
  const visit = (node: Nodes) => {
    if (node.type === 'image') named.push({ address: node.url, isPicture: true });
    if (node.type === 'link' || node.type === 'definition')
      named.push({ address: node.url, isPicture: false });
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return named;
}
