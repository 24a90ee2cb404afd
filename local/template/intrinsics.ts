import { isRecord, TemplateError } from './template.ts';

/** The questions of the intrinsics to the template around them. `where` names the place for messages. */
export interface Scope {
  ref: (name: string, where: string) => unknown;
  attribute: (logicalId: string, name: string, where: string) => string;
  condition: (name: string, where: string) => boolean;
  mapping: (map: string, first: string, second: string, where: string) => unknown;
  /** Replaces `{{resolve:…}}` in a finished string. */
  dynamic: (text: string, where: string) => string;
}

/** Stands for `AWS::NoValue`: the property that has it is dropped. */
export const noValue = Symbol('AWS::NoValue');

type Evaluate = (value: unknown) => unknown;

function list(value: unknown, name: string, where: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw new TemplateError(`${name} at ${where} needs a list.`);
}

function text(value: unknown, name: string, where: string): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  throw new TemplateError(`${name} at ${where} needs a text, not ${JSON.stringify(value)}.`);
}

function substitute(argument: unknown, scope: Scope, evaluate: Evaluate, where: string): string {
  const [template, variables] = Array.isArray(argument) ? argument : [argument, {}];
  return text(template, 'Fn::Sub', where).replace(/\$\{(!?)([^}]+)\}/g, (_, literal, name) => {
    if (literal) return `\${${name}}`;
    if (isRecord(variables) && name in variables) {
      return text(evaluate(variables[name]), 'Fn::Sub', where);
    }
    const [logicalId, ...path] = String(name).split('.');
    return path.length > 0
      ? scope.attribute(logicalId!, path.join('.'), where)
      : text(scope.ref(logicalId!, where), 'Fn::Sub', where);
  });
}

const intrinsics: Record<
  string,
  (argument: unknown, scope: Scope, evaluate: Evaluate, where: string) => unknown
> = {
  Ref: (name, scope, _, where) => scope.ref(text(name, 'Ref', where), where),
  'Fn::GetAtt': (argument, scope, _, where) => {
    const [logicalId, ...path] =
      typeof argument === 'string' ? argument.split('.') : list(argument, 'Fn::GetAtt', where);
    return scope.attribute(text(logicalId, 'Fn::GetAtt', where), path.join('.'), where);
  },
  'Fn::Sub': substitute,
  'Fn::Join': (argument, _, evaluate, where) => {
    const [separator, parts] = list(argument, 'Fn::Join', where);
    return list(evaluate(parts), 'Fn::Join', where)
      .map((part) => text(part, 'Fn::Join', where))
      .join(String(separator));
  },
  'Fn::Select': (argument, _, evaluate, where) => {
    const [index, values] = list(argument, 'Fn::Select', where);
    const value = list(evaluate(values), 'Fn::Select', where)[Number(evaluate(index))];
    if (value === undefined) throw new TemplateError(`Fn::Select at ${where} is out of range.`);
    return value;
  },
  'Fn::Split': (argument, _, evaluate, where) => {
    const [separator, value] = list(argument, 'Fn::Split', where);
    return text(evaluate(value), 'Fn::Split', where).split(String(separator));
  },
  'Fn::If': (argument, scope, evaluate, where) => {
    const [condition, yes, no] = list(argument, 'Fn::If', where);
    return evaluate(scope.condition(text(condition, 'Fn::If', where), where) ? yes : no);
  },
  'Fn::FindInMap': (argument, scope, evaluate, where) => {
    const keys = list(argument, 'Fn::FindInMap', where).map((key) =>
      text(evaluate(key), 'Fn::FindInMap', where),
    );
    return scope.mapping(keys[0] ?? '', keys[1] ?? '', keys[2] ?? '', where);
  },
  'Fn::Equals': (argument, _, evaluate, where) => {
    const [left, right] = list(argument, 'Fn::Equals', where).map(evaluate);
    return text(left, 'Fn::Equals', where) === text(right, 'Fn::Equals', where);
  },
  'Fn::And': (argument, _, evaluate, where) =>
    list(argument, 'Fn::And', where).every((part) => evaluate(part) === true),
  'Fn::Or': (argument, _, evaluate, where) =>
    list(argument, 'Fn::Or', where).some((part) => evaluate(part) === true),
  'Fn::Not': (argument, _, evaluate, where) =>
    evaluate(list(argument, 'Fn::Not', where)[0]) !== true,
};

/** The intrinsic that this object is, if it is one. A policy's `Condition` block is none. */
function intrinsicOf(value: Record<string, unknown>): string | undefined {
  const [key, ...others] = Object.keys(value);
  if (key === undefined || others.length > 0) return undefined;
  if (key === 'Condition' && typeof value[key] === 'string') return key;
  return key === 'Ref' || key.startsWith('Fn::') ? key : undefined;
}

/**
 * Replaces every intrinsic in a value by what it stands for.
 * @throws TemplateError naming an intrinsic that is not played, and where it stands.
 */
export function evaluate(value: unknown, scope: Scope, where: string): unknown {
  if (typeof value === 'string') return scope.dynamic(value, where);
  if (Array.isArray(value)) {
    return value
      .map((entry, index) => evaluate(entry, scope, `${where}.${index}`))
      .filter((entry) => entry !== noValue);
  }
  if (!isRecord(value)) return value;
  const name = intrinsicOf(value);
  if (name === 'Condition') return scope.condition(String(value[name]), where);
  if (name !== undefined) {
    const play = intrinsics[name];
    if (!play) throw new TemplateError(`The intrinsic ${name} at ${where} is not played locally.`);
    const result = play(value[name], scope, (part) => evaluate(part, scope, where), where);
    return typeof result === 'string' ? scope.dynamic(result, where) : result;
  }
  const entries = Object.entries(value)
    .map(([key, entry]) => [key, evaluate(entry, scope, `${where}.${key}`)] as const)
    .filter(([, entry]) => entry !== noValue);
  return Object.fromEntries(entries);
}
