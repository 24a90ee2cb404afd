import Papa from 'papaparse';
import { lineCounter } from './line-counter.ts';

export type Row = {
  line: number;
  cells: string[];
  /** The places of the cells that hold numbers and no texts, where the file says so. */
  numbers?: ReadonlySet<number>;
};
export type Table<R extends Row = Row> = {
  rows: R[];
  /** Lines that could not be read: quotes that never end. */ broken: R[];
};
/** With its number in a spreadsheet, where a row of several lines is one, and an empty one counts. */
type NumberedRow = Row & { row: number };

/** How often reading begins anew behind quotes that never end; after that, quotes are letters. */
const mostRestarts = 10;
const noQuotes = '\u0000';

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** The rows of a text from a place on, and where quotes begin that never end. */
function parse(text: string, begin: number, delimiter: string, quoteChar: string, most?: number) {
  const rows: { at: number; cells: string[] }[] = [];
  let before = begin;
  let lost: number | null = null;
  Papa.parse<string[]>(text.slice(begin), {
    delimiter,
    quoteChar,
    newline: '\n',
    ...(most !== undefined && { preview: most }),
    step: ({ data, errors, meta }) => {
      if (errors.some(({ code }) => code === 'MissingQuotes')) lost = before;
      else rows.push({ at: before, cells: data });
      before = begin + meta.cursor;
    },
  });
  return { rows, lost };
}

/** Reads a table of so many characters between its cells; cells may stand in quotes and hold line breaks. */
export function rowsOf(text: string, delimiter: string, most?: number): Table<NumberedRow> {
  const lineAt = lineCounter(text);
  const rows: NumberedRow[] = [];
  const broken: NumberedRow[] = [];
  let begin = 0;
  let row = 0;
  for (let restarts = 0; begin < text.length; restarts += 1) {
    const quote = restarts < mostRestarts ? '"' : noQuotes;
    const { rows: found, lost } = parse(text, begin, delimiter, quote, most);
    for (const { at, cells } of found) {
      row += 1;
      if (!isEmpty(cells)) rows.push({ line: lineAt(at), row, cells });
    }
    if (lost === null || most !== undefined) break;
    const end = text.indexOf('\n', lost);
    const line = text.slice(lost, end === -1 ? undefined : end);
    row += 1;
    broken.push({ line: lineAt(lost), row, cells: line.split(delimiter) });
    if (end === -1) break;
    begin = end + 1;
  }
  return { rows, broken };
}
