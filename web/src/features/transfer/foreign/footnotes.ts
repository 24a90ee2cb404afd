import type { FootnoteDefinition, ListItem, Nodes, RootContent, Text } from 'mdast';
import type { Tally } from '#web/lib/markdown/losses.ts';

const lineOf = (node: Nodes) => node.position?.start.line ?? null;

/** Footnotes as numbers in the text and a list at its end: a lesson has no feet of pages. */
export function settleFootnotes(children: RootContent[], tally: Tally): RootContent[] {
  const definitions = new Map<string, FootnoteDefinition>();
  const collect = (node: Nodes) => {
    if (node.type === 'footnoteDefinition') definitions.set(node.identifier, node);
    else if ('children' in node) for (const child of node.children) collect(child);
  };
  for (const node of children) collect(node);
  const order: string[] = [];
  const numbered = (node: Nodes): Nodes[] => {
    if (node.type === 'footnoteDefinition') {
      if (definitions.get(node.identifier) !== node) tally.lose('footnote_missing', lineOf(node));
      return [];
    }
    if (node.type === 'footnoteReference') {
      if (!definitions.has(node.identifier)) {
        tally.lose('footnote_missing', lineOf(node));
        return [];
      }
      if (!order.includes(node.identifier)) order.push(node.identifier);
      tally.lose('footnote', lineOf(node));
      const text: Text = { type: 'text', value: String(order.indexOf(node.identifier) + 1) };
      return [{ type: 'html', value: '<sup>' }, text, { type: 'html', value: '</sup>' }];
    }
    if ('children' in node) node.children = node.children.flatMap((one) => numbered(one)) as never;
    return [node];
  };
  const texts = children.flatMap((node) => numbered(node) as RootContent[]);
  const items: ListItem[] = [];
  // A note may name another one: the list grows while it is read.
  for (let at = 0; at < order.length; at += 1) {
    const definition = definitions.get(order[at] ?? '');
    if (definition)
      items.push({
        type: 'listItem',
        spread: false,
        children: definition.children.flatMap((one) => numbered(one) as ListItem['children']),
      });
  }
  for (const [identifier, definition] of definitions)
    if (!order.includes(identifier)) tally.lose('footnote_missing', lineOf(definition));
  return items.length === 0
    ? texts
    : [
        ...texts,
        { type: 'thematicBreak' },
        { type: 'list', ordered: true, start: 1, spread: false, children: items },
      ];
}
