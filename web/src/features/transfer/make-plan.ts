import { api } from '#web/lib/api.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import type { Asset } from './foreign/assets.ts';
import { isSubtitles } from '#web/lib/subtitles.ts';
import { drawn } from '#web/lib/drawn.ts';
import {
  openChosen,
  openTexts,
  type Chosen,
  type Entry,
  type Files,
  type Opened,
} from './format/files.ts';
import type { ReadCourse } from './format/read-course.ts';
import { readFiles, type ReadOptions } from './format/read-files.ts';
import { loadPlatform } from './load-platform.ts';
import type { NewCourse } from './types.ts';
import { applyPlan, type Failure } from './plan/apply-plan.ts';
import { newCourseOf } from './plan/plan-course.ts';
import { planImport } from './plan/plan-import.ts';
import { targetOf, type Uploads } from './plan/target.ts';
import { bringQuestions } from './questions/bring-questions.ts';
import { questionsThere } from './questions/load-questions.ts';
import { createAsk } from './worker/ask.ts';
import { Tally } from '#web/lib/markdown/losses.ts';

/** The courses to take before that this platform has. @throws what the API answers, but for `not_found` */
async function coursesKnown(read: ReadCourse): Promise<Set<string>> {
  const found = new Set<string>();
  for (const courseId of read.course?.prerequisites ?? []) {
    try {
      const { course } = await api('catalog.getCourse', { params: { courseId } });
      if (course.state === 'published') found.add(courseId);
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }
  return found;
}

/** The content of chosen files. @throws FilesRefused */
export async function readChosen(chosen: Chosen[], options: ReadOptions): Promise<ReadCourse> {
  return readOpened(await openChosen(chosen), options);
}

export const readTexts = (files: Files, options: ReadOptions) =>
  readOpened(openTexts(files), options);

/** The bytes of what was read, by path; kept apart from what is compared. */
const bytesOf = new WeakMap<ReadCourse, ReadonlyMap<string, Entry>>();

async function readOpened(opened: Opened, options: ReadOptions): Promise<ReadCourse> {
  const { ask, end } = createAsk();
  try {
    const { read, entries } = await readFiles(opened, ask, options);
    bytesOf.set(read, entries);
    return read;
  } finally {
    end();
  }
}

/** A file of the folder as it is sent. @throws where a picture cannot be drawn */
export async function fileOf(read: ReadCourse, asset: Asset): Promise<File> {
  const entry = bytesOf.get(read)?.get(asset.path);
  if (!entry) throw new TypeError('No such file');
  const bytes = await entry.load();
  // Whoever sends them makes captions of them.
  if (isSubtitles(asset.path)) return new File([bytes], asset.fileName.replace(/\.vtt$/, '.srt'));
  const blob = asset.bytes === null ? await drawn(bytes, asset.path) : new Blob([bytes]);
  return new File([blob], asset.fileName, { type: asset.contentType });
}

/** Plans what an import would do to a course, or as a new one; nothing is written. */
export async function lookAhead(
  read: ReadCourse,
  into: string | null,
  moduleId: string | null,
  uploads?: Uploads,
) {
  const course = into === null ? null : await loadPlatform(into);
  const platform = course && { ...course, questions: await questionsThere(course.course, read) };
  const target = await targetOf(read, platform, await coursesKnown(read), uploads);
  const goesTo = moduleId ?? platform?.modules.findLast((row) => row.binnedAt === null)?.moduleId;
  return { read, target, plan: planImport(read, target, goesTo ?? null) };
}
export type Look = Awaited<ReturnType<typeof lookAhead>>;

/** The facts that a person gives for a new course before it is made. */
export type Said = Pick<NewCourse, 'code' | 'title' | 'category'>;

/**
 * Makes the course that files speak of, empty. @throws what the API answers
 * @param idempotencyKey the same for each try with the same files
 */
export async function makeCourse({ read, target }: Look, said: Said, idempotencyKey: string) {
  if (!read.course) throw new TypeError('No course in these files');
  const body = { ...newCourseOf(read.course, target, new Tally()), cover: null, ...said };
  return (await api('courses.create', { body, idempotencyKey })).courseId;
}

/** Brings the questions of what was looked at into the bank, before its quizzes. */
export const bringQuestionsIn = (
  look: Look,
  chosen: ReadonlySet<string>,
  onProgress: (done: number, total: number) => void,
) => bringQuestions(look.plan, chosen, onProgress);

/** Quizzes that wait, since questions of theirs did not come in. */
export const waitingQuizzes = ({ plan }: Look): Failure[] =>
  plan.items
    .filter(({ reason }) => reason === 'question_missing')
    .map(({ key }) => ({ key, error: 'quiz_not_ready' }));

/** Writes what was looked at. */
export const bringIn = (
  look: Look,
  chosen: ReadonlySet<string>,
  onProgress: (done: number, total: number) => void,
): Promise<Failure[]> => applyPlan(look, chosen, onProgress);
