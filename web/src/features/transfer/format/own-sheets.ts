import { folderOf } from '../foreign/titles.ts';
import type { TextFile, Walked } from '../foreign/walk.ts';
import { type Builder, isOurs, issuesOf } from './builder.ts';
import type { Entry } from './files.ts';
import type { ReadCourse, ReadModule } from './read-course.ts';
import {
  courseSheetSchema,
  lessonSheetSchema,
  mediaListSchema,
  moduleSheetSchema,
  type CourseSheet,
  type MediaEntry,
} from './sheets.ts';

/** The files that say they were written for this platform, and the texts that do not. */
export type OwnSheets = {
  course: CourseSheet | null;
  modules: Map<string, ReadModule>;
  lessons: TextFile[];
  others: TextFile[];
};

/** The files that an export lists with their ids. */
export async function listedMedia(
  entries: readonly Entry[],
  builder: Builder,
): Promise<MediaEntry[]> {
  const listed = entries.find(({ path }) => path === 'media.json');
  if (!listed) return [];
  try {
    const text = new TextDecoder().decode(await listed.load());
    return mediaListSchema.parse(JSON.parse(text)).files;
  } catch {
    builder.dropped.push({ path: 'media.json', reason: 'fields' });
    return [];
  }
}

export async function ownSheetsOf(
  { texts }: Walked,
  kind: ReadCourse['kind'],
  builder: Builder,
): Promise<OwnSheets> {
  const own: OwnSheets = { course: null, modules: new Map(), lessons: [], others: [] };
  for (const text of texts) {
    const { path, read, losses } = text;
    const folder = folderOf(path);
    if (path === 'course.md') {
      const parsed = courseSheetSchema.safeParse(read.data);
      if (parsed.success) {
        own.course = parsed.data;
        builder.takeNamed(path, parsed.data);
      } else if (kind === 'own' && read.hasFront)
        builder.dropped.push({ path, reason: 'fields', detail: issuesOf(parsed.error) });
      else own.others.push(text);
    } else if (/(^|\/)module\.md$/i.test(path) && folder && !folder.includes('/')) {
      const parsed = moduleSheetSchema.safeParse(read.data);
      if (!parsed.success) {
        if (isOurs(read))
          builder.dropped.push({ path, reason: 'fields', detail: issuesOf(parsed.error) });
        else own.others.push(text);
        continue;
      }
      const stated = parsed.data.source;
      if (stated !== null && !builder.take(path, stated)) continue;
      const source = stated ?? (await builder.source(path));
      const sheet = { ...parsed.data, source };
      own.modules.set(folder, { path, sheet, isLoose: false, lessons: [], losses });
    } else if (lessonSheetSchema.safeParse(read.data).success || isOurs(read))
      own.lessons.push(text);
    else own.others.push(text);
  }
  return own;
}
