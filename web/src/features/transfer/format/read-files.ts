import type { Language, LocalizedText } from '#shared/policies/languages.ts';
import { type Asset, assetsOf, isPicture } from '../foreign/assets.ts';
import { courseOf, isDescription } from '../foreign/course-sheet.ts';
import { type Doc, docOf } from '../foreign/docs.ts';
import { contentRoot, type FolderKind, kindOf } from '../foreign/kind.ts';
import { outlineOf } from '../foreign/outline.ts';
import { createResolve } from '../foreign/resolve.ts';
import {
  cut,
  folderOf,
  languageOfText,
  lineOfText,
  longestTitle,
  plainName,
  stemOf,
  titleOfName,
  wordsOf,
} from '../foreign/titles.ts';
import { picturesOf, type TextFile, walk } from '../foreign/walk.ts';
import { modulesOfWord } from '../foreign/word-chapters.ts';
import type { Ask } from '../worker/jobs.ts';
import { Builder, isOurs, issuesOf, wordLessons, words } from './builder.ts';
import type { Entry, Opened } from './files.ts';
import type { ReadCourse, ReadLesson, ReadModule } from './read-course.ts';
import {
  courseSheetSchema,
  lessonSheetSchema,
  mediaListSchema,
  moduleSheetSchema,
  type CourseSheet,
  type MediaEntry,
} from './sheets.ts';

export type ReadOptions = {
  /** What texts are in that do not say it; null: guessed by their words. */
  language: Language | null;
  onRead?: (done: number, total: number) => void;
};

/** The files without folders that are around all of them. */
function withoutRoot(entries: Entry[], name: string): { entries: Entry[]; name: string } {
  const [first] = entries;
  const [folder = ''] = first?.path.split('/') ?? [];
  const root = `${folder}/`;
  const isAround = entries.every(({ path }) => path.startsWith(root));
  // A folder that says that it is a module is one.
  const isModule = entries.some(({ path }) => path === `${root}module.md`);
  if (!first || !first.path.includes('/') || !isAround || isModule) return { entries, name };
  return withoutRoot(
    entries.map((entry) => ({ ...entry, path: entry.path.slice(root.length) })),
    folder,
  );
}

const isPageOf = (root: string, path: string) =>
  root !== '' && plainName(stemOf(path)) === plainName(root.slice(0, -1)) && !path.includes('/');

/** The folder of the one page that all others lie below: an export of Notion is a page with its folder beside it. */
function besidePage(paths: readonly string[]): string {
  const [page, ...others] = paths.filter((path) => !path.includes('/'));
  const [folder = ''] = paths.find((path) => path.includes('/'))?.split('/') ?? [];
  const root = `${folder}/`;
  const isOne = page !== undefined && others.length === 0 && isPageOf(root, page);
  return isOne && paths.every((path) => path === page || path.startsWith(root)) ? root : '';
}

const noRules = { version: null, published: true, release: null, prerequisites: [] };

/** What chosen files are as a course. */
export async function readFiles(
  opened: Opened,
  ask: Ask,
  options: ReadOptions,
): Promise<{ read: ReadCourse; entries: ReadonlyMap<string, Entry> }> {
  const { entries, name } = withoutRoot(opened.entries, opened.name);
  const paths = entries.map(({ path }) => path);
  const around = opened.entries[0]?.path.slice(0, -(paths[0]?.length ?? 0)) ?? '';
  const refused = opened.refused.map(({ path, problem }) => ({
    path: path.startsWith(around) ? path.slice(around.length) : path,
    problem,
  }));
  const kind: FolderKind = kindOf(
    paths,
    opened.refused.map(({ path }) => path),
  );
  const walked = await walk(entries, kind, ask, options.onRead ?? (() => undefined));
  const root = contentRoot(kind, paths) || besidePage(paths);
  const pictures = walked.words.flatMap(picturesOf);
  const assets = assetsOf([...walked.media, ...pictures]);
  const language =
    options.language ??
    languageOfText(
      [
        ...walked.texts.map(({ read }) => wordsOf(read.tree)),
        ...walked.words.map(({ word }) => wordsOf({ type: 'root', children: word.children })),
      ]
        .join('\n')
        .slice(0, 60_000),
    );
  const resolve = createResolve([...paths, ...pictures.map(({ path }) => path)]);
  const ofSite = (path: string) =>
    (root !== '' && !path.startsWith(root)) ||
    /^(static|assets|public|images?|img|media)\//i.test(path);
  const builder = new Builder(
    language,
    resolve,
    assets,
    paths.filter((path) => !ofSite(path)),
  );
  const modules: ReadModule[] = [];

  // What was written for this platform, as it says.
  let course: CourseSheet | null = null;
  let media: MediaEntry[] = [];
  const listed = entries.find(({ path }) => path === 'media.json');
  if (listed) {
    try {
      media = mediaListSchema.parse(
        JSON.parse(new TextDecoder().decode(await listed.load())),
      ).files;
    } catch {
      builder.dropped.push({ path: 'media.json', reason: 'fields' });
    }
  }
  const others: TextFile[] = [];
  const ownModules = new Map<string, ReadModule>();
  const ownLessons: TextFile[] = [];
  for (const text of walked.texts) {
    const { path, read } = text;
    const folder = folderOf(path);
    if (path === 'course.md') {
      const parsed = courseSheetSchema.safeParse(read.data);
      if (parsed.success) course = parsed.data;
      else if (kind === 'own' && read.hasFront)
        builder.dropped.push({ path, reason: 'fields', detail: issuesOf(parsed.error) });
      else others.push(text);
    } else if (/(^|\/)module\.md$/i.test(path) && folder && !folder.includes('/')) {
      const parsed = moduleSheetSchema.safeParse(read.data);
      if (!parsed.success) {
        if (isOurs(read))
          builder.dropped.push({ path, reason: 'fields', detail: issuesOf(parsed.error) });
        else others.push(text);
        continue;
      }
      const stated = parsed.data.source;
      if (stated !== null && !builder.take(path, stated)) continue;
      const source = stated ?? (await builder.source(path));
      ownModules.set(folder, {
        path,
        sheet: { ...parsed.data, source },
        isLoose: false,
        lessons: [],
        losses: text.losses,
      });
    } else if (lessonSheetSchema.safeParse(read.data).success || isOurs(read))
      ownLessons.push(text);
    else others.push(text);
  }

  // All else as a folder of texts.
  const docs = others
    .filter(({ path }) => root === '' || path.startsWith(root) || isPageOf(root, path))
    .map(({ path, read, losses }) => {
      if (!path.startsWith(root)) return { ...docOf(path, [], { ...read, losses }), stem: 'index' };
      const dirs = folderOf(path.slice(root.length))
        .split('/')
        .filter(Boolean)
        .map((one) => one.replace(/^_/, ''));
      const top = dirs[0]?.toLowerCase().slice(0, 2);
      const inLanguage =
        dirs[0] && /^(en|es)([-_][a-z]{2})?$/i.test(dirs[0]) && (top === 'en' || top === 'es')
          ? top
          : null;
      const doc = docOf(path, inLanguage ? dirs.slice(1) : dirs, { ...read, losses });
      return { ...doc, language: inLanguage ?? doc.language };
    });
  const outside = others.filter(
    ({ path }) => root !== '' && !path.startsWith(root) && !isPageOf(root, path),
  );
  builder.dropped.push(...outside.map(({ path }) => ({ path, reason: 'site_part' as const })));
  // In a folder for one language, what is written in the other by the texts' own words stays what it says; the rest is in the guessed one.
  const outline = outlineOf(docs);
  const folderTitle = name ? titleOfName(name) : '';

  // The course.
  const { index } = outline;
  const wordAlone = walked.words.length === 1 && walked.texts.length === 0;
  const single = wordAlone ? walked.words[0] : undefined;
  const cutWord = single ? modulesOfWord(single.word.children, true) : null;
  const wordTitle =
    single?.word.title ?? cutWord?.title ?? (single ? titleOfName(stemOf(single.path)) : null);
  const courseTitle =
    (index?.docs[0] && shownTitleOfIndex(index.docs[0], folderTitle)) ||
    wordTitle ||
    folderTitle ||
    builder.both(words.lessons)[language] ||
    '';
  const isGathered = course === null;
  const gathered = courseOf(
    courseTitle,
    (index?.docs ?? []).map((doc) => ({ ...doc, title: doc.title ?? courseTitle })),
    language,
  );

  // Lessons without a folder.
  const loose: ReadLesson[] = [];
  const indexIsLesson = index !== null && !index.docs.every(({ tree }) => isDescription(tree));
  if (index && indexIsLesson)
    loose.push(
      ...(await builder.leaf({
        ...index,
        docs: index.docs.map((doc) => ({ ...doc, title: doc.title ?? courseTitle })),
      })),
    );
  else if (index) await builder.offeredBy(index.docs);
  for (const leaf of outline.loose) loose.push(...(await builder.leaf(leaf)));
  for (const text of ownLessons.filter(({ path }) => !path.includes('/')))
    loose.push(...((await builder.own(text)) ?? []));

  // Folders, in their order; those of this platform among them.
  const folders = new Map<string, ReadModule>();
  const branchOf = new Map(outline.branches.map((branch) => [branch.folder, branch]));
  const wordFolders = walked.words.filter((one) => one !== single);
  const mediaFolders = [...assets.keys()]
    .filter(
      (path) =>
        path.includes('/') &&
        !ofSite(path) &&
        !isPicture(assets.get(path) as Asset) &&
        !/\.docx\//i.test(path),
    )
    .map((path) => path.slice(root.length).split('/')[0] ?? '');
  const names = [
    ...outline.branches.map(({ folder }) => folder),
    ...ownModules.keys(),
    ...ownLessons
      .map(({ path }) => path.split('/'))
      .filter((parts) => parts.length > 1)
      .map(([first = '']) => first),
    ...wordFolders
      .map(({ path }) => path.slice(root.length).split('/'))
      .filter((parts) => parts.length > 1)
      .map(([first = '']) => first),
    ...mediaFolders,
  ];
  const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  const unique = [...new Set(names)];
  const ordered =
    branchOf.size === unique.length
      ? unique
      : unique.toSorted(
          (a, b) =>
            (branchOf.get(a)?.index?.order ?? Infinity) -
              (branchOf.get(b)?.index?.order ?? Infinity) || natural.compare(a, b),
        );
  for (const folder of ordered) {
    const own = ownModules.get(folder);
    const branch = branchOf.get(folder);
    const title: LocalizedText = {};
    for (const doc of branch?.index?.docs ?? [])
      title[doc.language ?? language] ??= cut(
        lineOfText(doc.title ?? titleOfName(folder)),
        longestTitle,
      );
    const shown = Object.keys(title).length > 0 ? title : builder.text(titleOfName(folder));
    const module: ReadModule = own ?? {
      path: branch?.index?.docs[0]?.path ?? '',
      sheet: { ...noRules, source: await builder.source(`${folder}/module.md`), title: shown },
      isLoose: false,
      lessons: [],
      losses: [],
    };
    const speaks = branch?.index?.docs.some(({ tree }) => tree.children.length > 0);
    if (branch?.index && speaks)
      module.lessons.push(
        ...(await builder.leaf({
          ...branch.index,
          docs: branch.index.docs.map((doc) => ({
            ...doc,
            title: doc.title ?? titleOfName(folder),
          })),
        })),
      );
    const inside = [
      ...ownLessons
        .filter(({ path }) => path.startsWith(`${root}${folder}/`))
        .map((text) => ({ path: text.path, text, leaf: null })),
      ...(branch?.leaves ?? []).map((leaf) => ({
        path: leaf.docs[0]?.path ?? '',
        leaf,
        text: null,
      })),
    ];
    if (ownLessons.length > 0) inside.sort((a, b) => natural.compare(a.path, b.path));
    for (const { text, leaf } of inside)
      module.lessons.push(...(text ? ((await builder.own(text)) ?? []) : await builder.leaf(leaf)));
    for (const file of wordFolders.filter(({ path }) => path.startsWith(`${root}${folder}/`)))
      module.lessons.push(
        ...(await wordLessons(builder, file, [
          {
            title: file.word.title ?? titleOfName(stemOf(file.path)),
            children: file.word.children,
          },
        ])),
      );
    module.lessons.push(...(await builder.leftIn((path) => path.startsWith(`${root}${folder}/`))));
    if (module.lessons.length > 0 || own || branch) folders.set(folder, module);
  }
  loose.push(...(await builder.leftIn((path) => !path.slice(root.length).includes('/'))));

  // Documents of Word that are courses or modules themselves.
  for (const file of walked.words.filter(
    (one) => one === single || !one.path.slice(root.length).includes('/'),
  )) {
    const made = file === single && cutWord ? cutWord : modulesOfWord(file.word.children, false);
    for (const [at, one] of made.modules.entries()) {
      const title =
        one.title ??
        (at === 0 && made.modules.length > 1
          ? builder.both(words.intro)[language]
          : (file.word.title ?? titleOfName(stemOf(file.path)))) ??
        '';
      const source = await builder.source(`${file.path}#${title}`);
      const lessons = await wordLessons(
        builder,
        file,
        one.lessons.map((lesson) => ({ title: lesson.title ?? title, children: lesson.children })),
      );
      folders.set(`${file.path}#${at}`, {
        path: file.path,
        sheet: { ...noRules, source, title: builder.text(title) },
        isLoose: false,
        lessons,
        losses: at === 0 ? file.word.losses : [],
      });
    }
  }

  if (loose.length > 0) {
    const alone = folders.size === 0;
    const title = alone
      ? isGathered && folderTitle
        ? gathered.title
        : builder.both(words.lessons)
      : builder.both(words.intro);
    modules.push({
      path: '',
      sheet: { ...noRules, source: await builder.source('(loose)/module.md'), title },
      isLoose: true,
      lessons: loose,
      losses: [],
    });
  }
  modules.push(...folders.values());

  // What nothing took.
  const namedByOwn = new Set(media.map((one) => one.name));
  for (const { path } of walked.media)
    if (!builder.used.has(path) && !namedByOwn.has(path))
      builder.dropped.push({
        path,
        reason: /\.vtt$/i.test(path)
          ? 'captions_alone'
          : isPicture(assets.get(path) as Asset)
            ? 'picture_unused'
            : 'site_part',
      });

  const read: ReadCourse = {
    kind,
    course: course ?? gathered,
    isGathered,
    coursePath: isGathered ? (index?.docs[0]?.path ?? '') : 'course.md',
    courseLosses: index && !indexIsLesson ? index.docs.flatMap(({ losses }) => losses) : [],
    media,
    assets: new Map([...assets].filter(([path]) => builder.used.has(path))),
    modules,
    dropped: [
      ...refused.map(({ path, problem }) => ({ path, reason: problem })),
      ...walked.dropped,
      ...builder.dropped,
    ],
    files: [...paths, ...refused.map(({ path }) => path)],
    lessonOf: builder.lessonOf,
    language,
    wordCut: cutWord?.cut ?? null,
  };
  return {
    read,
    entries: new Map([...walked.media, ...pictures].map((entry) => [entry.path, entry])),
  };
}

const shownTitleOfIndex = (doc: Doc, folderTitle: string) => doc.title ?? folderTitle;
