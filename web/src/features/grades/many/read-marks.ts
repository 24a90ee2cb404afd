import { fold } from '#shared/policies/fold.ts';
import { mostPoints, pointPlaces, readPoints } from '#web/lib/points.ts';
import { type NoSheet, readSheet, type Sheet } from '#web/lib/read-sheet.ts';
import { pointShown } from '#web/lib/written-number.ts';

/** With what the line begins that other tools write below the names of the columns, of how many points a mark is. */
const mostHeads = ['points possible', 'puntos posibles', 'points', 'puntos'];
/** And with what the others begin: when marks were given, and who sees them. */
const otherHeads = ['manual posting', 'publicacion manual', 'date', 'fecha'];

type Cells = { cells: readonly string[] };

const headOf = ({ cells }: Cells) => fold(cells.find((cell) => cell !== '') ?? '');
const isOfMost = (row: Cells) => mostHeads.includes(headOf(row));
const isOfPerson = (row: Cells) => !isOfMost(row) && !otherHeads.includes(headOf(row));

/** Blackboard writes it behind the title. */
const mostInName = /\[[^\]:]*: ?(\d+(?:[.,]\d+)?)[^\]]*\]\s*\|/u;

/** A file of marks, and of how many points the marks of each column are, in ten-thousandths; null: it does not say. */
export type MarkSheet = Sheet & { mosts: readonly (number | null)[] };

/** Reads a file of marks, as spreadsheets and the gradebooks of other tools write them; or says why it is none. */
export async function readMarks(bytes: Uint8Array): Promise<MarkSheet | NoSheet> {
  const sheet = await readSheet(bytes);
  if (typeof sheet === 'string') return sheet;
  const first = sheet.rows.findIndex(isOfPerson);
  const below = first === -1 ? sheet.rows : sheet.rows.slice(0, first);
  const said = below.find(isOfMost)?.cells ?? [];
  const shown = pointShown([...said], pointPlaces);
  const mosts = sheet.columns.map((column, at) => {
    const text = said[at] ?? mostInName.exec(column)?.[1] ?? '';
    const most = readPoints(text, { most: mostPoints, shown });
    return typeof most === 'number' && most > 0 ? most : null;
  });
  return { ...sheet, mosts, rows: first === -1 ? [] : sheet.rows.slice(first) };
}
