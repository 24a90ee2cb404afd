import type { AnyNode } from '#shared/policies/rich-text-nodes.ts';
import { htmlOf } from './html-of.ts';

/** What stands for something else in a text, and in a formula; its first group is the name. */
export type Mark = { text: RegExp; latex?: RegExp; skipsCode: boolean };

// Letters that nobody writes, so that no mark is changed or met by chance while the text becomes HTML.
const [open, close] = ['\uE000', '\uE001'];
const hidden = /\uE000([A-Za-z0-9]*)\uE001/g;
const bare = (text: string) => text.replaceAll(/[\uE000\uE001]/g, '');

const isCode = ({ type, marks = [] }: AnyNode) =>
  type === 'codeBlock' || marks.some((one) => one.type === 'code');

function withMarks(node: AnyNode, mark: Mark, isKnown: (name: string) => boolean): AnyNode {
  const { text, attrs, content } = node;
  const mine = (pattern: RegExp, from: string) =>
    bare(from).replaceAll(pattern, (whole: string, name: string) =>
      isKnown(name) ? `${open}${name}${close}` : whole,
    );
  if (mark.skipsCode && isCode(node)) return node;
  const latex = attrs?.['latex'];
  return {
    ...node,
    ...(text !== undefined && { text: mine(mark.text, text) }),
    ...(mark.latex &&
      typeof latex === 'string' && { attrs: { ...attrs, latex: mine(mark.latex, latex) } }),
    ...(content && { content: content.map((one) => withMarks(one, mark, isKnown)) }),
  };
}

/**
 * A text as HTML in which some marks stand for something else.
 * @param around what becomes of the HTML beside them
 */
export function marked(
  content: readonly object[],
  mark: Mark,
  isKnown: (name: string) => boolean,
  around: (html: string) => string,
  say: (name: string) => string,
): string {
  const html = content
    .map((node) => htmlOf(withMarks(node as AnyNode, mark, isKnown), (address) => address))
    .join('');
  return around(html).replaceAll(hidden, (_, name: string) => say(name));
}
