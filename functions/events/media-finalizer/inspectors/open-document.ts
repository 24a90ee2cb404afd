import { asLatin1 } from '../bytes.ts';
import type { Inspector, Rejection } from '../inspector.ts';
import { archiveRows, readParts } from './archive.ts';

/** Folders of macros and their dialogs. */
const acts = /^(basic|scripts|dialogs)\//;
const script = /<[\w.-]*:?script[\s>]|sun\.star\.oleobject/i;

const address = /href\s*=\s*["']\s*([^"']*)/g;
/** An address that a program answers, or one whose beginning is spelled so that it is not read. */
const runs = /^(vnd\.sun\.star|macro:|javascript:|[^:/?#]*&#)/i;
const leadsOut = /^([a-z][a-z0-9+.-]*:|\/\/|\\\\|\.\.\/)/i;

/** The element that an attribute belongs to: no value holds a `<`. */
const elementAt = (text: string, index: number): string =>
  /^<([\w:.-]*)/.exec(text.slice(text.lastIndexOf('<', index)).slice(0, 80))?.[1] ?? '';

function faultOf(text: string): Rejection | null {
  if (text.includes('\0')) return 'wrong_bytes';
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return 'reaches_out';
  if (text.includes('encryption-data')) return 'unsafe_archive';
  if (script.test(text)) return 'macros';
  for (const { index, 1: href = '' } of text.matchAll(address)) {
    if (runs.test(href)) return 'macros';
    // A link waits for its reader; whatever else has an address is fetched by the program.
    if (leadsOut.test(href) && !/^([\w.-]+:)?a$/.test(elementAt(text, index))) return 'reaches_out';
  }
  return null;
}

const isRead = (path: string): boolean =>
  path === 'meta-inf/manifest.xml' || /(^|\/)(content|styles|settings)\.xml$/.test(path);

/** A document of OpenDocument (ISO/IEC 26300): says first what it is, runs nothing, and fetches nothing when it is opened. */
export const inspectOpenDocument =
  (kind: 'text' | 'spreadsheet' | 'presentation'): Inspector =>
  async (file) => {
    const rows = await archiveRows(file);
    if (typeof rows === 'string') return rows;
    const [first] = rows;
    const says = `application/vnd.oasis.opendocument.${kind}`;
    const head = asLatin1(await file.read(0, Math.min(file.size, 200)));
    if (first?.path !== 'mimetype' || first.method !== 0 || first.bytes !== says.length)
      return 'wrong_bytes';
    if (!head.includes(says) || !rows.some(({ path }) => path === 'content.xml'))
      return 'wrong_bytes';
    if (rows.some(({ path }) => acts.test(path.toLowerCase()))) return 'macros';
    const parts = await readParts(file, rows, isRead);
    if (typeof parts === 'string') return parts;
    for (const text of parts.values()) {
      const fault = faultOf(text);
      if (fault) return fault;
    }
    return null;
  };
