import type { Item } from '../assemble.ts';
import { readBrightspace, signOfBrightspace } from '../brightspace/read-brightspace.ts';
import { Notes } from '../notes.ts';
import type { Refusal } from '../reasons.ts';
import { type Column, columnsOf } from './columns.ts';
import { namesByWords, rawOfRow } from './raw-of-row.ts';
import { type Row, rowsOf } from '#web/lib/csv-rows.ts';

const delimiters = [',', ';', '\t', '|'];
/** The rows among which the names of the columns are looked for: some programs write a title above them. */
const headRows = 15;
const headLetters = 20_000;

type Sheet = { delimiter: string; columns: Column[]; at: number };

/** The sign between cells, and the row of names, by which most columns are known. */
function sheetOf(text: string): Sheet | null {
  let best: Sheet | null = null;
  for (const delimiter of delimiters) {
    const { rows } = rowsOf(text.slice(0, headLetters), delimiter, headRows);
    for (const [at, { cells }] of rows.entries()) {
      const columns = columnsOf(cells);
      if (columns && columns.length > (best?.columns.length ?? 0))
        best = { delimiter, columns, at };
    }
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
  const text = (stated === undefined ? file : file.replace(/^.*\n/, '')).replace(/\r\n?/g, '\n');
  const sign = signOfBrightspace(text);
  if (sign !== null) return readBrightspace(text, sign);
  const sheet = sheetOf(text);
  if (!sheet) return 'no_columns';
  const { rows, broken } = rowsOf(text, sheet.delimiter);
  const skipped = stated === undefined ? 0 : 1;
  const headLine = rows[sheet.at]?.line ?? 0;
  const question = sheet.columns.find(({ role }) => role === 'question')?.at ?? 0;
  const asked = rows
    .filter(({ line, cells }) => line > headLine && !explains.test(cells[question] ?? ''))
    // A row of which nothing is known is none, as one that only has its number.
    .filter(({ cells }) => sheet.columns.some(({ at }) => (cells[at] ?? '').trim() !== ''));
  const { columns } = sheet;
  const byWords = namesByWords(
    columns,
    asked.map(({ cells }) => cells),
  );
  const read = asked.map(({ line, cells }): Item => {
    const notes = new Notes();
    const raw = rawOfRow({ columns, byWords }, cells, notes);
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
