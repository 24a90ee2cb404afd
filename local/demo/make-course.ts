import { playsFor } from '#shared/blocks/registry.ts';
import type { BlockContent } from '#shared/schemas/blocks.ts';
import { languages } from '#shared/schemas/text.ts';
import type { ClientAt } from '../signed-in-client.ts';
import type { DemoCourse } from './demo-course.ts';
import { filmSeconds } from './film-length.ts';
import { captionFiles, filmFile, handoutFile } from './lesson-files.ts';
import { readCourseText, type Lesson } from './read-course-text.ts';
import { richText } from './rich-text.ts';
import { startUpload, whenReady, type LocalFile } from './upload.ts';

const dayMs = 86_400_000;

export type MadeBlock = { moduleId: string; blockId: string; videoSeconds: number };
export type MadeCourse = { courseId: string; version: number; blocks: MadeBlock[] };

/** A lesson's files, and what it holds once they have ids, which come in the order of the files. */
type Prepared = { files: LocalFile[]; content: (mediaIds: string[]) => BlockContent };

const prepare: Record<Lesson['kind'], (lesson: Lesson, folder: string) => Prepared> = {
  text: (lesson) => {
    const texts = languages.flatMap((language) => {
      const text = lesson.text[language];
      return text === undefined ? [] : [[language, richText(text)] as const];
    });
    return { files: [], content: () => ({ kind: 'text', body: Object.fromEntries(texts) }) };
  },
  video: (lesson, folder) => {
    const captions = captionFiles(lesson);
    return {
      files: [filmFile(folder), ...captions.map(({ file }) => file)],
      content: ([mediaId = '', ...captionIds]) => ({
        kind: 'video',
        mediaId,
        durationSeconds: filmSeconds,
        captions: captions.map(({ language }, at) => ({ language, mediaId: captionIds[at] ?? '' })),
      }),
    };
  },
  file: (lesson) => ({
    files: [handoutFile(lesson)],
    content: ([mediaId = '']) => ({ kind: 'file', mediaId }),
  }),
};

/** Makes a draft with all that it teaches, as its teacher would: modules and blocks in their order. */
export async function makeCourse(
  clientAt: ClientAt,
  course: DemoCourse,
  { now, begunAt }: { now: number; begunAt: number },
): Promise<MadeCourse> {
  const client = clientAt(begunAt);
  // Files come today: what is sent is looked at by the machine's clock.
  const sender = clientAt();
  const { folder, owner: _, languages: spoken, startsInDays, state: __, ...details } = course;
  const startsOn =
    startsInDays === undefined
      ? null
      : new Date(now + startsInDays * dayMs).toISOString().slice(0, 10);
  const { courseId, version } = await client('courses.create', {
    // Invitations and closed doors come last: the demo's own people enroll through the open door.
    body: { ...details, enrollmentMode: 'open', startsOn, prerequisites: [] },
  });
  const params = { courseId };
  const modules = readCourseText(folder, spoken).map(({ title, lessons }) => ({
    title,
    lessons: lessons.map((lesson) => ({ lesson, ...prepare[lesson.kind](lesson, folder) })),
  }));
  const files = modules.flatMap(({ lessons }) => lessons.flatMap((one) => one.files));
  const mediaIds = await Promise.all(files.map((file) => startUpload(sender, courseId, file)));
  // While the files are looked at.
  const moduleIds: string[] = [];
  for (const { title } of modules)
    moduleIds.push((await client('lessons.createModule', { params, body: { title } })).moduleId);
  await whenReady(sender, courseId, mediaIds);

  const blocks: MadeBlock[] = [];
  for (const [at, moduleId] of moduleIds.entries())
    for (const { lesson, files: own, content } of modules[at]?.lessons ?? []) {
      const { title, minutes, preview } = lesson;
      const held = content(mediaIds.splice(0, own.length));
      const body = { title, minutes, preview, content: held };
      const { blockId } = await client('lessons.createBlock', {
        params: { courseId, moduleId },
        body,
      });
      blocks.push({ moduleId, blockId, videoSeconds: playsFor(held) ?? 0 });
    }
  return { courseId, version, blocks };
}
