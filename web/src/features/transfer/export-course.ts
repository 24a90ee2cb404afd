import { saveFile } from '#web/lib/save-file.ts';
import { pack } from './format/files.ts';
import { slugOf } from './format/names.ts';
import { writeCourse, writeOneLesson } from './format/write-course.ts';
import { loadLesson, loadPlatform } from './load-platform.ts';
import { questionsAsked } from './questions/load-questions.ts';
import { withParser } from './worker/with-parser.ts';

/** Saves a whole course as a zip of Markdown. @throws what the API answers when a part cannot be had */
export async function exportCourse(courseId: string): Promise<void> {
  const course = await loadPlatform(courseId);
  const platform = { ...course, questions: await questionsAsked(course) };
  const name = `${slugOf({ en: platform.course.code })}.zip`;
  const files = await withParser((write) => writeCourse(platform, write));
  saveFile(name, pack(files), 'application/zip');
}

/** Saves one lesson as a Markdown file. @throws what the API answers when it cannot be had */
export async function exportLesson(
  courseId: string,
  { moduleId, blockId }: { moduleId: string; blockId: string },
): Promise<void> {
  const platform = await loadLesson({ courseId, moduleId, blockId });
  const written = await withParser((write) => writeOneLesson(platform, blockId, write));
  if (written) saveFile(written.path, written.text, 'text/markdown;charset=utf-8');
}
