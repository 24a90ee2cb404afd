import type { Nodes, Root } from 'mdast';
import { carefulTree, RefusedText } from '#web/lib/markdown/from-markdown.ts';
import { type Loss, Tally } from '#web/lib/markdown/losses.ts';
import { standOn, treeOfHtml } from '#web/lib/html/tree-of-html.ts';
import { readFront } from './front.ts';
import { linesOf } from './lines.ts';
import { settle } from './settle.ts';
import { type Flavor, tidy } from './tidy.ts';

/** The facts in a text, read whole: data that can be handed from one thread to another. */
export type Source = {
  data: Record<string, unknown>;
  hasFront: boolean;
  tree: Root;
  losses: Loss[];
  seen: number;
  /** The title of a page that states one outside of its text. */
  title: string | null;
};
export type Unread = { refused: 'text_too_long' | 'text_too_deep' };

/** Gives every node the line that it has in its file. */
function withLines(node: Nodes, lines: readonly number[]): void {
  const { position } = node;
  if (position) {
    const line = lines[position.start.line - 1] ?? position.start.line;
    node.position = { start: { line, column: 1 }, end: { line, column: 1 } };
  }
  if ('children' in node) for (const child of node.children) withLines(child, lines);
}

const isOurs = (data: Record<string, unknown>) => typeof data['source'] === 'string';

/** Reads a text in Markdown: the fields at its head, and its tree. */
export function readMarkdown(file: string, flavor: Flavor): Source | Unread {
  const tally = new Tally();
  const front = readFront(file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  if (front.faultAt !== null) tally.lose('front_unreadable', front.faultAt);
  const lines = linesOf(front.text, front.textAt);
  // A file that this platform wrote means what it says: `==` in it is no sign of another program.
  const ours = isOurs(front.data);
  const tidied = ours ? lines : tidy(lines, flavor, tally);
  try {
    const raw = carefulTree(tidied.map(({ text }) => text).join('\n'), tally);
    withLines(
      raw,
      tidied.map(({ at }) => at),
    );
    const tree = ours ? raw : settle(raw, tally);
    const { data, has: hasFront } = front;
    return { data, hasFront, tree, losses: tally.losses, seen: tally.seen, title: null };
  } catch (error) {
    if (!(error instanceof RefusedText || error instanceof RangeError)) throw error;
    const long = error instanceof RefusedText && error.reason === 'too_long';
    return { refused: long ? 'text_too_long' : 'text_too_deep' };
  }
}

/** Reads a page of HTML. */
export function readPage(file: string): Source | Unread {
  const tally = new Tally();
  try {
    const { children, dropped, title } = treeOfHtml(file, null, false);
    for (const tag of new Set(dropped)) tally.lose('html_dropped', null, `<${tag}>`);
    if (/<(iframe|video|audio|embed)\b/i.test(file)) tally.lose('embed', null);
    const tree = settle({ type: 'root', children }, tally);
    standOn(tree, null);
    return { data: {}, hasFront: false, tree, losses: tally.losses, seen: 0, title };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { refused: 'text_too_deep' };
  }
}
