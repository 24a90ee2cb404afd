import type { Definition, Image, ImageReference, Nodes, RootContent } from 'mdast';
import { type RichText, richTextSchema } from '#shared/schemas/rich-text.ts';
import { canonicalNode } from './canonical.ts';
import type { Reading } from './from-inline.ts';
import { atTop, fromTree, picture } from './from-tree.ts';
import type { Tally } from './losses.ts';

const everyDefinition = (nodes: Nodes[]): Definition[] =>
  nodes.flatMap((node) => {
    if (node.type === 'definition') return [node];
    return 'children' in node ? everyDefinition(node.children) : [];
  });

/** The definitions that links refer to, wherever they stand; the first of a name counts. */
function definitionsIn(children: RootContent[]): Map<string, Definition> {
  const all = everyDefinition(children);
  return new Map(all.toReversed().map((node) => [node.identifier, node]));
}

/** Blocks of Markdown as a lesson's text; what it cannot hold is left out and noted. */
export function documentOf(
  children: RootContent[],
  tally: Tally,
  { mediaOf, linkOf }: Pick<Reading, 'mediaOf' | 'linkOf'>,
): RichText {
  const lifted: (Image | ImageReference)[] = [];
  const reading: Reading = {
    tally,
    mediaOf,
    ...(linkOf && { linkOf }),
    definitions: definitionsIn(children),
    lift: (picture) => void lifted.push(picture),
  };
  const nodes = children.flatMap((child) => {
    const own = fromTree([child], atTop, reading);
    return [...own, ...lifted.splice(0).flatMap((one) => picture(one, reading))];
  });
  const content = nodes.flatMap((node) => {
    const one = richTextSchema.safeParse({ type: 'doc', content: [canonicalNode(node)] });
    if (!one.success) tally.lose('unreadable');
    return one.success ? one.data.content : [];
  });
  const most = 1000;
  if (content.length > most) tally.lose('too_long');
  return { type: 'doc', content: content.slice(0, most) };
}
