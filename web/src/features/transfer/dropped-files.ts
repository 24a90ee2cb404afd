import type { Chosen } from './format/files.ts';

/** The most files that are looked for: what is more is refused anyway. */
const most = 6000;

const entriesOf = (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  return new Promise((resolve, reject) => {
    // A browser hands over so many at a time, and none at the end.
    const next = () =>
      reader.readEntries((some) => {
        all.push(...some);
        if (some.length === 0 || all.length > most) resolve(all);
        else next();
      }, reject);
    next();
  });
};

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function filesIn(entry: FileSystemEntry, found: Chosen[]): Promise<void> {
  if (found.length > most) return;
  if (isFolder(entry)) {
    for (const inside of await entriesOf(entry)) await filesIn(inside, found);
    return;
  }
  const file = await new Promise<File>((resolve, reject) =>
    (entry as FileSystemFileEntry).file(resolve, reject),
  );
  found.push({ path: entry.fullPath.replace(/^\//, ''), file });
}

/** The files that were dropped on the page, and folders with all that lies in them. */
export async function droppedFiles(data: DataTransfer): Promise<Chosen[]> {
  // Asked for at once: once anything is awaited the browser has forgotten them.
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const found: Chosen[] = [];
  for (const entry of entries) await filesIn(entry, found);
  return found;
}

/** The files that were chosen by a field for files or for a folder. */
export const chosenFiles = (files: Iterable<File>): Chosen[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
