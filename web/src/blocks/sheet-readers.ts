import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import { liveReader } from './live/read-sheet.ts';
import { quizReader } from './quiz/read-sheet.ts';
import { type SheetReader, usualReader } from './sheet/sheet-reader.ts';
import { textReader } from './text/read-sheet.ts';

/** The reader of each kind of block, for a teacher's folder of Markdown files. */
export const sheetReaders: { [K in BlockKind]: SheetReader<K> } = {
  text: textReader,
  video: usualReader,
  file: usualReader,
  image: usualReader,
  audio: usualReader,
  link: usualReader,
  embed: usualReader,
  live: liveReader,
  quiz: quizReader,
  assignment: usualReader,
};
