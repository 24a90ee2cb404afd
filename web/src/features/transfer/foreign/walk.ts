import type { Loss } from '#web/lib/markdown/losses.ts';
import { decode } from '#web/lib/decode-text.ts';
import { type Entry, FilesRefused, textEnding } from '../format/files.ts';
import type { Dropped, FileReason } from '../format/read-course.ts';
import { isQuestionFile, partsOf } from '../questions/question-sheet.ts';
import type { QuestionRead, QuestionUnread } from '../questions/read-question.ts';
import type { Ask } from '../worker/jobs.ts';
import { TookTooLong } from '../worker/took-too-long.ts';
import { typeOfAsset } from './assets.ts';
import { isContents } from './contents.ts';
import { type FolderKind, isHouseFile, isMachinery, speaksOfSite } from './kind.ts';
import type { SaidOf } from './places.ts';
import type { Source } from './read-source.ts';
import type { Word } from './word.ts';

export type TextFile = { path: string; read: Source; losses: Loss[] };
export type WordFile = { path: string; word: Word };
export type Walked = {
  texts: TextFile[];
  words: WordFile[];
  /** Files that say in which order others stand, and what they are called. */
  contents: SaidOf[];
  /** Files that a course could take. */
  media: Entry[];
  /** Files of questions, parted and read. */
  questions: { path: string; line: number; read: QuestionRead | QuestionUnread | 'too_slow' }[];
  dropped: Dropped[];
};

const plainText = /\.txt$/i;

/** Whether a table is a page: Notion's are. Any other is a file that a lesson hands out. */
const isDatabase = (kind: FolderKind, path: string) => kind === 'notion' && /\.csv$/i.test(path);

/** Why a file is none that a lesson could be made of; null: it may be one. */
function asideReason(kind: FolderKind, path: string): FileReason | null {
  if (kind !== 'own' && isHouseFile(path)) return 'house_file';
  if (isMachinery(kind, path)) return 'site_part';
  if (textEnding.test(path) || /\.docx$/i.test(path)) return null;
  // Notion writes a table twice: as it was seen, and with all of its rows.
  if (isDatabase(kind, path)) return /_all\.csv$/i.test(path) ? 'twin' : null;
  if (typeOfAsset(path)) return null;
  return /\.(csv|tsv|xlsx?|ods)$/i.test(path) ? 'table_file' : 'kind_unknown';
}

/** Reads what lies in a folder, file by file; what cannot be read is noted with its reason. */
export async function walk(
  entries: readonly Entry[],
  kind: FolderKind,
  ask: Ask,
  onRead: (done: number, total: number) => void,
): Promise<Walked> {
  const walked: Walked = {
    texts: [],
    words: [],
    contents: [],
    media: [],
    questions: [],
    dropped: [],
  };
  const drop = (path: string, reason: FileReason, detail?: string): void => {
    walked.dropped.push({ path, reason, ...(detail && { detail }) });
  };
  const readText = async ({ path, load }: Entry): Promise<void> => {
    const decoded = decode(await load());
    if (decoded === null) return drop(path, 'not_text');
    if (decoded.text.trim() === '') return drop(path, 'empty_file');
    const flavor = {
      templated: kind === 'hugo' || kind === 'jekyll' || kind === 'gitbook',
      mdx: /\.mdx$/i.test(path),
    };
    // Signs of Markdown in a plain text may mean nothing; its lines do.
    const text = plainText.test(path)
      ? decoded.text.replace(/(\S)\r?\n(?=\S)/g, '$1  \n')
      : decoded.text;
    const read = /\.html?$/i.test(path)
      ? await ask('page', { text })
      : /\.csv$/i.test(path)
        ? await ask('table', { text })
        : await ask('markdown', { text, flavor });
    if ('refused' in read) return drop(path, read.refused);
    const encoding: Loss[] = decoded.guessed ? [{ reason: 'encoding', line: null }] : [];
    walked.texts.push({ path, read, losses: [...encoding, ...read.losses] });
  };
  /** Each by itself, so that one which is broken takes nothing else along. */
  const readQuestions = async ({ path, load }: Entry): Promise<void> => {
    const decoded = decode(await load());
    if (decoded === null) return drop(path, 'not_text');
    const parts = partsOf(decoded.text);
    if (parts.length === 0) return drop(path, 'empty_file');
    for (const part of parts) {
      const read = await ask('question', part).catch((error: unknown) => {
        if (error instanceof TookTooLong) return 'too_slow' as const;
        throw error;
      });
      walked.questions.push({ path, line: part.line, read });
    }
  };
  /** Whether a file was one that speaks of others; a list that names none of them is a text. */
  const readsContents = async ({ path, load }: Entry): Promise<boolean> => {
    if (kind === 'own' || !isContents(path)) return false;
    const decoded = decode(await load());
    const said = decoded && (await ask('contents', { path, text: decoded.text }));
    const tells = said && (said.title !== null || said.order !== null || said.rows.length > 1);
    if (said && tells) walked.contents.push({ path, said });
    return Boolean(tells);
  };
  const readWord = async ({ path, load }: Entry) => {
    const word = await ask('word', { bytes: await load() });
    if ('refused' in word) drop(path, word.refused);
    else walked.words.push({ path, word });
  };
  const paths = entries.map(({ path }) => path);
  for (const [at, entry] of entries.entries()) {
    const { path } = entry;
    onRead(at, entries.length);
    if (path === 'media.json') continue;
    const isQuestions = kind === 'own' && isQuestionFile(path);
    const aside = isQuestions
      ? null
      : speaksOfSite(kind, path, paths)
        ? 'house_file'
        : asideReason(kind, path);
    try {
      if (await readsContents(entry)) continue;
      if (aside) {
        drop(path, aside, /\.[^.]+$/.exec(path)?.[0]);
        continue;
      }
      // Files beside an export of ours are what its lessons hand out, whatever could be read of it.
      if (isQuestions) await readQuestions(entry);
      else if (kind === 'own' && path.startsWith('media/')) walked.media.push(entry);
      else if (/\.docx$/i.test(path)) await readWord(entry);
      else if (textEnding.test(path) || isDatabase(kind, path)) await readText(entry);
      else walked.media.push(entry);
    } catch (error) {
      if (error instanceof TookTooLong) drop(path, 'too_slow');
      else if (error instanceof FilesRefused || error instanceof DOMException)
        drop(path, 'unreadable_file');
      else throw error;
    }
  }
  onRead(entries.length, entries.length);
  return walked;
}

/** The pictures of a document, under the paths that its text calls them by. */
export const picturesOf = ({ path, word }: WordFile): Entry[] =>
  word.pictures.map(({ name, bytes }) => ({
    path: `${path}/${name}`,
    bytes: bytes.length,
    load: async () => bytes,
  }));
