import { evaluate, type AccessRequest, type Decision } from './evaluate.ts';
import type { Statement } from './statement.ts';

/** Beyond this many different questions of one role (object keys, mostly) the memory starts anew. */
const REMEMBERED = 10_000;

const decisions = new WeakMap<readonly Statement[], Map<string, Decision>>();

/**
 * `evaluate`, remembering its answers. The statements of a role never change while a key lives, so
 * an answer stays right as long as the list exists.
 */
export function authorize(statements: readonly Statement[], request: AccessRequest): Decision {
  let known = decisions.get(statements);
  if (!known || known.size > REMEMBERED) decisions.set(statements, (known = new Map()));
  const { action, resource, context } = request;
  const question = `${action}\n${resource}\n${context ? JSON.stringify(context) : ''}`;
  let decision = known.get(question);
  if (!decision) known.set(question, (decision = evaluate(statements, request)));
  return decision;
}
