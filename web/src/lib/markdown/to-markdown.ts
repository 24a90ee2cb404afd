import { nodesOf, type AnyNode } from '#shared/policies/rich-text-nodes.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';
import type { RootContent } from 'mdast';
import { canonicalNode } from './canonical.ts';
import { fromMarkdown, RefusedText } from './from-markdown.ts';
import { same } from '#web/lib/same.ts';
import { textOf } from './syntax.ts';
import { fenceOf, treeNodesOf, type NameOf } from './to-tree.ts';

const written = (children: RootContent[]) => textOf({ type: 'root', children });

/** Whether a text reads back as these very nodes. */
function readsBack(markdown: string, nodes: AnyNode[], ids: Map<string, string>): boolean {
  try {
    const { document, tally } = fromMarkdown(markdown, (name) => ids.get(name) ?? null);
    return tally.losses.length === 0 && same(document.content, nodes);
  } catch (error) {
    if (error instanceof RefusedText) return false;
    throw error;
  }
}

/**
 * A lesson's text as Markdown that reads back as the same text. What Markdown cannot say, or would read
 * in another way, stands in a fenced block as data.
 * @param nameOf the name under which a file is known beside the text
 */
export function toMarkdown(document: RichText, nameOf: NameOf): string {
  const nodes: AnyNode[] = canonicalNode(document).content ?? [];
  const ids = new Map(
    nodes
      .flatMap((node) => [...nodesOf(node)])
      .flatMap(({ attrs }) => {
        const mediaId = attrs?.['mediaId'];
        return typeof mediaId === 'string' ? [[nameOf(mediaId), mediaId] as const] : [];
      }),
  );
  const parts = nodes.map((node) => {
    const tree = treeNodesOf([node], nameOf);
    return tree && readsBack(written(tree), [node], ids) ? tree : [fenceOf([node], nameOf)];
  });
  const markdown = written(parts.flat());
  return readsBack(markdown, nodes, ids) ? markdown : written([fenceOf(nodes, nameOf)]);
}
