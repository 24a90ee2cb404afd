import type { Client } from '#shared/contract/client.ts';
import type { BlockContent } from '#shared/schemas/blocks.ts';
import { languages } from '#shared/schemas/text.ts';
import type { DemoCourse } from './demo-course.ts';
import { handoutPdf } from './handout-pdf.ts';
import { lessonVideo } from './lesson-video.ts';
import { readCourseText, type Lesson } from './read-course-text.ts';
import { richText } from './rich-text.ts';
import { upload } from './upload.ts';

const dayMs = 86_400_000;

export type MadeBlock = { moduleId: string; blockId: string; videoSeconds: number };
export type MadeCourse = { courseId: string; version: number; blocks: MadeBlock[] };

/** What a lesson holds; its files are there and were looked at. */
async function contentOf(client: Client, courseId: string, lesson: Lesson): Promise<BlockContent> {
  const spoken = languages.filter((language) => lesson.text[language] !== undefined);
  if (lesson.kind === 'file') {
    const pages = spoken.map((language) => ({
      title: lesson.title[language] ?? '',
      lines: (lesson.text[language] ?? '').trim().split('\n'),
    }));
    const content = handoutPdf(pages);
    const file = { fileName: 'handout.pdf', contentType: 'application/pdf', content } as const;
    return { kind: 'file', mediaId: await upload(client, courseId, file) };
  }
  if (lesson.kind === 'video') {
    const { video, captions, durationSeconds } = lessonVideo();
    const [mediaId, ...captionIds] = await Promise.all(
      [video, ...captions.map(({ file }) => file)].map((file) => upload(client, courseId, file)),
    );
    return {
      kind: 'video',
      mediaId: mediaId ?? '',
      durationSeconds,
      captions: captions.map(({ language }, at) => ({ language, mediaId: captionIds[at] ?? '' })),
    };
  }
  const texts = spoken.map((language) => [language, richText(lesson.text[language] ?? '')]);
  return { kind: 'text', body: Object.fromEntries(texts) };
}

/** Makes a draft with all that it teaches, as its teacher would: modules and blocks in their order. */
export async function makeCourse(
  client: Client,
  course: DemoCourse,
  now: number,
): Promise<MadeCourse> {
  const { folder, owner: _, languages: spoken, startsInDays, draft: __, ...details } = course;
  const startsOn =
    startsInDays === undefined
      ? null
      : new Date(now + startsInDays * dayMs).toISOString().slice(0, 10);
  const { courseId, version } = await client('courses.create', {
    // Invitations and closed doors come last: the demo's own people enroll through the open door.
    body: { ...details, enrollmentMode: 'open', startsOn, prerequisites: [] },
  });
  const modules = readCourseText(folder, spoken);
  const contents = await Promise.all(
    modules.map(({ lessons }) =>
      Promise.all(lessons.map((lesson) => contentOf(client, courseId, lesson))),
    ),
  );
  const blocks: MadeBlock[] = [];
  for (const [m, module] of modules.entries()) {
    const { moduleId } = await client('courses.createModule', {
      params: { courseId },
      body: { title: module.title },
    });
    for (const [l, { title, minutes, preview }] of module.lessons.entries()) {
      const content = contents[m]![l]!;
      const { blockId } = await client('courses.createBlock', {
        params: { courseId, moduleId },
        body: { title, minutes, preview, content },
      });
      const videoSeconds = content.kind === 'video' ? content.durationSeconds : 0;
      blocks.push({ moduleId, blockId, videoSeconds });
    }
  }
  return { courseId, version, blocks };
}
