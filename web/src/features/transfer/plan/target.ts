import { derivedUlid } from '../derived-ulid.ts';
import type { MediaOf } from '../format/read-content.ts';
import type { ReadCourse } from '../format/read-course.ts';
import type { BlockRow, ModuleRow, Platform } from '../types.ts';

/** A course that is yet to be made stands at an id that no course has. */
const notYet = '00000000000000000000000000';

/** Where files are to go: the rows that are there by source, the id that each source has or will have, and the files. */
export type Target = {
  platform: Platform | null;
  courseId: string;
  /** The course that the files were taken from; null: nobody knows. */
  from: string | null;
  modules: Map<string, ModuleRow>;
  blocks: Map<string, BlockRow>;
  idOf: (source: string) => string | null;
  mediaOf: MediaOf;
  /** Courses that can be asked for before this one. */
  knownCourses: ReadonlySet<string>;
};

/** Finds files of the target by the names in the files: the same file, or one of the same name and size. */
function mediaFinder(read: ReadCourse, platform: Platform | null): MediaOf {
  const entries = new Map(read.media.map((entry) => [entry.name, entry]));
  const files = platform?.media ?? [];
  return (name) => {
    const entry = entries.get(name);
    const plain = name.replace(/^media\//, '');
    const same = files.find(({ mediaId }) => mediaId === entry?.mediaId);
    const alike = files.find(({ fileName, bytes }) =>
      entry ? fileName === entry.fileName && bytes === entry.bytes : fileName === plain,
    );
    return (same ?? alike)?.mediaId ?? null;
  };
}

export async function targetOf(
  read: ReadCourse,
  platform: Platform | null,
  knownCourses: ReadonlySet<string>,
): Promise<Target> {
  const courseId = platform?.course.courseId ?? notYet;
  const modules = new Map(platform?.modules.map((row) => [row.source, row]));
  const blocks = new Map(platform?.blocks.map((row) => [row.source, row]));
  const ids = new Map<string, string>();
  for (const { sheet, lessons } of read.modules) {
    for (const source of [sheet?.source, ...lessons.map((one) => one.sheet.source)])
      if (source !== undefined) ids.set(source, await derivedUlid(courseId, source));
  }
  for (const [source, { moduleId }] of modules) ids.set(source, moduleId);
  for (const [source, { blockId }] of blocks) ids.set(source, blockId);
  return {
    platform,
    courseId,
    from: read.course?.course ?? null,
    modules,
    blocks,
    idOf: (source) => ids.get(source) ?? null,
    mediaOf: mediaFinder(read, platform),
    knownCourses,
  };
}
