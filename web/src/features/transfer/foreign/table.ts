import type { Root, TableCell, TableRow } from 'mdast';
import type { Source } from './read-source.ts';
import { folderOf, stemOf, titleOfName, wordsOf } from './titles.ts';

/**
 * The rows of a table with commas (RFC 4180): cells may stand in quotes, and hold commas, lines and doubled quotes.
 * A library for it would be larger than this, and reads no other dialect that is met here.
 */
export function rowsOfCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|\n|\r|$)/g;
  for (const [, cell = '', end = ''] of text.replace(/^\uFEFF/, '').matchAll(cells)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell.trim() !== ''));
}

/** The most rows and columns that a lesson's table has, the head among them. */
const most = { rows: 100, columns: 20 };

/** A table of a file as a text with a table in it. */
export function readTable(text: string): Source {
  const rows = rowsOfCsv(text);
  const shown = rows.slice(0, most.rows).map((row) => row.slice(0, most.columns));
  const isCut = rows.length > most.rows || rows.some((row) => row.length > most.columns);
  const width = Math.max(0, ...shown.map((row) => row.length));
  const cellOf = (value: string): TableCell => ({
    type: 'tableCell',
    children: value ? [{ type: 'text', value }] : [],
  });
  const children = shown.map((row): TableRow => ({
    type: 'tableRow',
    children: Array.from({ length: width }, (_, at) => cellOf((row[at] ?? '').trim())),
  }));
  return {
    data: {},
    hasFront: false,
    tree: { type: 'root', children: [{ type: 'table', children }] },
    losses: isCut ? [{ reason: 'table_cut', line: null }] : [],
    seen: rows.length,
    title: null,
  };
}

/** Leads the first cell of each row to its page, where one of that name lies in the folder beside the table. */
export function linkRows(tree: Root, path: string, paths: readonly string[]): void {
  const folder = `${path.replace(/\.csv$/i, '')}/`;
  const inside = new Map(
    paths
      .filter((one) => one.startsWith(folder) && one.endsWith('.md'))
      .map((one) => [titleOfName(stemOf(one)).toLowerCase(), one]),
  );
  for (const table of tree.children) {
    if (table.type !== 'table') continue;
    for (const row of table.children.slice(1)) {
      const [cell] = row.children;
      const page = cell && inside.get(titleOfName(wordsOf(cell)).toLowerCase());
      if (!page) continue;
      const url = page.slice(folderOf(path).length).split('/').map(encodeURIComponent).join('/');
      cell.children = [{ type: 'link', url: url.replace(/^\//, ''), children: cell.children }];
    }
  }
}
