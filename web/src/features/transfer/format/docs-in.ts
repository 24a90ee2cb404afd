import { type Doc, docOf } from '../foreign/docs.ts';
import { folderOf } from '../foreign/titles.ts';
import { linkRows } from '../foreign/table.ts';
import type { TextFile } from '../foreign/walk.ts';
import type { Builder } from './builder.ts';
import { isPageOf } from './root-folder.ts';

/** The language that a folder is called after: `es`, `en-US`. */
function languageOfFolder(name: string | undefined): 'en' | 'es' | null {
  if (!name || !/^(en|es)([-_][a-z]{2})?$/i.test(name)) return null;
  return name.toLowerCase().startsWith('es') ? 'es' : 'en';
}

/** Texts that were not made for this platform, where they stand below the content's root; what stands outside is no lesson. */
export function docsIn(
  others: readonly TextFile[],
  root: string,
  paths: readonly string[],
  builder: Builder,
): Doc[] {
  return others.flatMap(({ path, read, losses }): Doc[] => {
    if (/\.csv$/i.test(path)) linkRows(read.tree, path, paths);
    if (root !== '' && isPageOf(root, path))
      return [{ ...docOf(path, [], { ...read, losses }), stem: 'index' }];
    if (!path.startsWith(root)) {
      builder.dropped.push({ path, reason: 'site_part' });
      return [];
    }
    const dirs = folderOf(path.slice(root.length))
      .split('/')
      .filter(Boolean)
      .map((one) => one.replace(/^_/, ''));
    const inLanguage = languageOfFolder(dirs[0]);
    const doc = docOf(path, inLanguage ? dirs.slice(1) : dirs, { ...read, losses });
    return [{ ...doc, language: inLanguage ?? doc.language }];
  });
}
