import { decoded } from '#web/lib/decoded.ts';
import { beside } from '../embedded.ts';
import { textIn, type XmlNode } from './node.ts';

const address = new RegExp(`${beside}([^"'<>\\s&?#)]+)`, 'g');

const nameOf = (part: string | XmlNode): string | undefined =>
  typeof part !== 'string' && part.name === 'file'
    ? decoded(part.attributes.get('name') ?? '')
    : undefined;

/**
 * A question whose files have one name each. To Moodle a name belongs to the place that its text stands in: the stem and
 * an answer may each have an `image.png` of their own.
 */
export function partFiles(question: XmlNode): XmlNode {
  const bytesByName = new Map<string, string>();
  let places = 0;
  /** Whether another file of the question was called so before. */
  const isTaken = (part: XmlNode, name: string) => {
    const bytes = textIn(part);
    const before = bytesByName.get(name) ?? bytes;
    bytesByName.set(name, before);
    return before !== bytes;
  };
  const visit = (node: XmlNode): XmlNode => {
    places += 1;
    const folder = `${places}/`;
    const taken = new Set(
      node.content.flatMap((part) => {
        const name = nameOf(part);
        return name !== undefined && typeof part !== 'string' && isTaken(part, name) ? [name] : [];
      }),
    );
    const inFolder = (text: string) =>
      text.replaceAll(address, (whole, name: string) =>
        taken.has(decoded(name)) ? `${beside}${folder}${name}` : whole,
      );
    const content = node.content.map((part) => {
      if (typeof part === 'string') return taken.size > 0 ? inFolder(part) : part;
      const name = nameOf(part);
      if (name !== undefined && taken.has(name))
        return { ...part, attributes: new Map(part.attributes).set('name', folder + name) };
      if (part.name === 'text' && taken.size > 0)
        return {
          ...part,
          content: part.content.map((one) => (typeof one === 'string' ? inFolder(one) : one)),
        };
      return visit(part);
    });
    return { ...node, content };
  };
  return visit(question);
}
