import { derivedUlid } from '#web/lib/derived-ulid.ts';
import type { Place } from '#web/blocks/sheet/sheet-reader.ts';
import { unmeasured } from '#web/lib/measure-length.ts';
import { paths } from '#web/lib/paths.ts';
import type { Asset } from '../foreign/assets.ts';
import { createResolve } from '../foreign/resolve.ts';
import type { ReadCourse } from '../format/read-course.ts';
import { sourceOfQuestion } from '../questions/write-questions.ts';
import type { BankQuestion, BlockRow, ModuleRow, Platform } from '../types.ts';

/** A course that is yet to be made stands at an id that no course has. */
const notYet = '00000000000000000000000000';

/**
 * The target of the files: the rows that are there by source, the id that each source has or will have, and the files.
 */
export type Target = Omit<Place, 'slotOf'> & {
  platform: Platform | null;
  courseId: string;
  /** The course that the files were taken from; null: nobody knows. */
  from: string | null;
  modules: Map<string, ModuleRow>;
  blocks: Map<string, BlockRow>;
  idOf: (source: string) => string | null;
  /** The id that a file of the folder has in the course; null: it is not there. */
  fileOf: (asset: Asset) => string | null;
  /** A question with this source, and the ids that it has or will have. @param isOwn whether it lay in a teacher's own bank */
  questionOf: (
    source: string,
    isOwn: boolean,
  ) => { there: BankQuestion | null; questionId: string; bankId: string };
  /** Whether what is yet to come in counts as there. */
  awaited: boolean;
  /** Courses that can be asked for before this one. */
  knownCourses: ReadonlySet<string>;
};

export type Uploads = {
  /** Files that will be there, once somebody says so: before that, each stands at an id that no file has. */
  awaited: boolean;
};

/** Finds files of the target by the names in the files: the same file, or one of the same name and size. */
function mediaFinder(
  read: ReadCourse,
  platform: Platform | null,
  awaited: ReadonlyMap<string, string>,
): Pick<Target, 'mediaOf' | 'fileOf' | 'lengthOf'> {
  const entries = new Map(read.media.map((entry) => [entry.name, entry]));
  const files = platform?.media ?? [];
  const resolve = createResolve([...read.files, ...read.assets.keys()]);
  const fileOf = ({ path, fileName, bytes }: Asset) =>
    files.find((one) => one.fileName === fileName && (bytes === null || one.bytes === bytes))
      ?.mediaId ??
    awaited.get(path) ??
    null;
  const listed = (name: string) => {
    const entry = entries.get(name);
    const plain = name.replace(/^media\//, '');
    const same = files.find(({ mediaId }) => mediaId === entry?.mediaId);
    const alike = files.find(({ fileName, bytes }) =>
      entry ? fileName === entry.fileName && bytes === entry.bytes : fileName === plain,
    );
    return (same ?? alike)?.mediaId ?? null;
  };
  return {
    fileOf,
    mediaOf: (name, from) => {
      const asset = read.assets.get(name) ?? read.assets.get(resolve(name, from) ?? '');
      // An export says which of the files that are there it means, whatever they were called beside it.
      const known = entries.has(name) ? listed(name) : null;
      return known ?? (asset && fileOf(asset)) ?? listed(name);
    },
    lengthOf: (mediaId) =>
      files.find((one) => one.mediaId === mediaId)?.durationSeconds ?? unmeasured,
  };
}

/** The targets of the folder's links in the course: the lesson that a file became. */
function linkFinder(
  read: ReadCourse,
  courseId: string,
  idOf: (source: string) => string | null,
): Target['linkOf'] {
  const resolve = createResolve(read.files);
  const moduleOf = new Map(
    read.modules.flatMap(({ sheet, lessons }) =>
      lessons.map((one) => [one.sheet.source, sheet.source] as const),
    ),
  );
  return (address, from) => {
    const path = resolve(address, from);
    const source = path === null ? undefined : read.lessonOf.get(path);
    const [moduleId, blockId] = [idOf(moduleOf.get(source ?? '') ?? ''), idOf(source ?? '')];
    return moduleId && blockId ? paths.content(courseId, moduleId, blockId) : null;
  };
}

/** Finds the questions of files: in the own bank of who teaches where they lay in one, else in the course's. */
async function questionFinder(
  read: ReadCourse,
  platform: Platform | null,
  courseId: string,
): Promise<Target['questionOf']> {
  const ids = new Map<string, string>();
  for (const { source } of read.questions) ids.set(source, await derivedUlid(courseId, source));
  const own = new Map<string, BankQuestion>();
  const inCourse = new Map<string, BankQuestion>();
  for (const one of platform?.questions ?? [])
    (one.row.bankId === courseId ? inCourse : own).set(sourceOfQuestion(one), one);
  return (source, isOwn) => {
    const there = (isOwn ? own.get(source) : undefined) ?? inCourse.get(source) ?? null;
    const { questionId, bankId } = there?.row ?? {
      questionId: ids.get(source) ?? '',
      bankId: courseId,
    };
    return { there, questionId, bankId };
  };
}

export async function targetOf(
  read: ReadCourse,
  platform: Platform | null,
  knownCourses: ReadonlySet<string>,
  { awaited }: Uploads = { awaited: true },
): Promise<Target> {
  const courseId = platform?.course.courseId ?? notYet;
  const modules = new Map(platform?.modules.map((row) => [row.source, row]));
  const blocks = new Map(platform?.blocks.map((row) => [row.source, row]));
  const ids = new Map<string, string>();
  for (const { sheet, lessons } of read.modules) {
    for (const source of [sheet.source, ...lessons.map((one) => one.sheet.source)])
      ids.set(source, await derivedUlid(courseId, source));
  }
  for (const [source, { moduleId }] of modules) ids.set(source, moduleId);
  for (const [source, { blockId }] of blocks) ids.set(source, blockId);
  const coming = new Map<string, string>();
  if (awaited)
    for (const path of read.assets.keys()) coming.set(path, await derivedUlid(notYet, path));
  const idOf = (source: string) => ids.get(source) ?? null;
  return {
    platform,
    courseId,
    from: read.course?.course ?? null,
    modules,
    blocks,
    idOf,
    ...mediaFinder(read, platform, coming),
    questionOf: await questionFinder(read, platform, courseId),
    awaited,
    linkOf: linkFinder(read, courseId, idOf),
    knownCourses,
  };
}
