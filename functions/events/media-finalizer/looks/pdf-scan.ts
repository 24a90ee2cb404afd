import { inflateSync } from 'node:zlib';

/** What makes a document act on its own: each kind of action bears its name wherever it is started from (ISO 32000-2, table 201). */
const actions = ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'RichMedia', 'XFA'];

const maxStreamBytes = 4 * 1024 * 1024;
const maxInflatedBytes = 16 * 1024 * 1024;
const maxInflatedInAll = 128 * 1024 * 1024;

/** Longer than any token, each of its letters escaped. */
const margin = 128;

/** A name's letters may each be written as `#` and two hexadecimal digits (ISO 32000-2, 7.3.5). */
const escaped = (name: string) =>
  Array.from(Buffer.from(name), (code) => {
    const [high, low = ''] = code.toString(16);
    return `(?:${String.fromCharCode(code)}|#${high}[${low}${low.toUpperCase()}])`;
  }).join('');

const nameEnd = String.raw`(?=[\0\s()<>[\]{}/%]|$)`;
const action = `/(?:${actions.map(escaped).join('|')})${nameEnd}`;
const active = new RegExp(action);
const token = new RegExp(
  `(?<action>${action})|(?<packed>/${escaped('ObjStm')}${nameEnd})|(?<!end)stream[ \\t]*(?:\\r\\n|\\r|\\n)?`,
);

/** An object stream begins with pairs of numbers and goes on with an object (ISO 32000-2, 7.5.7). */
const objects = /^\s*\d+(?:\s+\d+)+\s*(?:[<[(/+.-]|true|false|null|$)/;

/**
 * Scans a PDF for active content, piece by piece, in bounded memory. Objects may lie packed in
 * compressed object streams, so those are inflated, within limits; one that cannot be looked into
 * counts as active. Content streams hold drawing operators alone and are not opened.
 */
export function createPdfScan() {
  let text = '';
  let packed = false;
  let inPacked = false;
  let searched = 0;
  let inflatedInAll = 0;

  function isActiveStream(compressed: string): boolean {
    try {
      const maxOutputLength = Math.min(maxInflatedBytes, maxInflatedInAll - inflatedInAll);
      const inflated = inflateSync(Buffer.from(compressed, 'latin1'), { maxOutputLength });
      inflatedInAll += inflated.byteLength;
      const content = inflated.toString('latin1');
      return !objects.test(content) || active.test(content);
    } catch {
      return true;
    }
  }

  /** Inside of an object stream; undefined: its end is yet to come. */
  function passPacked(last: boolean): boolean | undefined {
    const end = text.indexOf('endstream', searched);
    if (end < 0) {
      searched = Math.max(0, text.length - 'endstream'.length);
      return last || text.length > maxStreamBytes ? true : undefined;
    }
    const isActive = isActiveStream(text.slice(0, end));
    text = text.slice(end + 'endstream'.length);
    inPacked = false;
    return isActive;
  }

  /** Up to the next token; undefined: it may be yet to come. */
  function passToken(last: boolean): boolean | undefined {
    const match = token.exec(text);
    if (!match || (!last && match.index > text.length - margin)) {
      text = text.slice(-margin);
      return undefined;
    }
    text = text.slice(match.index + match[0].length);
    if (match.groups?.['action']) return true;
    if (match.groups?.['packed']) packed = true;
    else if (packed) {
      packed = false;
      inPacked = true;
      searched = 0;
    }
    return false;
  }

  return {
    /** Takes the next piece (one character for each byte) and tells whether something active has been met. */
    meets(piece: string, last: boolean): boolean {
      text += piece;
      for (;;) {
        const isActive = inPacked ? passPacked(last) : passToken(last);
        if (isActive !== false) return isActive === true;
      }
    },
  };
}
