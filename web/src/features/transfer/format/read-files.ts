import type { Language } from '#shared/policies/languages.ts';
import { languageOfText } from '#web/lib/language-of-text.ts';
import { type Asset, assetsOf, isCaptions, isPicture } from '../foreign/assets.ts';
import { courseOf, isDescription } from '../foreign/course-sheet.ts';
import { contentRoot, kindOf } from '../foreign/kind.ts';
import { outlineOf } from '../foreign/outline.ts';
import { layoutOf, placeByParents } from '../foreign/places.ts';
import { createResolve } from '../foreign/resolve.ts';
import { stemOf, titleOfName, wordsOf } from '../foreign/titles.ts';
import { picturesOf, walk, type Walked } from '../foreign/walk.ts';
import { modulesOfWord } from '../foreign/word-chapters.ts';
import type { Ask } from '../worker/jobs.ts';
import { Builder, words } from './builder.ts';
import { titleOfTop } from './course-title.ts';
import { docsIn } from './docs-in.ts';
import type { Entry, Opened } from './files.ts';
import { folderModules, noRules } from './folder-modules.ts';
import { listedMedia, ownSheetsOf } from './own-sheets.ts';
import type { ReadCourse, ReadLesson, ReadModule } from './read-course.ts';
import { besidePage, withoutRoot } from './root-folder.ts';
import { questionsIn } from '../questions/questions-in.ts';
import { wordModules } from './word-modules.ts';

export type ReadOptions = {
  /** The language of texts that do not say it; null: guessed by their words. */
  language: Language | null;
  onRead?: (done: number, total: number) => void;
};

const guessedLanguage = ({ texts, words: documents }: Walked): Language => {
  const trees = [
    ...texts.map(({ read }) => read.tree),
    ...documents.map(({ word }) => ({ type: 'root' as const, children: word.children })),
  ];
  return languageOfText(trees.map(wordsOf).join('\n').slice(0, 60_000));
};

/** The files that nothing took, with the reason. */
function leaveOut({ media }: Walked, builder: Builder, named: ReadonlySet<string>): void {
  for (const { path } of media) {
    const asset = builder.assets.get(path);
    if (!asset || builder.used.has(path) || named.has(path)) continue;
    const reason = isPicture(asset) ? 'picture_unused' : 'site_part';
    builder.dropped.push({ path, reason: isCaptions(path) ? 'captions_alone' : reason });
  }
}

/** Reads chosen files as a course. */
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
    reason: problem,
  }));
  const kind = kindOf(
    paths,
    opened.refused.map(({ path }) => path),
  );
  const walked = await walk(entries, kind, ask, options.onRead ?? (() => undefined));
  const root = contentRoot(kind, paths) || besidePage(paths);
  const pictures = walked.words.flatMap(picturesOf);
  const assets = assetsOf([...walked.media, ...pictures]);
  const language = options.language ?? guessedLanguage(walked);
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
  const media = await listedMedia(entries, builder);
  const own = await ownSheetsOf(walked, kind, builder);
  const bank = await questionsIn(walked, builder);
  const docs = docsIn(own.others, root, paths, builder);
  const more = builder.both(words.lessons)[language] ?? '';
  const layout = layoutOf(walked.contents, { root, paths, more }, resolve);
  if (kind === 'jekyll') placeByParents(layout, docs);
  const outline = outlineOf(docs, layout);

  // The course.
  const { index } = outline;
  const isAlone = walked.words.length === 1 && walked.texts.length === 0;
  const single = isAlone ? walked.words[0] : undefined;
  const cutWord = single ? modulesOfWord(single.word.children, true) : null;
  const wordTitle =
    single?.word.title ?? cutWord?.title ?? (single ? titleOfName(stemOf(single.path)) : null);
  const folderTitle = name ? titleOfName(name) : '';
  const indexTitle = titleOfTop(index?.docs[0]);
  const siteTitle = index && index.docs.length > 1 ? null : layout.title;
  const courseTitle = siteTitle || indexTitle || wordTitle || folderTitle || more;
  const indexDocs = (index?.docs ?? []).map((doc) => ({
    ...doc,
    title: titleOfTop(doc) ?? courseTitle,
  }));
  const gathered = courseOf(
    courseTitle,
    indexDocs.map((doc) => ({ ...doc, title: siteTitle ?? doc.title })),
    language,
  );

  // Lessons without a folder.
  const loose: ReadLesson[] = [];
  const indexIsLesson = index !== null && !index.docs.every(({ tree }) => isDescription(tree));
  if (index && indexIsLesson) loose.push(...(await builder.leaf({ ...index, docs: indexDocs })));
  else if (index) await builder.offeredBy(index.docs);
  for (const leaf of outline.loose) loose.push(...(await builder.leaf(leaf)));
  for (const text of own.lessons.filter(({ path }) => !path.includes('/')))
    loose.push(...((await builder.own(text)) ?? []));

  // Folders, in their order; those of this platform among them.
  const files = [...assets.values()].filter(
    (asset) => !ofSite(asset.path) && !isPicture(asset) && !/\.docx\//i.test(asset.path),
  );
  const folders = [
    ...(
      await folderModules(
        {
          outline,
          own,
          words: walked.words.filter((one) => one !== single),
          files: files.filter(({ path }) => path.includes('/')).map(({ path }: Asset) => path),
          root,
        },
        builder,
      )
    ).values(),
  ];
  loose.push(...(await builder.leftIn((path) => !path.slice(root.length).includes('/'))));

  // Documents of Word that are courses or modules themselves.
  for (const file of walked.words) {
    if (file !== single && file.path.slice(root.length).includes('/')) continue;
    const made = file === single && cutWord ? cutWord : modulesOfWord(file.word.children, false);
    folders.push(...(await wordModules(file, made, builder)));
  }

  const modules: ReadModule[] = [];
  if (loose.length > 0) {
    const isOnly = folders.length === 0;
    const ofFolder = own.course === null && (folderTitle || layout.title) ? gathered.title : null;
    const title = isOnly ? (ofFolder ?? builder.both(words.lessons)) : builder.both(words.intro);
    const sheet = { ...noRules, source: await builder.source('(loose)/module.md'), title };
    modules.push({ path: '', sheet, isLoose: true, lessons: loose, losses: [] });
  }
  modules.push(...folders);
  leaveOut(walked, builder, new Set(media.map((one) => one.name)));

  const isGathered = own.course === null;
  const read: ReadCourse = {
    kind,
    course: own.course ?? gathered,
    isGathered,
    coursePath: isGathered ? (index?.docs[0]?.path ?? '') : 'course.md',
    courseLosses: index && !indexIsLesson ? index.docs.flatMap(({ losses }) => losses) : [],
    media,
    assets: new Map([...assets].filter(([path]) => builder.used.has(path))),
    modules,
    ...bank,
    dropped: [...refused, ...walked.dropped, ...builder.dropped],
    files: [...paths, ...refused.map(({ path }) => path)],
    contents: new Set(walked.contents.map(({ path }) => path)),
    lessonOf: builder.lessonOf,
    language,
    wordCut: cutWord?.cut ?? null,
  };
  const sent = [...walked.media, ...pictures];
  return { read, entries: new Map(sent.map((entry) => [entry.path, entry])) };
}
