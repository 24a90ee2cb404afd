import { parseSync } from 'rolldown/utils';
import { blockKinds } from '#shared/blocks/block-kinds.ts';

/** A node of a syntax tree as ESTree has it, without knowing which. */
type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node)['type'] === 'string';

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) yield* nodesIn(child);
  }
}

const isKind = (node: unknown) =>
  isNode(node) && node['type'] === 'Literal' && blockKinds.some((kind) => kind === node['value']);

/** `kind`, `x.kind`, `x?.kind`, in whatever the types wrap it. */
function readsKind(node: unknown): boolean {
  if (!isNode(node)) return false;
  const { type, name, property, computed, expression } = node;
  if (type === 'Identifier') return name === 'kind';
  if (type === 'MemberExpression') return !computed && readsKind(property);
  return readsKind(expression);
}

const comparing = new Set(['===', '!==', '==', '!=']);

/** The kinds that a list or a set of literals holds, given as such or by a name that the same file gives it. */
function listsKinds(node: unknown, named: Map<string, Node>, seen = 0): boolean {
  if (!isNode(node) || seen > 3) return false;
  if (node['type'] === 'Identifier')
    return listsKinds(named.get(String(node['name'])), named, seen + 1);
  if (node['type'] === 'ArrayExpression') return (node['elements'] as unknown[]).some(isKind);
  if (node['type'] === 'NewExpression')
    return (node['arguments'] as unknown[]).some((one) => listsKinds(one, named, seen + 1));
  return listsKinds(node['expression'], named, seen + 1);
}

const keyOf = (property: unknown) => {
  const key = isNode(property) ? property['key'] : undefined;
  return isNode(key) ? (key['name'] ?? key['value']) : undefined;
};

/** A table that every kind stands in. */
const tellsAllKinds = ({ type, properties }: Node) => {
  const keys = type === 'ObjectExpression' ? (properties as unknown[]).map(keyOf) : [];
  return blockKinds.every((kind) => keys.includes(kind));
};

/** Whether a node decides something by what kind a block is. */
function decides(node: Node, named: Map<string, Node>): boolean {
  const { type, left, right, operator, discriminant, cases, callee } = node;
  if (type === 'BinaryExpression' && comparing.has(String(operator)))
    return (isKind(left) && readsKind(right)) || (isKind(right) && readsKind(left));
  if (type === 'SwitchStatement')
    return readsKind(discriminant) && (cases as Node[]).some(({ test }) => isKind(test));
  if (type === 'CallExpression' && isNode(callee) && isNode(callee['property'])) {
    const asks = ['includes', 'has', 'indexOf'].includes(String(callee['property']['name']));
    return (
      asks &&
      (node['arguments'] as unknown[]).some(readsKind) &&
      listsKinds(callee['object'], named)
    );
  }
  return tellsAllKinds(node);
}

/** The lines of a source that decide something by a literal kind of block, or list all kinds. */
export function kindSwitches(path: string, source: string): number[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const nodes = [...nodesIn(program)];
  const named = new Map(
    nodes.flatMap(({ type, id, init }) =>
      type === 'VariableDeclarator' && isNode(id) && isNode(init)
        ? [[String(id['name']), init] as const]
        : [],
    ),
  );
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  return nodes.filter((node) => decides(node, named)).map(({ start }) => lineOf(start as number));
}
