import { type Row, rowsOf } from './csv-rows.ts';
import { decode } from './decode-text.ts';

const delimiters = [',', ';', '\t', '|'];
const headLetters = 20_000;

/** So many people have a course at the most; a longer file is no list of them. */
export const mostSheetRows = 10_000;

/** A file as a table. */
export type Sheet = {
  /** The names of its columns. */
  columns: string[];
  /** With the lines on which they stand in the file. */
  rows: Row[];
  /** Lines with quotes that never end. */
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

/** Reads the table in a file of any usual encoding and separator; or says why it is none. */
export function readSheet(bytes: Uint8Array): Sheet | 'notText' | 'noTable' | 'tooLong' {
  const decoded = decode(bytes);
  if (!decoded) return 'notText';
  const [, stated] = /^sep=(.)\r?\n/.exec(decoded.text) ?? [];
  const skipped = stated === undefined ? 0 : 1;
  const text = (skipped ? decoded.text.replace(/^.*\n/, '') : decoded.text).replace(/\r\n?/g, '\n');
  const { rows, broken } = rowsOf(text, stated ?? delimiterOf(text));
  const [head, ...others] = rows.map(({ line, cells }) => ({
    line: line + skipped,
    cells: cells.map(plain),
  }));
  if (!head || head.cells.length < 2 || others.length + broken.length === 0) return 'noTable';
  if (others.length > mostSheetRows) return 'tooLong';
  return {
    columns: head.cells,
    rows: others,
    broken: broken.map((row) => ({ ...row, line: row.line + skipped })),
    isGuessed: decoded.guessed,
  };
}
