import { constants, inflateSync } from 'node:zlib';
import { actingPart, nameOf, openingPart, objectPart } from './pdf-names.ts';
import { createOpenings } from './pdf-openings.ts';

const maxStreamBytes = 4 * 1024 * 1024;
const maxInflatedBytes = 16 * 1024 * 1024;
const maxInflatedInAll = 128 * 1024 * 1024;

/** Longer than any token with what is looked at behind it. */
const margin = 1024;
/** So many bytes of a stream tell whether objects are packed in it. */
const headBytes = 512;

const active = new RegExp(actingPart);
const token = new RegExp(
  [
    `(?<acting>${actingPart})`,
    `(?<packed>${nameOf('ObjStm')})`,
    `(?<first>${nameOf('First')})`,
    `(?<worded>${nameOf('ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85', 'LZWDecode', 'LZW')})`,
    `(?<noted>${openingPart}|${objectPart})`,
    '(?<ended>endobj)',
    String.raw`(?<!end)stream[ \t]*(?:\r\n|\r|\n)?`,
  ].join('|'),
);

/** An object stream begins with pairs of numbers and goes on with an object (ISO 32000-2, 7.5.7). */
const objects = /^\s*\d+(?:\s+\d+)+\s*(?:[<[(/+.-]|true|false|null|$)/;

/**
 * Scans a PDF for what acts, piece by piece, in bounded memory. Objects may lie packed in compressed streams,
 * whatever those say of themselves, so each stream is looked at, and inflated, within limits, where it holds objects;
 * one that should and cannot be looked into counts as active. Content streams hold drawing operators alone.
 */
export function createPdfScan() {
  const openings = createOpenings();
  let text = '';
  /** The words since the last stream: a stream of objects by its word, the place of its first object. */
  let met = { packed: false, first: false, firstInObject: false, worded: false };
  let inStream = false;
  let searched = 0;
  let inflatedInAll = 0;
  let hasObject = false;

  function isActiveStream(compressed: string): boolean {
    try {
      const maxOutputLength = Math.min(maxInflatedBytes, maxInflatedInAll - inflatedInAll);
      const inflated = inflateSync(Buffer.from(compressed, 'latin1'), { maxOutputLength });
      inflatedInAll += inflated.byteLength;
      const content = inflated.toString('latin1');
      if (!objects.test(content) || active.test(content)) return true;
      const [header = ''] = /^[\d\s]*/.exec(content) ?? [];
      openings.note(content);
      openings.notePacked(header.trim().split(/\s+/).map(Number), content.slice(header.length));
      return false;
    } catch {
      return true;
    }
  }

  /** Whether a stream begins as packed objects do, whatever its dictionary says. */
  function holdsObjects(): boolean {
    try {
      const head = Buffer.from(text.slice(0, headBytes), 'latin1');
      const begun = inflateSync(head, { finishFlush: constants.Z_SYNC_FLUSH });
      return objects.test(begun.toString('latin1'));
    } catch {
      return false;
    }
  }

  /** Inside of a stream of objects; undefined: its end is yet to come. */
  function passPacked(last: boolean): boolean | undefined {
    const end = text.indexOf('endstream', searched);
    if (end < 0) {
      searched = Math.max(0, text.length - 'endstream'.length);
      return last || text.length > maxStreamBytes ? true : undefined;
    }
    const isActive = isActiveStream(text.slice(0, end));
    text = text.slice(end + 'endstream'.length);
    return isActive;
  }

  /** At the beginning of a stream: of objects, of something else, or not to be told. */
  function passStream(last: boolean): boolean | undefined {
    if (!last && searched === 0 && text.length < headBytes) return undefined;
    const { packed, first, firstInObject, worded } = met;
    if (packed || searched > 0 || holdsObjects()) {
      const isActive = passPacked(last);
      if (isActive === undefined) return undefined;
      leaveStream();
      return isActive;
    }
    leaveStream();
    return firstInObject || (first && worded);
  }

  function leaveStream(): void {
    inStream = false;
    searched = 0;
    met = { packed: false, first: false, firstInObject: false, worded: false };
  }

  /** Up to the next token; undefined: it may be yet to come. */
  function passToken(last: boolean): boolean | undefined {
    const match = token.exec(text);
    if (!match || (!last && match.index > text.length - margin)) {
      text = text.slice(-margin);
      return undefined;
    }
    const groups = match.groups ?? {};
    if (groups['acting']) return true;
    if (groups['noted']) {
      hasObject = true;
      openings.note(text.slice(match.index, match.index + margin));
    }
    text = text.slice(match.index + match[0].length);
    if (groups['packed']) met.packed = true;
    else if (groups['first']) met = { ...met, first: true, firstInObject: true };
    else if (groups['worded']) met.worded = true;
    else if (groups['ended']) met.firstInObject = false;
    else if (!groups['noted']) inStream = true;
    return false;
  }

  return {
    /** Takes the next piece (one character for each byte) and tells whether something active has been met. */
    meets(piece: string, last: boolean): boolean {
      text += piece;
      for (;;) {
        const isActive = inStream ? passStream(last) : passToken(last);
        if (isActive === true) return true;
        if (isActive === undefined) return last && openings.acts();
      }
    },
    /** Whether there is any object at all. */
    hasObject: (): boolean => hasObject,
  };
}
