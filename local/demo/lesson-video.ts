import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaType } from '#shared/schemas/media.ts';
import { languages, type Language } from '#shared/schemas/text.ts';
import type { LocalFile } from './upload.ts';

const read = (fileName: string, contentType: MediaType): LocalFile => ({
  fileName,
  contentType,
  content: new Uint8Array(readFileSync(join(import.meta.dirname, 'media', fileName))),
});

/** The film that the project made itself (`media/make-film.ts`), with what is said in it. */
export const lessonVideo = () => ({
  video: read('small-steps.mp4', 'video/mp4'),
  durationSeconds: 24,
  captions: languages.map((language): { language: Language; file: LocalFile } => ({
    language,
    file: read(`small-steps.${language}.vtt`, 'text/vtt'),
  })),
});
