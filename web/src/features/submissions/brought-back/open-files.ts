import { mostBroughtBack } from '#shared/policies/feedback-limits.ts';
import { isSafePath, zipDirectory } from '#shared/policies/zip-directory.ts';
import { isOfSystem, ownPath, unpacked } from '#web/lib/zip-entry.ts';

/** A file that came back, by itself or in a zip; its bytes are read when they are needed. */
export type Entry = {
  path: string;
  bytes: number;
  /** null: they cannot be read. */
  load: () => Promise<Uint8Array<ArrayBuffer> | null>;
};

/** Why a file is not given to anybody. */
export type FaultReason =
  | 'notZip'
  | 'hidden'
  | 'badName'
  | 'link'
  | 'encrypted'
  | 'twin'
  | 'noCode'
  | 'unknown'
  | 'outdated'
  | 'returned'
  | 'locked'
  | 'kind'
  | 'empty'
  | 'tooLarge'
  | 'unreadable'
  | 'unchanged'
  | 'there'
  | 'many';
export type Fault = { path: string; because: FaultReason };

/** Why nothing of what was chosen is looked at. */
export type NotOpened = 'tooMany' | 'tooMuch';
export type Opened = { entries: Entry[]; faults: Fault[] };

type Listed = Entry & { because: FaultReason | null };

/** What a zip holds, by its directory: nothing of it is unpacked. */
async function listed(file: File): Promise<Listed[]> {
  const broken = { path: file.name, bytes: 0, load: async () => null };
  if (file.size > mostBroughtBack.bytes)
    return [{ ...broken, bytes: file.size, because: 'tooLarge' }];
  const zip = new Uint8Array(await file.arrayBuffer());
  const rows = zip.length < 22 ? null : zipDirectory(zip);
  if (!rows) return [{ ...broken, because: 'notZip' }];
  return rows
    .map((row) => ({ row, path: ownPath(row.path) }))
    .filter(({ path }) => !path.endsWith('/'))
    .map(({ row, path }) => ({
      path,
      bytes: row.bytes,
      load: async () => unpacked(zip, row),
      because: row.isLink ? 'link' : row.isEncrypted ? 'encrypted' : null,
    }));
}

const alone = (file: File): Listed => ({
  path: ownPath(file.webkitRelativePath || file.name),
  bytes: file.size,
  load: async () => new Uint8Array(await file.arrayBuffer()),
  because: null,
});

/**
 * The files that somebody chose, and those in the zips among them. Names and stated sizes are looked at before anything is
 * unpacked.
 * @param isCoded whether a name says whose the file itself is: a zip like that is given as it is
 */
export async function openFiles(
  files: readonly File[],
  isCoded: (name: string) => boolean,
): Promise<Opened | NotOpened> {
  const opened: Opened = { entries: [], faults: [] };
  const seen = new Set<string>();
  let [count, bytes] = [0, 0];
  for (const file of files) {
    const isOpened = /\.zip$/i.test(file.name) && !isCoded(file.name);
    for (const { because, ...entry } of isOpened ? await listed(file) : [alone(file)]) {
      count += 1;
      const { path } = entry;
      const key = path.toLowerCase();
      const fault =
        because ??
        (!isSafePath(path)
          ? 'badName'
          : isOfSystem(path)
            ? 'hidden'
            : seen.has(key)
              ? 'twin'
              : null);
      seen.add(key);
      if (fault) opened.faults.push({ path, because: fault });
      else {
        bytes += entry.bytes;
        opened.entries.push(entry);
      }
    }
    if (count > mostBroughtBack.files) return 'tooMany';
    if (bytes > mostBroughtBack.bytes) return 'tooMuch';
  }
  return opened;
}
