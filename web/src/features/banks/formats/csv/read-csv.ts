import type { Item } from '../assemble.ts';
import {
  isBrightspace,
  readBrightspace,
  signOfBrightspace,
} from '../brightspace/read-brightspace.ts';
import { Notes } from '../notes.ts';
import type { Refusal } from '../reasons.ts';
import { type Column, columnsOf } from './columns.ts';
import { namesByWords, rawOfRow } from './raw-of-row.ts';
import { type Row, rowsOf, type Table } from '#web/lib/csv-rows.ts';

const delimiters = [',', ';', '\t', '|'];
/** The rows among which the names of the columns are looked for: some programs write a title above them. */
const headRows = 15;
const headLetters = 20_000;

type Head = { columns: Column[]; at: number };

/** The row of names by which most columns are known, among the first of a table. */
function headOf(rows: readonly Row[]): Head | null {
  let best: Head | null = null;
  for (const [at, { cells }] of rows.slice(0, headRows).entries()) {
    const columns = columnsOf(cells);
    if (columns && columns.length > (best?.columns.length ?? 0)) best = { columns, at };
  }
  return best;
}

type Sheet = Head & { delimiter: string };

/** The sign between cells, and the row of names, by which most columns are known. */
function sheetOf(text: string): Sheet | null {
  let best: Sheet | null = null;
  for (const delimiter of delimiters) {
    const head = headOf(rowsOf(text.slice(0, headLetters), delimiter, headRows).rows);
    if (head && head.columns.length > (best?.columns.length ?? 0)) best = { ...head, delimiter };
  }
  return best;
}

/** Whether a text is a table of questions, whatever its file is called: spreadsheets also save them as `.txt`. */
export const isTable = (text: string): boolean =>
  signOfBrightspace(text) !== null || sheetOf(text) !== null;

/** Rows by which templates explain their columns are no questions. */
const explains =
  /^\s*(text of the question|texto de la pregunta|\(required\)|\(obligatorio\)|ejemplo:|example:)/i;

/** The questions of a table with names of columns in either language, whatever program wrote it. */
export function readCsv(file: string): Item[] | Refusal {
  const [, stated] = /^sep=(.)\r?\n/.exec(file) ?? [];
  const text = (stated === undefined ? file : file.replace(/^.*\r?\n/, '')).replace(/\r\n?/g, '\n');
  const sign = signOfBrightspace(text);
  if (sign !== null) return readBrightspace(rowsOf(text, sign));
  const sheet = sheetOf(text);
  if (!sheet) return 'no_columns';
  return questionsOf(rowsOf(text, sheet.delimiter), sheet, stated === undefined ? 0 : 1);
}

/** Whether the rows of a sheet are a table of questions. */
export const isQuestionSheet = (rows: readonly Row[]): boolean =>
  isBrightspace(rows) || headOf(rows) !== null;

/** The questions of a sheet of a workbook. */
export function readQuestionSheet(rows: Row[]): Item[] | Refusal {
  const table = { rows, broken: [] };
  if (isBrightspace(rows)) return readBrightspace(table);
  const head = headOf(rows);
  return head ? questionsOf(table, head, 0) : 'no_columns';
}

/** @param skipped lines of the file before the table */
function questionsOf({ rows, broken }: Table, { columns, at }: Head, skipped: number): Item[] {
  const headLine = rows[at]?.line ?? 0;
  const question = columns.find(({ role }) => role === 'question')?.at ?? 0;
  const asked = rows
    .filter(({ line, cells }) => line > headLine && !explains.test(cells[question] ?? ''))
    // A row of which nothing is known is none, as one that only has its number.
    .filter(({ cells }) => columns.some((column) => (cells[column.at] ?? '').trim() !== ''));
  const byWords = namesByWords(
    columns,
    asked.map(({ cells }) => cells),
  );
  const read = asked.map(({ line, cells, numbers }): Item => {
    const notes = new Notes();
    const raw = rawOfRow({ columns, byWords, numbers }, cells, notes);
    if ('why' in raw) return { line: line + skipped, ...raw };
    return { line: line + skipped, raw, notes, categories: [], carried: [] };
  });
  const lost = broken.map(({ line, cells }: Row): Item => ({
    line: line + skipped,
    title: (cells[question] ?? cells[0] ?? '').replaceAll('"', '').trim().slice(0, 80),
    why: 'not_closed',
  }));
  return [...read, ...lost].toSorted((a, b) => a.line - b.line);
}
