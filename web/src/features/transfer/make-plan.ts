import { api } from '#web/lib/api.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { readChosen, type Files, type Refused } from './format/files.ts';
import { readCourse, type ReadCourse } from './format/read-course.ts';
import { loadPlatform } from './load-platform.ts';
import { applyPlan, type Failure } from './plan/apply-plan.ts';
import { newCourseOf } from './plan/plan-course.ts';
import { planImport } from './plan/plan-import.ts';
import { targetOf } from './plan/target.ts';
import { Tally } from '#web/lib/markdown/losses.ts';

/** The courses to take before that this platform has. @throws what the API answers, but for `not_found` */
async function coursesKnown(read: ReadCourse): Promise<Set<string>> {
  const found = new Set<string>();
  for (const courseId of read.course?.prerequisites ?? []) {
    try {
      const { course } = await api('courses.get', { params: { courseId } });
      if (course.state === 'published') found.add(courseId);
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }
  return found;
}

/** What chosen files say. @throws FilesRefused */
export async function readFiles(chosen: File[]): Promise<ReadCourse> {
  const { files, refused } = await readChosen(chosen);
  return readTexts(files, refused);
}

export const readTexts = (files: Files, refused: Refused[] = []) => readCourse(files, refused);

/** What bringing files in would do to a course, or as a new one; nothing is written. */
export async function lookAhead(read: ReadCourse, into: string | null, moduleId: string | null) {
  const platform = into === null ? null : await loadPlatform(into);
  const target = await targetOf(read, platform, await coursesKnown(read));
  const goesTo = moduleId ?? platform?.modules.findLast((row) => row.binnedAt === null)?.moduleId;
  return { read, target, plan: planImport(read, target, goesTo ?? null) };
}
export type Look = Awaited<ReturnType<typeof lookAhead>>;

/**
 * Makes the course that files speak of, empty. @throws what the API answers
 * @param idempotencyKey the same for each try with the same files
 */
export async function makeCourse({ read, target }: Look, code: string, idempotencyKey: string) {
  if (!read.course) throw new TypeError('No course in these files');
  const body = { ...newCourseOf(read.course, target, new Tally()), cover: null, code };
  return (await api('courses.create', { body, idempotencyKey })).courseId;
}

/** Writes what was looked at. */
export const bringIn = (
  look: Look,
  chosen: ReadonlySet<string>,
  onProgress: (done: number, total: number) => void,
): Promise<Failure[]> => applyPlan(look, chosen, onProgress);
