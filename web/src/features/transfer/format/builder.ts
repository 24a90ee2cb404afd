import type * as z from 'zod';
import type { Language, LocalizedText } from '#shared/policies/languages.ts';
import type { Loss } from '#web/lib/markdown/losses.ts';
import { sourceOfPath } from '#web/lib/derived-ulid.ts';
import { type Asset, isCaptions, isPicture } from '../foreign/assets.ts';
import { type Doc, docOf, ignoredFields, shownTitle } from '../foreign/docs.ts';
import { namedIn } from '../foreign/named-files.ts';
import type { Leaf } from '../foreign/outline.ts';
import type { Resolve } from '../foreign/resolve.ts';
import {
  cut,
  folderOf,
  languageOfName,
  lineOfText,
  longestTitle,
  stemOf,
  titleOfName,
  wordsOf,
} from '../foreign/titles.ts';
import type { TextFile, WordFile } from '../foreign/walk.ts';
import { unnumbered } from './names.ts';
import type { Dropped, ReadLesson } from './read-course.ts';
import { lessonSheetSchema } from './sheets.ts';

export const issuesOf = (error: z.core.$ZodError) =>
  [...new Set(error.issues.map(({ path }) => path.join('.')))].slice(0, 5).join(', ');

export const words: Record<'intro' | 'lessons', LocalizedText> = {
  intro: { en: 'Introduction', es: 'Introducción' },
  lessons: { en: 'Lessons', es: 'Lecciones' },
};

const ids = /^[0-9A-HJKMNP-TV-Z]{26}$/;
export const isOurs = ({ data }: TextFile['read']) =>
  typeof data['source'] === 'string' && ids.test(data['source']);

/** Makes modules and lessons of what was read, file by file, each with a source that stays the same. */
export class Builder {
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

  /** Takes the files that the head of a file names, as they lie in the folder: what an export calls `file` and `recording`. */
  takeNamed(path: string, head: unknown): void {
    JSON.stringify(head, (key, value: unknown) => {
      if ((key === 'file' || key === 'recording') && typeof value === 'string') {
        const asset = this.assets.get(value) ?? this.assets.get(this.resolve(value, path) ?? '');
        if (asset) this.used.add(asset.path);
      }
      return value;
    });
  }

  text = (text: string): LocalizedText => ({ [this.language]: cut(text, longestTitle) });
  both = (text: LocalizedText): LocalizedText => ({ [this.language]: text[this.language] });

  /** A file of the folder as a lesson of its own. */
  async fileLesson(asset: Asset, captions: string[] = []): Promise<ReadLesson> {
    const { path, contentType } = asset;
    const source = await this.source(path);
    const named = captions.slice(0, 2).map((file) => ({
      language: languageOfName(stemOf(file)).language ?? this.language,
      file,
    }));
    const held = contentType.startsWith('video/')
      ? { kind: 'video', content: { file: path, captions: named } }
      : contentType.startsWith('audio/')
        ? { kind: 'audio', content: { file: path, transcript: null } }
        : { kind: 'file', content: { file: path } };
    const sheet = lessonSheetSchema.parse({ ...held, title: this.text(titleOfName(stemOf(path))) });
    for (const one of [path, ...captions]) this.used.add(one);
    this.lessonOf.set(path, source);
    return { path, sheet: { ...sheet, source }, parts: [], losses: [] };
  }

  /** Captions of a film: files of its name. */
  private captionsOf = ({ path }: Asset) =>
    [...this.assets.keys()].filter(
      (one) =>
        isCaptions(one) &&
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

  /** Files that no text names: films, sounds and documents are lessons. */
  async leftIn(inside: (path: string) => boolean): Promise<ReadLesson[]> {
    const lessons: ReadLesson[] = [];
    for (const path of this.offered.filter(inside)) {
      const asset = this.assets.get(path);
      if (!asset || this.used.has(path) || isPicture(asset) || isCaptions(path)) continue;
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
    this.takeNamed(path, parsed.data);
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

/** Pieces of a document of Word as lessons. */
export async function wordLessons(
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
