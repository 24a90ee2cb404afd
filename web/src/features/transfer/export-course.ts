import { saveFile } from '#web/lib/save-file.ts';
import { pack } from './format/files.ts';
import { slugOf } from './format/names.ts';
import { writeCourse, writeOneLesson } from './format/write-course.ts';
import { loadLesson, loadPlatform } from './load-platform.ts';

/** Saves a whole course as a zip of Markdown. @throws what the API answers when a part cannot be had */
export async function exportCourse(courseId: string): Promise<void> {
  const platform = await loadPlatform(courseId);
  const name = `${slugOf({ en: platform.course.code })}.zip`;
  saveFile(name, pack(writeCourse(platform)), 'application/zip');
}

/** Saves one lesson as a Markdown file. @throws what the API answers when it cannot be had */
export async function exportLesson(
  courseId: string,
  { moduleId, blockId }: { moduleId: string; blockId: string },
): Promise<void> {
  const written = writeOneLesson(await loadLesson({ courseId, moduleId, blockId }), blockId);
  if (written) saveFile(written.path, written.text, 'text/markdown;charset=utf-8');
}
