import type { DroppedQuestion, EmbeddedFile, ReadFile, ReadQuestion } from '../formats/types.ts';

export type NamedFile = { name: string; read: ReadFile };
export type Ahead = ReadQuestion & { fileName: string };
export type Left = DroppedQuestion & { fileName: string };

/** All questions of the files that were chosen: each is either ahead or left out, and none is both. */
export type Gathered = {
  questions: Ahead[];
  dropped: Left[];
  pictures: ReadonlyMap<string, EmbeddedFile>;
};

/** Files together; a question that is in two of them comes in once. */
export function gathered(files: readonly NamedFile[]): Gathered {
  const known = new Set<string>();
  const questions: Ahead[] = [];
  const dropped: Left[] = [];
  const pictures = new Map<string, EmbeddedFile>();
  for (const { name: fileName, read } of files) {
    for (const one of read.questions) {
      if (known.has(one.source)) {
        const { place, head } = one;
        dropped.push({ fileName, place, title: head.name ?? '', why: 'repeated' });
      } else {
        known.add(one.source);
        questions.push({ ...one, fileName });
      }
    }
    dropped.push(...read.dropped.map((one) => ({ ...one, fileName })));
    for (const picture of read.files) pictures.set(picture.mediaId, picture);
  }
  return { questions, dropped, pictures };
}
