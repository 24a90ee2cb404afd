import type { RichText } from '#shared/schemas/rich-text.ts';
import { toMarkdown } from '#web/lib/markdown/to-markdown.ts';
import { readMarkdown, readPage, type Source, type Unread } from '../foreign/read-source.ts';
import { type Contents, readContents } from '../foreign/contents.ts';
import { readTable } from '../foreign/table.ts';
import type { Flavor } from '../foreign/tidy.ts';
import type { Word } from '../foreign/word.ts';
import type { QuestionPart } from '../questions/question-sheet.ts';
import {
  type QuestionRead,
  type QuestionUnread,
  readQuestion,
} from '../questions/read-question.ts';

/** The jobs of the thread that parses: each takes as long as whoever wrote the text wants it to. */
export type Jobs = {
  markdown: { asks: { text: string; flavor: Flavor }; answers: Source | Unread };
  page: { asks: { text: string }; answers: Source | Unread };
  table: { asks: { text: string }; answers: Source };
  question: { asks: QuestionPart; answers: QuestionRead | QuestionUnread };
  contents: { asks: { path: string; text: string }; answers: Contents | null };
  word: {
    asks: { bytes: Uint8Array<ArrayBuffer> };
    answers: Word | { refused: 'not_a_document' | 'too_large' };
  };
  write: { asks: { document: RichText; names: Map<string, string> }; answers: string };
};
export type JobName = keyof Jobs;
export type Ask = <N extends JobName>(
  name: N,
  asks: Jobs[N]['asks'],
) => Promise<Jobs[N]['answers']>;

const jobs: {
  [N in JobName]: (asks: Jobs[N]['asks']) => Jobs[N]['answers'] | Promise<Jobs[N]['answers']>;
} = {
  markdown: ({ text, flavor }) => readMarkdown(text, flavor),
  page: ({ text }) => readPage(text),
  table: ({ text }) => readTable(text),
  question: readQuestion,
  contents: ({ path, text }) => readContents(path, text),
  // The converter is large, and few have a document for it.
  word: async ({ bytes }) => (await import('../foreign/word.ts')).readWord(bytes),
  write: ({ document, names }) =>
    toMarkdown(document, (mediaId) => names.get(mediaId) ?? `media/${mediaId}`),
};

/** Does a job where it is called: in the worker, and in tests. */
export const doJob: Ask = async (name, asks) => jobs[name](asks);
