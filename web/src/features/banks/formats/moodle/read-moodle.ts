import type { Item } from '../assemble.ts';
import type { Carried } from '../embedded.ts';
import { Notes } from '../notes.ts';
import type { Refusal } from '../reasons.ts';
import { tagsOfPath } from '../tags-of.ts';
import { first, parseXml, textIn, textOf, type XmlNode } from './node.ts';
import { partFiles } from './part-files.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { rawOfNode } from './raw-of-node.ts';

const titleIn = (piece: string): string =>
  (/<name>\s*(?:<text>)?\s*(?:<!\[CDATA\[)?([^<\]]{0,200})/.exec(piece)?.[1] ?? '')
    .trim()
    .slice(0, 80);

/** The files that a question carries, wherever in it they stand. */
function carriedBy(node: XmlNode): Carried[] {
  const found: Carried[] = [];
  const image = first(node, 'image');
  const old = first(node, 'image_base64');
  if (image && old) found.push({ name: textOf(image).replace(/^.*\//, ''), base64: textIn(old) });
  const look = (one: XmlNode) => {
    for (const part of one.content) {
      if (typeof part === 'string') continue;
      const name = part.attributes.get('name');
      if (part.name === 'file' && name !== undefined) found.push({ name, base64: textIn(part) });
      else look(part);
    }
  };
  look(node);
  return found;
}

function itemOf({ line, text, isClosed }: Piece, categories: readonly string[]): Item | string[] {
  const isCategory = /^<question\s[^>]*type\s*=\s*["']category["']/.test(text);
  const read = isClosed ? parseXml(text) : null;
  const node = read && partFiles(read);
  if (isCategory) {
    const category = first(node ?? undefined, 'category');
    return category ? tagsOfPath(textOf(category)) : [...categories];
  }
  if (!node) return { line, title: titleIn(text), why: isClosed ? 'unreadable' : 'not_closed' };
  const notes = new Notes();
  const raw = rawOfNode(node, notes);
  if ('why' in raw) return { line, ...raw };
  return { line, raw, notes, categories, carried: carriedBy(node) };
}

const others =
  /<(questestinterop|assessmentItem|assessmentTest|qti-assessment-item|manifest|hotpot-[a-z]+-file|POOL|html|moodle_backup|question_categories)\b/i;

/** Declarations of a document are refused: entities of a stranger are not expanded, and none is fetched. */
const declaration = /<!(?:DOCTYPE|ENTITY)/i;

/** The questions of a file in Moodle's XML (https://docs.moodle.org/en/Moodle_XML_format). */
export function readMoodle(text: string): Item[] | Refusal {
  const start = text.search(/<question[\s>/]/);
  const head = start === -1 ? text : text.slice(0, start);
  if (declaration.test(head)) return 'doctype';
  if (start === -1 || !/<quiz[\s>]/i.test(head)) {
    if (others.test(head)) return 'other_format';
    if (start === -1) return 'no_questions';
  }
  let categories: string[] = [];
  return piecesOf(text).flatMap((piece): Item[] => {
    const made = itemOf(piece, categories);
    if (!Array.isArray(made)) return [made];
    categories = made;
    return [];
  });
}
