import type { Nodes, Root } from 'mdast';

export type Named = { address: string; isPicture: boolean };

/** The files and pages that a text names, in its order: pictures, and what links lead to. */
export function namedIn(tree: Root): Named[] {
  const named: Named[] = [];
  const shown = new Set<string>();
  const collect = (node: Nodes) => {
    if (node.type === 'imageReference') shown.add(node.identifier);
    if ('children' in node) for (const child of node.children) collect(child);
  };
  collect(tree);
  const visit = (node: Nodes) => {
    if (node.type === 'image') named.push({ address: node.url, isPicture: true });
    if (node.type === 'link') named.push({ address: node.url, isPicture: false });
    if (node.type === 'definition')
      named.push({ address: node.url, isPicture: shown.has(node.identifier) });
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return named;
}
