import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '#shared/schemas/text.ts';
import { sceneSeconds } from './film-length.ts';
import { handoutPdf } from './handout-pdf.ts';
import type { Lesson } from './read-course-text.ts';
import type { LocalFile } from './upload.ts';

const spokenIn = ({ text }: Lesson) => languages.filter((language) => text[language] !== undefined);

const linesOf = ({ text }: Lesson, language: Language) => (text[language] ?? '').trim().split('\n');

const clock = (second: number) =>
  `00:${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}.000`;

/** Captions as WebVTT (https://www.w3.org/TR/webvtt1/): one line for each scene of the film. */
export function captionsVtt(lines: readonly string[]): string {
  const cues = lines.map(
    (line, at) => `${clock(at * sceneSeconds)} --> ${clock((at + 1) * sceneSeconds)}\n${line}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

/** A file lesson's handout, a page for each language. */
export function handoutFile(lesson: Lesson): LocalFile {
  const pages = spokenIn(lesson).map((language) => ({
    title: lesson.title[language] ?? '',
    lines: linesOf(lesson, language),
  }));
  return { fileName: 'handout.pdf', contentType: 'application/pdf', content: handoutPdf(pages) };
}

/** The film that lies beside a course. @param folder of the course */
export const filmFile = (folder: string): LocalFile => ({
  fileName: 'film.mp4',
  contentType: 'video/mp4',
  content: new Uint8Array(readFileSync(join(import.meta.dirname, 'courses', folder, 'film.mp4'))),
});

/** What a video lesson says of its film, as captions in each of its languages. */
export const captionFiles = (lesson: Lesson): { language: Language; file: LocalFile }[] =>
  spokenIn(lesson).map((language) => ({
    language,
    file: {
      fileName: `captions.${language}.vtt`,
      contentType: 'text/vtt',
      content: new TextEncoder().encode(captionsVtt(linesOf(lesson, language))),
    },
  }));
