import { Parser } from 'saxen';
import { decodeXml } from '#web/lib/xml/decode-xml.ts';

/** An element with what stands in it, in order. */
export type XmlNode = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  content: (string | XmlNode)[];
};

/** More than a question has: nested deeper, or with more elements, it is none. */
const most = { depth: 40, nodes: 20_000 };

/**
 * Reads one element. Nothing is looked up outside of the text, and no entity is expanded but those of single letters.
 * @returns null where it is not well-formed, or no question of a person
 */
export function parseXml(text: string): XmlNode | null {
  const top: XmlNode = { name: '', attributes: new Map(), content: [] };
  const stack = [top];
  let nodes = 0;
  let isRefused = false;
  const parser = new Parser();
  const here = () => stack.at(-1) ?? top;
  parser.on('openTag', (name, attributesOf) => {
    nodes += 1;
    if (nodes > most.nodes || stack.length > most.depth) {
      isRefused = true;
      parser.stop();
      return;
    }
    const pairs = Object.entries(attributesOf() || {});
    const attributes = new Map(pairs.map(([key, value]) => [key, decodeXml(value)]));
    const node: XmlNode = { name, attributes, content: [] };
    here().content.push(node);
    stack.push(node);
  });
  parser.on('closeTag', () => void stack.pop());
  parser.on('text', (value) => void here().content.push(decodeXml(value)));
  parser.on('cdata', (value) => void here().content.push(value));
  parser.on('warn', () => undefined);
  parser.on('error', () => {
    isRefused = true;
  });
  parser.parse(text);
  const [first] = top.content;
  return isRefused || first === undefined || typeof first === 'string' ? null : first;
}

const isNode = (part: string | XmlNode): part is XmlNode => typeof part !== 'string';

/** The elements of a name within a node, in order. */
export const all = (node: XmlNode | undefined, name: string): XmlNode[] =>
  node?.content.filter(isNode).filter((one) => one.name === name) ?? [];

export const first = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  all(node, name)[0];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An element of HTML that somebody forgot to wrap, as it was written. */
const written = (node: XmlNode): string =>
  `<${[node.name, ...[...node.attributes].map(([key, value]) => `${key}="${escaped(value).replaceAll('"', '&quot;')}"`)].join(' ')}>${node.content
    .map((part) => (isNode(part) ? written(part) : escaped(part)))
    .join('')}</${node.name}>`;

/** What stands in a node: text; elements in it are HTML that stands there without a wrapping. */
export function textIn(node: XmlNode | undefined): string {
  if (!node) return '';
  const bare = !node.content.some(isNode);
  return node.content
    .map((part) => (isNode(part) ? written(part) : bare ? part : escaped(part)))
    .join('')
    .trim();
}

/** The `<text>` of an element; older files have it in the element itself. */
export const textOf = (node: XmlNode | undefined): string => {
  const inner = first(node, 'text');
  if (inner) return textIn(inner);
  return node && !node.content.some(isNode) ? textIn(node) : '';
};

/** The short value of an element, for settings. */
export const valueOf = (node: XmlNode | undefined, name: string): string | null => {
  const found = first(node, name);
  return found ? textOf(found) : null;
};

/** Moodle writes settings as `true`, `1`, or as an empty element. */
export const isSet = (node: XmlNode | undefined, name: string, otherwise: boolean): boolean => {
  const value = valueOf(node, name);
  return value === null ? otherwise : !/^(false|0)$/i.test(value);
};
