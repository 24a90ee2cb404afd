import { strToU8, unzipSync, zipSync } from 'fflate';

/** Texts by their path. */
export type Files = Map<string, string>;

/** Why a file, or all of them, were not read. */
export type FileProblem =
  | 'not_a_zip'
  | 'too_large'
  | 'too_many_files'
  | 'bad_name'
  | 'twin'
  | 'not_utf8'
  | 'text_too_long'
  | 'not_needed';
export type Refused = { path: string; problem: FileProblem };

export const limits = {
  packedBytes: 10 * 2 ** 20,
  unpackedBytes: 20 * 2 ** 20,
  files: 800,
  textBytes: 256 * 1024,
};

/** What file systems leave behind. */
const leftBehind = /(^|\/)(__MACOSX|\.DS_Store|Thumbs\.db|desktop\.ini|\._[^/]*)(\/|$)/;
const wanted = /\.(md|json)$/i;

/** A path that stays within its folder and that every system can hold. */
const isSafe = (path: string) =>
  path.length <= 300 &&
  !/[\\:\p{Cc}\u202A-\u202E]/u.test(path) &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

type Entry = { path: string; bytes: number };

/** Chooses what is read, by names and stated sizes alone. @throws FilesRefused for the whole */
function createGate(refused: Refused[]) {
  const seen = new Set<string>();
  let bytes = 0;
  return ({ path, bytes: size }: Entry): boolean => {
    const refuse = (problem: FileProblem) => {
      refused.push({ path, problem });
      return false;
    };
    if (path.endsWith('/') || leftBehind.test(path)) return false;
    if (!isSafe(path)) return refuse('bad_name');
    if (!wanted.test(path)) return refuse('not_needed');
    if (seen.has(path.toLowerCase())) return refuse('twin');
    if (size > limits.textBytes) return refuse('text_too_long');
    seen.add(path.toLowerCase());
    bytes += size;
    if (seen.size > limits.files) throw new FilesRefused('too_many_files');
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

function decoded(entries: Iterable<[string, Uint8Array]>, refused: Refused[]): Files {
  const files: Files = new Map();
  for (const [path, bytes] of entries) {
    try {
      files.set(path, new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    } catch {
      refused.push({ path, problem: 'not_utf8' });
    }
  }
  return files;
}

/** The files without a folder that is around all of them. */
function withoutRoot(files: Files): Files {
  const course = [...files.keys()].find((path) => /^[^/]+\/course\.md$/.test(path));
  const root = files.has('course.md') ? undefined : course?.slice(0, course.indexOf('/') + 1);
  if (!root) return files;
  return new Map(
    [...files].map(([path, text]) => [
      path.startsWith(root) ? path.slice(root.length) : path,
      text,
    ]),
  );
}

/**
 * The texts in a zip. Sizes and names are looked at before anything is unpacked, and no more is unpacked
 * than the zip's own directory states.
 * @throws FilesRefused
 */
export function unpack(zip: Uint8Array): { files: Files; refused: Refused[] } {
  if (zip.length > limits.packedBytes) throw new FilesRefused('too_large');
  const refused: Refused[] = [];
  const pass = createGate(refused);
  try {
    const unpacked = unzipSync(zip, {
      filter: ({ name, originalSize }) => pass({ path: name, bytes: originalSize }),
    });
    return { files: withoutRoot(decoded(Object.entries(unpacked), refused)), refused };
  } catch (error) {
    throw error instanceof FilesRefused ? error : new FilesRefused('not_a_zip');
  }
}

/** The texts of a folder, or a few files, that a person chose. @throws FilesRefused */
export async function readChosen(chosen: File[]): Promise<{ files: Files; refused: Refused[] }> {
  const [only] = chosen;
  if (only && chosen.length === 1 && /\.zip$/i.test(only.name)) {
    if (only.size > limits.packedBytes) throw new FilesRefused('too_large');
    return unpack(new Uint8Array(await only.arrayBuffer()));
  }
  const refused: Refused[] = [];
  const pass = createGate(refused);
  const paths = chosen.map((file) => ({ file, path: file.webkitRelativePath || file.name }));
  const good = paths.filter(({ file, path }) => pass({ path, bytes: file.size }));
  const entries = await Promise.all(
    good.map(async ({ file, path }) => [path, new Uint8Array(await file.arrayBuffer())] as const),
  );
  return {
    files: withoutRoot(decoded(entries as [string, Uint8Array][], refused)),
    refused,
  };
}

/** A zip of texts, the same bytes for the same texts. */
export const pack = (files: Files): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries([...files].map(([path, text]) => [path, strToU8(text)])), {
    mtime: new Date(2024, 0, 1),
  });
