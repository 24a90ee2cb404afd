import type { LocalizedText } from '#shared/policies/languages.ts';
import type { Branch, Outline } from '../foreign/outline.ts';
import { cut, lineOfText, longestTitle, stemOf, titleOfName } from '../foreign/titles.ts';
import type { TextFile, WordFile } from '../foreign/walk.ts';
import { type Builder, wordLessons } from './builder.ts';
import type { OwnSheets } from './own-sheets.ts';
import type { ReadLesson, ReadModule } from './read-course.ts';

export const noRules = { version: null, published: true, release: null, prerequisites: [] };

const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The content of folders: texts in an outline, those of this platform, documents of Word, and paths of other files. */
export type InFolders = {
  outline: Outline;
  own: OwnSheets;
  words: readonly WordFile[];
  files: readonly string[];
  root: string;
};

/** Folders in their order: that of their texts, where those are in all of them, else as people count. */
function orderOf({ outline, own, words, files, root }: InFolders): string[] {
  const firstOf = (path: string) => {
    const parts = path.split('/');
    return parts.length > 1 ? [parts[0] ?? ''] : [];
  };
  const inContent = (path: string) => path.slice(root.length);
  const branches = new Map(outline.branches.map((branch) => [branch.folder, branch]));
  const names = [
    ...branches.keys(),
    ...own.modules.keys(),
    ...own.lessons.flatMap(({ path }) => firstOf(path)),
    ...words.flatMap(({ path }) => firstOf(inContent(path))),
    ...files.flatMap((path) => firstOf(inContent(path))),
  ];
  const unique = [...new Set(names)];
  if (branches.size === unique.length) return unique;
  const order = (name: string) => branches.get(name)?.index?.order ?? Infinity;
  return unique.toSorted((a, b) => {
    const by = order(a) - order(b);
    return by !== 0 && !Number.isNaN(by) ? by : natural.compare(a, b);
  });
}

/** The title of a folder: as it is said of it, else as its own page is, else as it is named. */
function titleOf(folder: string, branch: Branch | undefined, builder: Builder): LocalizedText {
  const title: LocalizedText = {};
  if (branch?.title) return builder.text(branch.title);
  for (const doc of branch?.index?.docs ?? [])
    title[doc.language ?? builder.language] ??= cut(
      lineOfText(doc.title ?? titleOfName(folder)),
      longestTitle,
    );
  return Object.keys(title).length > 0 ? title : builder.text(titleOfName(folder));
}

/** The lessons of a folder in their order: texts of this platform and others among each other by their names. */
async function textsIn(
  own: readonly TextFile[],
  branch: Branch | undefined,
  builder: Builder,
): Promise<ReadLesson[]> {
  const inside = [
    ...own.map((text) => ({ path: text.path, make: () => builder.own(text) })),
    ...(branch?.leaves ?? []).map((leaf) => ({
      path: leaf.docs[0]?.path ?? '',
      make: () => builder.leaf(leaf),
    })),
  ];
  if (own.length > 0) inside.sort((a, b) => natural.compare(a.path, b.path));
  const lessons: ReadLesson[] = [];
  for (const { make } of inside) lessons.push(...((await make()) ?? []));
  return lessons;
}

/** Each folder as a module. */
export async function folderModules(
  inFolders: InFolders,
  builder: Builder,
): Promise<Map<string, ReadModule>> {
  const { outline, own, words, root } = inFolders;
  const modules = new Map<string, ReadModule>();
  for (const folder of orderOf(inFolders)) {
    const branch = outline.branches.find((one) => one.folder === folder);
    const stated = own.modules.get(folder);
    const isInside = ({ path }: { path: string }) => path.startsWith(`${root}${folder}/`);
    const module: ReadModule = stated ?? {
      path: branch?.index?.docs[0]?.path ?? '',
      sheet: {
        ...noRules,
        source: await builder.source(`${folder}/module.md`),
        title: titleOf(folder, branch, builder),
      },
      isLoose: false,
      lessons: [],
      losses: [],
    };
    const { lessons } = module;
    if (branch?.index?.docs.some(({ tree }) => tree.children.length > 0)) {
      const docs = branch.index.docs.map((doc) => ({
        ...doc,
        title: doc.title ?? titleOfName(folder),
      }));
      lessons.push(...(await builder.leaf({ ...branch.index, docs })));
    }
    lessons.push(...(await textsIn(own.lessons.filter(isInside), branch, builder)));
    for (const file of words.filter(isInside)) {
      const { word, path } = file;
      const title = word.title ?? titleOfName(stemOf(path));
      lessons.push(...(await wordLessons(builder, file, [{ title, children: word.children }])));
    }
    modules.set(folder, module);
  }
  // Once all texts have taken what they name: it need not lie beside them.
  for (const [folder, { lessons }] of modules) {
    lessons.push(...(await builder.leftIn((path) => path.startsWith(`${root}${folder}/`))));
    const isKnown =
      own.modules.has(folder) || outline.branches.some((one) => one.folder === folder);
    if (lessons.length === 0 && !isKnown) modules.delete(folder);
  }
  return modules;
}
