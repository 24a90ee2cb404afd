/** A node of a lesson's text, whatever it is. */
export type AnyNode = {
  type: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: AnyNode[];
};

/** A node and all within it, in reading order. */
export function* nodesOf(node: AnyNode): Generator<AnyNode> {
  yield node;
  for (const inner of node.content ?? []) yield* nodesOf(inner);
}

/** The nodes that say something without being text. */
const speaking = new Set(['image', 'inlineMath', 'blockMath']);
const speaks = ({ type, text = '' }: AnyNode) => speaking.has(type) || text.trim() !== '';

/** Whether there is anything in a text. */
export const saysSomething = (document: AnyNode): boolean => [...nodesOf(document)].some(speaks);

/** Whether a node is a picture that is neither described nor said to be decoration. */
export const isUndescribed = ({ type, attrs }: AnyNode): boolean =>
  type === 'image' && attrs?.['decorative'] !== true && attrs?.['alt'] === null;

/** The pictures in a text. */
export const picturesIn = (document: AnyNode): string[] =>
  [...nodesOf(document)].flatMap(({ type, attrs }) =>
    type === 'image' ? [String(attrs?.['mediaId'])] : [],
  );
