import { expect, test } from 'vitest';
import type { MediaType } from '#shared/policies/media-types.ts';
import { lookAt } from '#functions/events/media-finalizer/look-at.ts';
import { courses } from '#local/demo/courses.ts';
import { filmSeconds } from '#local/demo/film-length.ts';
import { captionFiles, filmFile, handoutFile } from '#local/demo/lesson-files.ts';
import { readCourseText } from '#local/demo/read-course-text.ts';

const look = (content: Uint8Array, contentType: MediaType) =>
  lookAt(
    {
      size: content.byteLength,
      read: async (start, length) => content.subarray(start, start + length),
      async *chunks() {
        yield content;
      },
    },
    { contentType, bytes: content.byteLength },
  );

const lessons = courses.flatMap(({ folder, languages }) =>
  readCourseText(folder, languages).flatMap((module) =>
    module.lessons.map((lesson) => ({ folder, lesson })),
  ),
);
const ofKind = (kind: 'video' | 'file') => lessons.filter(({ lesson }) => lesson.kind === kind);

test('the demo’s own films, captions and handouts pass the look that every upload gets', async () => {
  for (const { folder, lesson } of ofKind('video')) {
    expect(await look(filmFile(folder).content, 'video/mp4'), folder).toBeNull();
    for (const { file } of captionFiles(lesson))
      expect(await look(file.content, 'text/vtt'), folder).toBeNull();
  }
  for (const { folder, lesson } of ofKind('file'))
    expect(await look(handoutFile(lesson).content, 'application/pdf'), folder).toBeNull();
});

test('each film is small, begins at once, and lasts as long as its lesson says', () => {
  for (const { folder } of ofKind('video')) {
    const bytes = Buffer.from(filmFile(folder).content);
    expect(bytes.byteLength, folder).toBeLessThan(150_000);
    expect(bytes.indexOf('moov'), folder).toBeLessThan(bytes.indexOf('mdat'));
    // ISO 14496-12, 8.2.2: version and flags, two dates, ticks in a second, length in ticks.
    const header = bytes.indexOf('mvhd') + 4;
    const seconds = bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12);
    expect(Math.abs(seconds - filmSeconds), folder).toBeLessThan(0.1);
  }
});

test('the captions of every language change at the same moments, until the end of the film', () => {
  for (const { folder, lesson } of ofKind('video')) {
    const times = captionFiles(lesson).map(({ file }) =>
      new TextDecoder().decode(file.content).match(/^.* --> .*$/gm),
    );
    for (const other of times) expect(other, folder).toEqual(times[0]);
    expect(times[0]?.at(-1), folder).toMatch(new RegExp(`--> 00:00:${filmSeconds}\\.000$`));
  }
});

test('the handouts hold no letter that their fonts lack', () => {
  for (const { folder, lesson } of ofKind('file')) {
    const words = [...Object.values(lesson.title), ...Object.values(lesson.text)].join('\n');
    expect(words.match(/[^\n\u0020-\u00ff]/gu), folder).toBeNull();
  }
});
