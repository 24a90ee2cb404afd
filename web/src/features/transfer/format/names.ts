import { fold } from '#shared/policies/fold.ts';
import type { LocalizedText } from '#shared/policies/languages.ts';
import type { MediaFile } from '../types.ts';
import type { MediaEntry } from './sheets.ts';

/** A title as part of a file name: ASCII that every system holds. */
export function slugOf(title: LocalizedText): string {
  const slug = fold(title.en ?? title.es ?? '').replace(/[^a-z0-9]+/g, '-');
  return (
    slug
      .replace(/^-+|-+$/g, '')
      .slice(0, 40)
      .replace(/-+$/, '') || 'x'
  );
}

/** A place in the order, as the beginning of a name. */
export const numbered = (at: number, name: string): string =>
  `${String(at + 1).padStart(2, '0')}-${name}`;

/** A path without what only says the order. */
export const unnumbered = (path: string): string => path.replace(/(^|\/)\d+[-_. ]+/g, '$1');

/** The names of fields in which files stand by their names, by those in which they stand by their ids. */
const named: Readonly<Record<string, string>> = {
  mediaId: 'file',
  recordingMediaId: 'recording',
  audio: 'audio',
};

/** Data with its files by their names. */
export const withFileNames = (data: object, nameOf: (mediaId: string) => string): unknown =>
  JSON.parse(JSON.stringify(data), function (this: Record<string, unknown>, key, value: unknown) {
    const name = Object.hasOwn(named, key) ? named[key] : undefined;
    if (name === undefined) return value;
    const file = typeof value === 'string' ? nameOf(value) : value;
    if (name === key) return file;
    if (typeof value === 'string') this[name] = file;
    return undefined;
  });

/** The files that are named, each under a name of its own beside the texts. */
export function mediaNames(files: MediaFile[]): MediaEntry[] {
  const taken = new Set<string>();
  return files.map(({ mediaId, fileName, contentType, bytes }) => {
    const plain = `media/${fileName}`;
    const name = taken.has(plain) ? `media/${mediaId.slice(-6)}-${fileName}` : plain;
    taken.add(name);
    return { name, mediaId, fileName, contentType, bytes };
  });
}
