import { strToU8, zipSync } from 'fflate';
import { mediaTypes, typeOf } from '#shared/policies/media-types.ts';
import { isSafePath, zipDirectory, type ZipRow } from '#shared/policies/zip-directory.ts';
import { isOfSystem, ownPath, unpacked } from '#web/lib/zip-entry.ts';
import { isQuestionFile } from '../questions/question-sheet.ts';

/** Texts by their path. */
export type Files = Map<string, string>;

/** A file that was chosen, or that lies in a zip; its bytes are read when they are needed. */
export type Entry = { path: string; bytes: number; load: () => Promise<Uint8Array<ArrayBuffer>> };

/** A file as a person chose or dropped it, with its path in their folder. */
export type Chosen = { path: string; file: File };

/** Why a file, or all of them, were not read. */
export type FileProblem =
  | 'not_a_zip'
  | 'too_large'
  | 'too_many_files'
  | 'system_file'
  | 'bad_name'
  | 'twin'
  | 'link'
  | 'encrypted'
  | 'zip_inside'
  | 'media_too_large'
  | 'unreadable_file'
  | 'text_too_long';
export type Refused = { path: string; problem: FileProblem };
export type Opened = { entries: Entry[]; refused: Refused[]; name: string };

export const limits = {
  /** The limit of a zip: it lies in the browser's memory as a whole. */
  packedBytes: 300 * 2 ** 20,
  /** The limit of all texts and documents that are read. */
  unpackedBytes: 40 * 2 ** 20,
  files: 5000,
  textBytes: 256 * 1024,
  documentBytes: 30 * 2 ** 20,
};

export const textEnding = /\.(md|markdown|mdown|mkd|mkdn|mdx|txt|html?)$/i;
const readWhole = /\.(md|markdown|mdown|mkd|mkdn|mdx|txt|html?|docx|json|ya?ml|toml)$/i;

/** Chooses what is taken, by names and stated sizes alone. @throws FilesRefused for the whole */
function createGate(refused: Refused[]) {
  const seen = new Set<string>();
  let bytes = 0;
  return (path: string, size: number): boolean => {
    const refuse = (problem: FileProblem) => {
      refused.push({ path, problem });
      return false;
    };
    if (seen.size + refused.length >= limits.files) throw new FilesRefused('too_many_files');
    if (!isSafePath(path)) return refuse('bad_name');
    if (isOfSystem(path)) return refuse('system_file');
    if (seen.has(path.toLowerCase())) return refuse('twin');
    if (/\.(rar|7z|tar|gz)$/i.test(path)) return refuse('zip_inside');
    if ((textEnding.test(path) || isQuestionFile(path)) && size > limits.textBytes)
      return refuse('text_too_long');
    if (/\.docx$/i.test(path) && size > limits.documentBytes) return refuse('media_too_large');
    const type = typeOf(path);
    if (type !== null && size > mediaTypes[type].maxBytes) return refuse('media_too_large');
    seen.add(path.toLowerCase());
    if (readWhole.test(path)) bytes += size;
    if (bytes > limits.unpackedBytes) throw new FilesRefused('too_large');
    return true;
  };
}

/** Nothing of what was given is read. */
export class FilesRefused extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The bytes of one file of a zip: never more than its row states. @throws FilesRefused */
function inflated(zip: Uint8Array, row: ZipRow): Uint8Array<ArrayBuffer> {
  const bytes = unpacked(zip, row);
  if (!bytes) throw new FilesRefused('unreadable_file');
  return bytes;
}

function rowsOf(zip: Uint8Array): ZipRow[] {
  if (zip.length > limits.packedBytes) throw new FilesRefused('too_large');
  const rows = zip.length < 22 ? null : zipDirectory(zip);
  if (!rows) throw new FilesRefused('not_a_zip');
  return rows;
}

/** The files of a zip's rows. Sizes and names are looked at before anything is unpacked. @throws FilesRefused */
function openRows(zip: Uint8Array, rows: readonly ZipRow[], name: string): Opened {
  const refused: Refused[] = [];
  const pass = createGate(refused);
  const entries = rows.flatMap((row): Entry[] => {
    const { bytes, isEncrypted, isLink } = row;
    const path = ownPath(row.path);
    if (path.endsWith('/')) return [];
    if (isLink || isEncrypted) {
      refused.push({ path, problem: isLink ? 'link' : 'encrypted' });
      return [];
    }
    return pass(path, bytes) ? [{ path, bytes, load: async () => inflated(zip, row) }] : [];
  });
  return { entries, refused, name };
}

/** The files in a zip; where it holds nothing but zips, as exports of Notion do, the files in those. @throws FilesRefused */
export function openZip(zip: Uint8Array, name: string): Opened {
  const rows = rowsOf(zip);
  const files = rows.filter(({ path }) => !path.endsWith('/'));
  const areZips = files.every(
    ({ path, isLink, isEncrypted }) => /\.zip$/i.test(path) && !isLink && !isEncrypted,
  );
  if (files.length === 0 || files.length > 20 || !areZips) return openRows(zip, rows, name);
  const packed = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (packed > limits.packedBytes) throw new FilesRefused('too_large');
  const parts = files.map((row) => {
    const inside = inflated(zip, row);
    return openRows(inside, rowsOf(inside), name);
  });
  const entries = parts.flatMap((one) => one.entries);
  const refused = parts.flatMap((one) => one.refused);
  if (entries.length + refused.length > limits.files) throw new FilesRefused('too_many_files');
  const first = new Set<string>();
  const isFirst = ({ path }: Entry) => !first.has(path) && Boolean(first.add(path));
  return { entries: entries.filter(isFirst), refused, name };
}

const endsAs = (name: string) => name.replace(/\.[^.]+$/, '');

/** The files that a person chose or dropped: a zip, a folder, a document, or some files. @throws FilesRefused */
export async function openChosen(chosen: Chosen[]): Promise<Opened> {
  const only = chosen[0]?.file;
  if (only && chosen.length === 1 && /\.zip$/i.test(only.name)) {
    if (only.size > limits.packedBytes) throw new FilesRefused('too_large');
    return openZip(new Uint8Array(await only.arrayBuffer()), endsAs(only.name));
  }
  const refused: Refused[] = [];
  const pass = createGate(refused);
  const entries = chosen.flatMap(({ file, path: given }): Entry[] => {
    const path = given.normalize('NFC');
    const load = async () => new Uint8Array(await file.arrayBuffer());
    return pass(path, file.size) ? [{ path, bytes: file.size, load }] : [];
  });
  const [first = ''] = entries[0]?.path.split('/') ?? [];
  const isFolder = entries.some(({ path }) => path.includes('/'));
  return { entries, refused, name: isFolder || entries.length === 1 ? endsAs(first) : '' };
}

/** Texts as chosen files: a template. */
export const openTexts = (texts: Files): Opened => ({
  entries: [...texts].map(([path, text]) => {
    const bytes = strToU8(text);
    return { path, bytes: bytes.length, load: async () => bytes };
  }),
  refused: [],
  name: '',
});

/** A zip of texts and bytes, the same for the same. */
export const pack = (files: ReadonlyMap<string, string | Uint8Array>): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(
      [...files].map(([path, one]) => [path, typeof one === 'string' ? strToU8(one) : one]),
    ),
    { mtime: new Date(2024, 0, 1) },
  );
