import type { Row, Table } from '#web/lib/csv-rows.ts';
import type { Item } from '../assemble.ts';
import { Notes } from '../notes.ts';
import { rawOfLines } from './raw-of-lines.ts';

const begins = /^"?NewQuestion"?[^\S\n]*([,;\t])/im;

/** The sign between the cells of such a file; null: it is none. */
export const signOfBrightspace = (text: string): string | null => begins.exec(text)?.[1] ?? null;

const isNew = ({ cells }: Row): boolean => /^newquestion$/i.test(cells[0]?.trim() ?? '');

/** Whether rows are those of such a file. */
export const isBrightspace = (rows: readonly Row[]): boolean => rows.some(isNew);

/**
 * The questions of a file as Brightspace imports them: each is a line `NewQuestion` with its type, and below it a line
 * for each thing that is said of it. https://community.d2l.com/brightspace/kb/articles/27274
 */
export function readBrightspace({ rows, broken }: Table): Item[] {
  const questions: Row[][] = [];
  for (const row of rows) {
    const key = row.cells[0]?.trim() ?? '';
    if (key === '' || key.startsWith('//')) continue;
    if (isNew(row)) questions.push([row]);
    else questions.at(-1)?.push(row);
  }
  const read = questions.map((lines): Item => {
    const notes = new Notes();
    const raw = rawOfLines(
      lines.map(({ cells }) => cells),
      notes,
    );
    const line = lines[0]?.line ?? 1;
    return 'why' in raw ? { line, ...raw } : { line, raw, notes, categories: [], carried: [] };
  });
  const lost = broken.map(({ line, cells }): Item => ({
    line,
    title: (cells[1] ?? '').replaceAll('"', '').trim().slice(0, 80),
    why: 'not_closed',
  }));
  return [...read, ...lost].toSorted((a, b) => a.line - b.line);
}
