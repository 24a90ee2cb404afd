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
