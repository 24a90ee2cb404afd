import { type Node, parse } from 'acorn';
import { isRecord, TemplateError } from '../template/template.ts';

/*
 * The language that CloudFront documents for its JavaScript runtime 2.0: ES 5.1 and named additions. Whatever else Node
 * understands may be a function that cannot be deployed, or one that fails for every visitor.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */

const words = (text: string) => new Set(text.split(/\s+/));

const kinds = words(`Program FunctionDeclaration FunctionExpression ArrowFunctionExpression
  ImportDeclaration ImportDefaultSpecifier VariableDeclaration VariableDeclarator Identifier Literal
  TemplateLiteral TemplateElement RestElement BlockStatement EmptyStatement ExpressionStatement IfStatement
  ForStatement ForInStatement WhileStatement DoWhileStatement SwitchStatement SwitchCase BreakStatement
  ContinueStatement LabeledStatement ReturnStatement ThrowStatement TryStatement CatchClause UnaryExpression
  UpdateExpression BinaryExpression LogicalExpression AssignmentExpression ConditionalExpression
  CallExpression NewExpression MemberExpression ArrayExpression ObjectExpression Property ThisExpression
  SequenceExpression AwaitExpression`);

const operators = words(`= + - * / % ** == != === !== < > <= >= << >> >>> & | ^ && || ! ~ ++ -- in
  instanceof typeof void delete += -= *= /= %= <<= >>= >>>= &= |= ^=`);

const modules = words('cloudfront crypto querystring buffer');

/** Methods behind ES 5.1 that the runtime has. */
const added =
  words(`assign is setPrototypeOf getOwnPropertyDescriptors getOwnPropertySymbols entries values
  fromCodePoint codePointAt endsWith includes repeat startsWith padStart padEnd trimStart trimEnd replaceAll
  isFinite isInteger isNaN isSafeInteger parseFloat parseInt of copyWithin fill find findIndex
  all allSettled any race reject resolve then catch finally`);

/** The members of ES 5.1. */
const old =
  words(`constructor create defineProperties defineProperty freeze getOwnPropertyDescriptor
  getOwnPropertyNames getPrototypeOf isExtensible isFrozen isSealed keys preventExtensions seal hasOwnProperty
  isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf fromCharCode charAt charCodeAt concat
  indexOf lastIndexOf localeCompare match replace search slice split substr substring toLocaleLowerCase
  toLocaleUpperCase toLowerCase toUpperCase trim toExponential toFixed toPrecision isArray every filter
  forEach join map pop push reduce reduceRight reverse shift some sort splice unshift test exec`);

const builtIns = [Object, Array, String, Number, RegExp, Promise];
/** Methods that Node has and the runtime does not promise. */
const unknown = new Set(
  builtIns
    .flatMap((one) => [one, one.prototype])
    .flatMap((one) => Object.getOwnPropertyNames(one))
    .filter((name) => !added.has(name) && !old.has(name)),
);

type Fields = Node & Record<string, unknown>;

const typeOf = (value: unknown) =>
  isRecord(value) && typeof value['type'] === 'string' ? value['type'] : 'a missing name';

/** Flags and notations in a literal that are newer than the language. */
function strangeLiteral({ raw = '', regex, bigint }: Fields): string | undefined {
  if (bigint !== undefined) return 'a bigint';
  if (isRecord(regex)) {
    if (/[^gim]/.test(String(regex['flags']))) return `the flags of ${String(raw)}`;
    return /\(\?<[=!]|\\p\{/i.test(String(regex['pattern'])) ? String(raw) : undefined;
  }
  return /^0[bo]|^\d[\d_]*_/i.test(String(raw)) ? `the number ${String(raw)}` : undefined;
}

/** Names that are bound: patterns and defaults are ES 6 that the runtime does not have. */
function strangeBinding(node: Fields): string | undefined {
  const params = Array.isArray(node['params']) ? node['params'] : [];
  const bound = [...params, ...('param' in node ? [node['param']] : [])];
  if (node.type === 'VariableDeclarator') bound.push(node['id']);
  return bound.map(typeOf).find((one) => !/^(Identifier|RestElement)$/.test(one));
}

function strangeCall({ callee }: Fields): string | undefined {
  if (!isRecord(callee)) return undefined;
  const { name } = callee;
  if (name === 'eval' || name === 'Function') return `${name}()`;
  const property = callee['property'];
  if (callee['type'] !== 'MemberExpression' || callee['computed'] === true) return undefined;
  const method = isRecord(property) ? String(property['name']) : '';
  return unknown.has(method) ? `.${method}()` : undefined;
}

/** The reason why the runtime does not promise a node; undefined: it does. */
function strangeIn(node: Fields): string | undefined {
  if (!kinds.has(node.type)) return node.type;
  const { operator, source } = node;
  if (typeof operator === 'string' && !operators.has(operator)) return operator;
  if (node['generator'] === true) return 'a generator';
  if (node.type === 'ArrowFunctionExpression' && node['async'] === true) return 'an async arrow';
  if (node.type === 'Property' && (node['shorthand'] || node['method'] || node['computed']))
    return 'a property that is not written out';
  if (isRecord(source) && !modules.has(String(source['value'])))
    return `the module ${String(source['value'])}`;
  if (node.type === 'Literal') return strangeLiteral(node);
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return strangeCall(node);
  return strangeBinding(node);
}

function* nodesOf(value: unknown): Generator<Fields> {
  if (Array.isArray(value)) for (const one of value) yield* nodesOf(one);
  else if (isRecord(value) && typeof value['type'] === 'string') {
    yield value as unknown as Fields;
    for (const inner of Object.values(value)) yield* nodesOf(inner);
  }
}

/**
 * Holds the code of a viewer function to the language that CloudFront promises.
 * @throws TemplateError naming what it does not, and the line
 */
export function expectViewerLanguage(code: string): void {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  for (const node of nodesOf(program)) {
    const strange = strangeIn(node);
    if (strange === undefined) continue;
    const line = node.loc?.start.line;
    throw new TemplateError(
      `CloudFront's runtime does not promise ${strange}, in line ${line} of a viewer function.`,
    );
  }
}
