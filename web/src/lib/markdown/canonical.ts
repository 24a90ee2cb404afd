import type { AnyNode } from '#shared/policies/rich-text-nodes.ts';

type Mark = NonNullable<AnyNode['marks']>[number];

/** From the outside in, as Markdown can nest them. */
const markOrder = ['link', 'bold', 'italic', 'strike', 'subscript', 'superscript', 'code'];
/** The longest text of one node. */
export const longestText = 10_000;

function marksOf(marks: Mark[] = []): Mark[] {
  const found = markOrder.map((wanted) => marks.find(({ type }) => type === wanted));
  return found.filter((mark) => mark !== undefined);
}

export const sameMarks = (a: Mark[] = [], b: Mark[] = []) =>
  a.length === b.length && a.every((mark, at) => isSameMark(mark, b[at]));

export const isSameMark = (a: Mark, b: Mark | undefined): boolean =>
  a.type === b?.type && a.attrs?.['href'] === b.attrs?.['href'];

/** Neighbours of the same marks are one text, as far as one may be that long. */
function joined(content: AnyNode[]): AnyNode[] {
  const result: AnyNode[] = [];
  for (const node of content) {
    const before = result.at(-1);
    const text = `${before?.text ?? ''}${node.text ?? ''}`;
    const joins =
      node.type === 'text' && before?.type === 'text' && sameMarks(before.marks, node.marks);
    if (joins && text.length <= longestText) result[result.length - 1] = { ...before, text };
    else result.push(node);
  }
  return result;
}

/** Attributes without those that say what is so anyway. */
function attrsOf({ type, attrs = {} }: AnyNode): AnyNode['attrs'] {
  const usual: Record<string, unknown> =
    type === 'orderedList' ? { start: 1 } : { colspan: 1, rowspan: 1 };
  const left = Object.entries(attrs).filter(
    ([name, value]) => value !== undefined && usual[name] !== value,
  );
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

/** A node in the one form of all that mean the same: texts joined, marks in order, no attribute that says nothing. */
export function canonicalNode(node: AnyNode): AnyNode {
  const attrs = attrsOf(node);
  const marks = marksOf(node.marks);
  const content = joined((node.content ?? []).map(canonicalNode));
  return {
    type: node.type,
    ...(node.text !== undefined && { text: node.text }),
    ...(attrs && { attrs }),
    ...(marks.length > 0 && { marks }),
    ...((content.length > 0 || node.type === 'doc') && { content }),
  };
}
