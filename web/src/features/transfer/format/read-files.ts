import type * as z from 'zod';
import type { Language, LocalizedText } from '#shared/policies/languages.ts';
import type { Loss } from '#web/lib/markdown/losses.ts';
import { type Asset, assetsOf, isPicture } from '../foreign/assets.ts';
import { courseOf, isDescription } from '../foreign/course-sheet.ts';
import { type Doc, docOf, ignoredFields, shownTitle } from '../foreign/docs.ts';
import { contentRoot, type FolderKind, kindOf } from '../foreign/kind.ts';
import { namedIn } from '../foreign/named-files.ts';
import { type Leaf, outlineOf } from '../foreign/outline.ts';
import { createResolve, type Resolve } from '../foreign/resolve.ts';
import {
  cut,
  folderOf,
  languageOfName,
  languageOfText,
  lineOfText,
  longestTitle,
  plainName,
  stemOf,
  titleOfName,
  wordsOf,
} from '../foreign/titles.ts';
import { picturesOf, type TextFile, walk, type WordFile } from '../foreign/walk.ts';
import { modulesOfWord } from '../foreign/word-chapters.ts';
import type { Ask } from '../worker/jobs.ts';
import { sourceOfPath } from '../derived-ulid.ts';
import type { Entry, Opened } from './files.ts';
import { unnumbered } from './names.ts';
import type { Dropped, ReadCourse, ReadLesson, ReadModule } from './read-course.ts';
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

const issuesOf = (error: z.core.$ZodError) =>
  [...new Set(error.issues.map(({ path }) => path.join('.')))].slice(0, 5).join(', ');

const words: Record<'intro' | 'lessons', LocalizedText> = {
  intro: { en: 'Introduction', es: 'Introducción' },
  lessons: { en: 'Lessons', es: 'Lecciones' },
};

const ids = /^[0-9A-HJKMNP-TV-Z]{26}$/;
const isOurs = ({ data }: TextFile['read']) =>
  typeof data['source'] === 'string' && ids.test(data['source']);

/** Makes modules and lessons of what was read, file by file, each with a source that stays the same. */
class Builder {
  readonly dropped: Dropped[] = [];
  readonly lessonOf = new Map<string, string>();
  readonly used = new Set<string>();
  private readonly sources = new Set<string>();
  readonly language: Language;
  readonly resolve: Resolve;
  readonly assets: Map<string, Asset>;
  private readonly offered: string[];
  constructor(language: Language, resolve: Resolve, assets: Map<string, Asset>, offered: string[]) {
    this.language = language;
    this.resolve = resolve;
    this.assets = assets;
    this.offered = offered;
  }

  /** The source of a row: stated, or from its path without what only says the order. */
  async source(path: string): Promise<string> {
    for (const one of [unnumbered(path), path, `${path}\n2`, `${path}\n${this.sources.size}`]) {
      const source = await sourceOfPath(one);
      if (this.sources.has(source)) continue;
      this.sources.add(source);
      return source;
    }
    throw new TypeError('No source is left');
  }

  /** Takes a stated source; false where another file has it already. */
  take(path: string, source: string): boolean {
    const isFree = !this.sources.has(source);
    if (isFree) this.sources.add(source);
    else this.dropped.push({ path, reason: 'twin_source' });
    return isFree;
  }

  text = (text: string): LocalizedText => ({ [this.language]: cut(text, longestTitle) });
  both = (text: LocalizedText): LocalizedText => ({ [this.language]: text[this.language] });

  /** A file of the folder as a lesson of its own. */
  async fileLesson(asset: Asset, captions: string[] = []): Promise<ReadLesson> {
    const { path, contentType } = asset;
    const source = await this.source(path);
    const kind = contentType.startsWith('video/')
      ? 'video'
      : contentType.startsWith('audio/')
        ? 'audio'
        : 'file';
    const content: Record<string, unknown> = { file: path };
    if (kind === 'audio') content['transcript'] = null;
    if (kind === 'video')
      content['captions'] = captions.slice(0, 2).map((file) => ({
        language: languageOfName(stemOf(file)).language ?? this.language,
        file,
      }));
    const sheet = lessonSheetSchema.parse({
      kind,
      title: this.text(titleOfName(stemOf(path))),
      content,
    });
    for (const one of [path, ...captions]) this.used.add(one);
    this.lessonOf.set(path, source);
    return { path, sheet: { ...sheet, source }, parts: [], losses: [] };
  }

  /** Captions of a film: files of its name. */
  private captionsOf = ({ path }: Asset) =>
    [...this.assets.keys()].filter(
      (one) =>
        /\.vtt$/i.test(one) &&
        folderOf(one) === folderOf(path) &&
        languageOfName(stemOf(one)).bare === stemOf(path),
    );

  /** The files that texts offer by a link, as lessons behind them. */
  async offeredBy(docs: { path: string; tree: Doc['tree'] }[]): Promise<ReadLesson[]> {
    const lessons: ReadLesson[] = [];
    for (const { path, tree } of docs) {
      for (const { address, isPicture: shows } of namedIn(tree)) {
        const asset = this.assets.get(this.resolve(address, path) ?? '');
        if (!asset || this.used.has(asset.path)) continue;
        if (shows && isPicture(asset)) this.used.add(asset.path);
        else lessons.push(await this.fileLesson(asset, this.captionsOf(asset)));
      }
    }
    return lessons;
  }

  /** What lies in a folder and no text names: films, sounds and documents are lessons. */
  async leftIn(inside: (path: string) => boolean): Promise<ReadLesson[]> {
    const lessons: ReadLesson[] = [];
    for (const path of this.offered.filter(inside)) {
      const asset = this.assets.get(path);
      if (!asset || this.used.has(path) || isPicture(asset) || /\.vtt$/i.test(path)) continue;
      lessons.push(await this.fileLesson(asset, this.captionsOf(asset)));
    }
    return lessons;
  }

  async lesson(
    path: string,
    source: string,
    docs: Doc[],
    between: string[],
  ): Promise<ReadLesson[]> {
    const losses: Loss[] = docs.flatMap((one) => one.losses);
    const ignored = [...new Set(docs.flatMap(({ data }) => ignoredFields(data)))];
    if (ignored.length > 0)
      losses.push({
        reason: 'fields_ignored',
        line: null,
        detail: ignored.slice(0, 12).join(', '),
      });
    if (between.length > 0)
      losses.push({
        reason: 'flattened',
        line: null,
        detail: between.map(titleOfName).join(' / '),
      });
    const title: LocalizedText = {};
    for (const doc of docs) {
      const full = lineOfText(shownTitle(doc));
      if (full.length > longestTitle) losses.push({ reason: 'title_cut', line: null });
      title[doc.language ?? this.language] ??= cut(full, longestTitle);
    }
    const said = docs.map(({ tree }) => wordsOf(tree)).join(' ');
    const count = said.split(/\s+/).length / Math.max(1, docs.length);
    const hidden = docs.some(({ data }) => data['draft'] === true || data['published'] === false);
    const sheet = lessonSheetSchema.parse({
      title,
      minutes: Math.min(600, Math.max(1, Math.round(count / 200))),
      published: !hidden,
    });
    for (const doc of docs) this.lessonOf.set(doc.path, source);
    const parts = docs.map(({ path: from, language, tree }) => ({
      path: from,
      language: language ?? this.language,
      tree,
    }));
    return [{ path, sheet: { ...sheet, source }, parts, losses }, ...(await this.offeredBy(docs))];
  }

  async leaf({ docs, between }: Leaf): Promise<ReadLesson[]> {
    const path = docs[0]?.path ?? '';
    return this.lesson(
      path,
      await this.source(docs.find((one) => one.language === null)?.path ?? path),
      docs,
      between,
    );
  }

  /** A lesson as this platform wrote it, or as it is written by hand for it. */
  async own({ path, read, losses }: TextFile): Promise<ReadLesson[] | null> {
    const parsed = lessonSheetSchema.safeParse(read.data);
    if (!parsed.success) {
      if (!isOurs(read)) return null;
      // Made anew it would be there twice: what it was is stated, and the rest of it is at fault.
      const broken = losses.find(({ reason }) => reason === 'front_unreadable');
      this.dropped.push(
        broken
          ? { path, reason: 'front_matter', detail: String(broken.line) }
          : { path, reason: 'fields', detail: issuesOf(parsed.error) },
      );
      return [];
    }
    const stated = parsed.data.source;
    if (stated !== null && !this.take(path, stated)) return [];
    const source = stated ?? (await this.source(path));
    this.lessonOf.set(path, source);
    return [
      {
        path,
        sheet: { ...parsed.data, source },
        parts: [{ path, language: null, tree: read.tree }],
        losses,
      },
      ...(await this.offeredBy([{ path, tree: read.tree }])),
    ];
  }
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
    ...[
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
    ],
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
      ...opened.refused.map(({ path, problem }) => ({ path, reason: problem })),
      ...walked.dropped,
      ...builder.dropped,
    ],
    files: [...paths, ...opened.refused.map(({ path }) => path)],
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

async function wordLessons(
  builder: Builder,
  { path }: WordFile,
  chapters: { title: string; children: Doc['tree']['children'] }[],
): Promise<ReadLesson[]> {
  const lessons: ReadLesson[] = [];
  for (const { title, children } of chapters) {
    const doc: Doc = {
      ...docOf(`${path}/${title}`, [], {
        data: {},
        hasFront: false,
        tree: { type: 'root', children },
        losses: [],
        title,
      }),
      path: `${path}/text`,
      language: null,
    };
    const made = await builder.lesson(path, await builder.source(`${path}#${title}`), [doc], []);
    lessons.push(...made);
  }
  return lessons;
}
