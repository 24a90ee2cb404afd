import { decode } from '#web/lib/decode-text.ts';
import { assemble, type Item } from './assemble.ts';
import { isQuestionSheet, isTable, readCsv, readQuestionSheet } from './csv/read-csv.ts';
import { foreignFile, isZip } from './foreign-file.ts';
import { readGift } from './gift/read-gift.ts';
import { readMoodle } from './moodle/read-moodle.ts';
import { isPlain, readPlain } from './plain/read-plain.ts';
import type { Refusal } from './reasons.ts';
import type { Format, ReadFile, ReadOptions } from './types.ts';

/**
 * The most bytes of a file, the most characters of one that is no XML (those carry no pictures but as data), and the most
 * rows of a sheet, of which a bank holds half.
 */
export const limits = {
  bytes: 60 * 2 ** 20,
  characters: 20_000_000,
  line: 8_000_000,
  rows: 20_000,
};

const readers: Record<Exclude<Format, 'workbook'>, (text: string) => Item[] | Refusal> = {
  gift: readGift,
  moodle: readMoodle,
  csv: readCsv,
  plain: readPlain,
};

/** The format of a file by its name and its first words. */
function formatOf(text: string, fileName: string): Exclude<Format, 'workbook'> {
  const head = text.slice(0, 2000).trimStart();
  if (head.startsWith('<')) return 'moodle';
  if (/\.(csv|tsv|tab)$/i.test(fileName) || /^sep=.\r?\n/.test(head)) return 'csv';
  if (/\.gift$/i.test(fileName)) return 'gift';
  const begin = text.slice(0, 200_000).replace(/\r\n?/g, '\n');
  if (!/[{}]/.test(head) && isTable(begin)) return 'csv';
  // A list of options may stand before the braces in which GIFT has its own.
  return !/^::|\{\s*[=~]/m.test(head) && isPlain(begin) ? 'plain' : 'gift';
}

function hasLineOver(text: string, most: number): boolean {
  let from = 0;
  for (;;) {
    const end = text.indexOf('\n', from);
    if ((end === -1 ? text.length : end) - from > most) return true;
    if (end === -1) return false;
    from = end + 1;
  }
}

/** The questions of a workbook; null: it is none that can be read. What reads it comes with the first one. */
async function readWorkbook(bytes: Uint8Array): Promise<Item[] | Refusal | null> {
  const { readWorkbook: read } = await import('#web/lib/read-workbook.ts');
  const rows = read(bytes, { most: limits.rows + 1, isExact: true, isSought: isQuestionSheet });
  if (!rows) return null;
  if (rows.length > limits.rows) return 'too_many_rows';
  const characters = rows.flatMap(({ cells }) => cells).reduce((sum, cell) => sum + cell.length, 0);
  return characters > limits.characters ? 'too_large' : readQuestionSheet(rows);
}

/**
 * Reads a file of questions, whatever program wrote it. It never fails: what cannot be read is named, with its line and
 * its reason, and what nobody would write by hand or export is refused as a whole.
 */
export async function readQuestions(
  bytes: Uint8Array,
  fileName: string,
  options: ReadOptions,
): Promise<ReadFile> {
  const refuse = (refused: Refusal, format: Format | null = null): ReadFile => ({
    format,
    refused,
    isGuessed: false,
    language: options.language ?? 'en',
    questions: [],
    dropped: [],
    files: [],
  });
  if (bytes.length > limits.bytes) return refuse('too_large');
  const ofWorkbook = isZip(bytes) ? await readWorkbook(bytes) : null;
  if (typeof ofWorkbook === 'string') return refuse(ofWorkbook, 'workbook');
  if (ofWorkbook?.length === 0) return refuse('no_questions', 'workbook');
  if (ofWorkbook) return { ...(await assemble('workbook', ofWorkbook, options)), isGuessed: false };
  const foreign = foreignFile(bytes, fileName);
  if (foreign !== null) return refuse(foreign);
  const read = decode(bytes);
  if (!read) return refuse('not_text');
  if (read.text.trim() === '') return refuse('empty');
  const format = formatOf(read.text, fileName);
  const isXml = format === 'moodle';
  if (!isXml && (read.text.length > limits.characters || hasLineOver(read.text, limits.line)))
    return refuse('too_large', format);
  // Other forms of plain text have questions, and would all be texts without one here.
  if (format === 'gift' && !/\.gift$/i.test(fileName) && !/[{}]/.test(read.text))
    return refuse('other_format', format);
  const text = isXml || format === 'csv' ? read.text : read.text.replace(/\r\n?/g, '\n');
  const items = readers[format](text);
  if (typeof items === 'string') return refuse(items, format);
  if (items.length === 0) return refuse('no_questions', format);
  return { ...(await assemble(format, items, options)), isGuessed: read.guessed };
}
