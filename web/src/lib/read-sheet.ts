import { type Row, rowsOf, type Table } from './csv-rows.ts';
import { decode } from './decode-text.ts';

const delimiters = [',', ';', '\t', '|'];
const headLetters = 20_000;

/** So many people have a course at the most; a longer file is no list of them. */
export const mostSheetRows = 10_000;

/** A file as a table. */
export type Sheet = {
  /** The names of its columns. */
  columns: string[];
  /** With their numbers in a spreadsheet, which is where people look for them. */
  rows: Row[];
  /** Rows with quotes that never end. */
  broken: Row[];
  /** The letters were told by their looks, since they are no Unicode. */
  isGuessed: boolean;
};

/** What hides a formula from spreadsheets, as our own files have it, is no part of a text. */
const plain = (cell: string) => cell.trim().replace(/^'(?=[\s=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/, '');

/** The sign between cells: that which parts the first row the most. */
function delimiterOf(text: string): string {
  const head = text.slice(0, headLetters);
  const parted = delimiters.map((sign) => rowsOf(head, sign, 1).rows[0]?.cells.length ?? 0);
  return delimiters[parted.indexOf(Math.max(...parted))] ?? ',';
}

/** Why a file is no table that can be read. */
export type NoSheet = 'unreadable' | 'noTable' | 'tooLong';

type Read = Table & Pick<Sheet, 'isGuessed'>;

/** The rows of a text of any usual encoding and separator; null where it is no text. */
function textRows(bytes: Uint8Array): Read | null {
  const decoded = decode(bytes);
  if (!decoded) return null;
  const [first = '', stated] = /^sep=(.)\r?\n/.exec(decoded.text) ?? [];
  // Spreadsheets show no row of a separator that is stated.
  const text = decoded.text.slice(first.length).replace(/\r\n?/g, '\n');
  const { rows, broken } = rowsOf(text, stated ?? delimiterOf(text));
  const numbered = ({ row, cells }: (typeof rows)[number]) => ({ line: row, cells });
  return { rows: rows.map(numbered), broken: broken.map(numbered), isGuessed: decoded.guessed };
}

/** The rows of a workbook; what reads it comes with the first one. */
async function workbookRows(bytes: Uint8Array): Promise<Read | null> {
  const { readWorkbook } = await import('./read-workbook.ts');
  const rows = readWorkbook(bytes, { most: mostSheetRows + 2 });
  return rows && { rows, broken: [], isGuessed: false };
}

/** Every zip begins with these letters, and so does every workbook of today. */
const isZip = ([first, second, third, fourth]: Uint8Array) =>
  first === 0x50 && second === 0x4b && third === 3 && fourth === 4;

/** Reads the table in a workbook, or in a text of any usual encoding and separator; or says why there is none. */
export async function readSheet(bytes: Uint8Array): Promise<Sheet | NoSheet> {
  const read = isZip(bytes) ? await workbookRows(bytes) : textRows(bytes);
  if (!read) return 'unreadable';
  const { broken, isGuessed } = read;
  const [head, ...others] = read.rows.map(({ line, cells }) => ({ line, cells: cells.map(plain) }));
  if (!head || head.cells.length < 2 || others.length + broken.length === 0) return 'noTable';
  if (others.length > mostSheetRows) return 'tooLong';
  return { columns: head.cells, rows: others, broken, isGuessed };
}
