import type { Decimal } from 'decimal.js';
import jsep from 'jsep';
import { Calculated, functions, leadingSigns, signs } from './functions.ts';

/** An expression as it is calculated: nothing in it but numbers, names, and operations of our own list. */
export type Term =
  | { is: 'number'; value: Decimal }
  | { is: 'name'; name: string }
  | { is: 'operation'; name: string; apply: (...of: Decimal[]) => Decimal; of: Term[] };

type Node = jsep.Expression;

/** The most operations of an expression, and how deep they nest: it is calculated in milliseconds. */
const mostOperations = 60;
const mostDepth = 30;

class BadExpression extends Error {}

// The parser makes a tree and runs nothing. It is the only place that uses it, so that its grammar can be ours.
jsep.removeAllUnaryOps();
jsep.removeAllBinaryOps();
jsep.removeAllLiterals();
for (const sign of leadingSigns.keys()) jsep.addUnaryOp(sign);
for (const [sign, { binds }] of signs) jsep.addBinaryOp(sign, binds, sign === '^');

jsep.hooks.add('gobble-token', function group(env) {
  if (this.char !== '(') return;
  const node = this.gobbleGroup();
  if (!node) this.throwError('nothing in parentheses');
  // On the node itself: a process may load this file twice over one parser, whose first hook answers for both.
  node['isInParentheses'] = true;
  env.node = node;
});

const known = <T>(value: T | undefined): T => {
  if (value === undefined) throw new BadExpression();
  return value;
};

/** In mathematics −2^2 is −4, where the parser takes the sign first. */
function signLast(node: Node): Node {
  const { left, operator } = node as jsep.BinaryExpression;
  if (operator !== '^' || left.type !== 'UnaryExpression' || left['isInParentheses'] === true)
    return node;
  const { argument, operator: sign } = left as jsep.UnaryExpression;
  return { ...left, operator: sign, argument: signLast({ ...node, left: argument }) };
}

function termOf(given: Node, room: { operations: number }, depth = 0): Term {
  if (depth > mostDepth) throw new BadExpression();
  const node = given.type === 'BinaryExpression' ? signLast(given) : given;
  const operation = (name: string, apply: (...of: Decimal[]) => Decimal, of: Node[]): Term => {
    room.operations -= 1;
    if (room.operations < 0) throw new BadExpression();
    return { is: 'operation', name, apply, of: of.map((one) => termOf(one, room, depth + 1)) };
  };
  switch (node.type) {
    case 'Literal':
      return { is: 'number', value: new Calculated((node as jsep.Literal).raw) };
    case 'Identifier':
      return { is: 'name', name: (node as jsep.Identifier).name };
    case 'UnaryExpression': {
      const { operator, argument } = node as jsep.UnaryExpression;
      return operation(operator, known(leadingSigns.get(operator)).apply, [argument]);
    }
    case 'BinaryExpression': {
      const { operator, left, right } = node as jsep.BinaryExpression;
      return operation(operator, known(signs.get(operator)).apply, [left, right]);
    }
    case 'CallExpression': {
      const { callee, arguments: of } = node as jsep.CallExpression;
      if (callee.type !== 'Identifier') throw new BadExpression();
      const { name } = callee as jsep.Identifier;
      const { least, most, apply } = known(functions.get(name));
      if (of.length < least || of.length > most) throw new BadExpression();
      return operation(name, apply, of);
    }
    default:
      throw new BadExpression();
  }
}

/** Other ways to write the signs. */
const usual = (text: string) =>
  text.replaceAll(/[×·]/g, '*').replaceAll('÷', '/').replaceAll('−', '-');

/** An expression as it is calculated; null: it is none, or asks for more than there is. */
export function parseExpression(text: string): Term | null {
  const expression = usual(text);
  if (!/^[A-Za-z0-9\s+\-*/^().,]{1,500}$/.test(expression)) return null;
  try {
    return termOf(jsep(expression), { operations: mostOperations });
  } catch {
    return null;
  }
}
