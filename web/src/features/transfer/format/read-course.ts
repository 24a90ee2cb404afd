import type * as z from 'zod';
import { sourceOfPath } from '../derived-ulid.ts';
import type { FileProblem, Files, Refused } from './files.ts';
import { readSheet } from './front-matter.ts';
import { inOrder, unnumbered } from './names.ts';
import {
  courseSheetSchema,
  lessonSheetSchema,
  mediaListSchema,
  moduleSheetSchema,
  type CourseSheet,
  type LessonSheet,
  type MediaEntry,
  type ModuleSheet,
} from './sheets.ts';

/** Why a file as a whole did not come in. */
export type FileReason =
  | FileProblem
  | 'front_matter'
  | 'fields'
  | 'twin_source'
  | 'no_module'
  | 'no_place'
  | 'text_too_deep'
  | 'media_missing'
  | 'content'
  | 'lesson_too_large'
  | 'in_bin';

/** `detail`: the fields at fault, as they are named in the file. */
export type Dropped = { path: string; reason: FileReason; detail?: string };

type Sourced<S> = Omit<S, 'source'> & { source: string };
export type ReadLesson = { path: string; sheet: Sourced<LessonSheet>; body: string };
export type ReadModule = {
  path: string;
  /** null: a lesson alone, for a module that is there. */
  sheet: Sourced<ModuleSheet> | null;
  lessons: ReadLesson[];
};
export type ReadCourse = {
  course: CourseSheet | null;
  media: MediaEntry[];
  modules: ReadModule[];
  dropped: Dropped[];
};

const issuesOf = (error: z.core.$ZodError) =>
  [...new Set(error.issues.map(({ path }) => path.join('.')))].slice(0, 5).join(', ');

/** Reads what files say, one by one; what cannot be read is noted and left out. */
class Reader {
  readonly dropped: Dropped[] = [];
  private readonly sources = new Set<string>();
  private readonly files: Files;
  constructor(files: Files) {
    this.files = files;
  }

  sheet<S extends z.ZodType>(path: string, schema: S) {
    const sheet = readSheet(this.files.get(path) ?? '');
    if (!sheet) {
      this.dropped.push({ path, reason: 'front_matter' });
      return null;
    }
    const parsed = schema.safeParse(sheet.data);
    if (parsed.success) return { data: parsed.data, text: sheet.text };
    this.dropped.push({ path, reason: 'fields', detail: issuesOf(parsed.error) });
    return null;
  }

  /** The source of a file: stated, or from its path; null where another file has it already. */
  async source(path: string, stated: string | null): Promise<string | null> {
    const source = stated ?? (await sourceOfPath(unnumbered(path)));
    if (this.sources.has(source)) {
      this.dropped.push({ path, reason: 'twin_source' });
      return null;
    }
    this.sources.add(source);
    return source;
  }

  media(): MediaEntry[] {
    const text = this.files.get('media.json');
    if (text === undefined) return [];
    try {
      return mediaListSchema.parse(JSON.parse(text)).files;
    } catch {
      this.dropped.push({ path: 'media.json', reason: 'fields' });
      return [];
    }
  }

  async lesson(path: string): Promise<ReadLesson[]> {
    const read = this.sheet(path, lessonSheetSchema);
    const source = read && (await this.source(path, read.data.source));
    return read && source !== null
      ? [{ path, sheet: { ...read.data, source }, body: read.text }]
      : [];
  }

  async lessons(paths: string[]): Promise<ReadLesson[]> {
    const all: ReadLesson[] = [];
    for (const path of paths.toSorted(inOrder)) all.push(...(await this.lesson(path)));
    return all;
  }
}

const moduleFile = /^([^/]+)\/module\.md$/i;
const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** What the files of a course, or of lessons alone, say. */
export async function readCourse(files: Files, refused: Refused[]): Promise<ReadCourse> {
  const reader = new Reader(files);
  const paths = [...files.keys()].filter((path) => path.endsWith('.md') && path !== 'course.md');
  const course = files.has('course.md')
    ? (reader.sheet('course.md', courseSheetSchema)?.data ?? null)
    : null;
  const modules: ReadModule[] = [];
  const folders = paths.flatMap((path) => moduleFile.exec(path)?.[1] ?? []);
  for (const folder of folders.toSorted(inOrder)) {
    const path = `${folder}/module.md`;
    const read = reader.sheet(path, moduleSheetSchema);
    const source = read && (await reader.source(path, read.data.source));
    const inside = paths.filter((one) => one.startsWith(`${folder}/`) && one !== path);
    const [own, deeper] = [
      inside.filter((one) => one === `${folder}/${nameIn(one)}`),
      inside.filter((one) => one !== `${folder}/${nameIn(one)}`),
    ];
    reader.dropped.push(...deeper.map((one) => ({ path: one, reason: 'no_place' as const })));
    if (!read || source === null) {
      reader.dropped.push(...own.map((one) => ({ path: one, reason: 'no_module' as const })));
      continue;
    }
    const lessons = await reader.lessons(own);
    modules.push({ path, sheet: { ...read.data, source }, lessons });
  }
  const alone = paths.filter((path) => !folders.some((folder) => path.startsWith(`${folder}/`)));
  const [loose, misplaced] = [
    alone.filter((path) => !path.includes('/') && !files.has('course.md')),
    alone.filter((path) => path.includes('/') || files.has('course.md')),
  ];
  reader.dropped.push(...misplaced.map((path) => ({ path, reason: 'no_module' as const })));
  if (loose.length > 0)
    modules.push({ path: '', sheet: null, lessons: await reader.lessons(loose) });
  return {
    course,
    media: reader.media(),
    modules,
    dropped: [
      ...refused.map(({ path, problem }) => ({ path, reason: problem })),
      ...reader.dropped,
    ],
  };
}
