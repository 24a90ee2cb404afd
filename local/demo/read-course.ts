import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { openChosen } from '#web/features/transfer/format/files.ts';
import { readFiles } from '#web/features/transfer/format/read-files.ts';
import { doJob } from '#web/features/transfer/worker/jobs.ts';

const courses = join(import.meta.dirname, 'courses');

/** A course's folder, read as the site reads one that a teacher chooses. @throws Error where nothing says what the course is */
export async function readCourse(folder: string) {
  const files = readdirSync(join(courses, folder), { recursive: true, withFileTypes: true });
  const chosen = files
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({
      path: relative(courses, path),
      file: new File([readFileSync(path)], basename(path)),
    }));
  const { read, entries } = await readFiles(await openChosen(chosen), doJob, { language: null });
  if (!read.course || read.isGathered) throw new Error(`${folder} has no course.md that is read`);
  return { read, entries, sheet: read.course };
}
