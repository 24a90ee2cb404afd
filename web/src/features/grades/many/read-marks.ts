import { fold } from '#shared/policies/fold.ts';
import { type NoSheet, readSheet, type Sheet } from '#web/lib/read-sheet.ts';

/** With what the lines begin that other tools write below the names of the columns: out of how much a mark is, and when it was given. */
const belowHead = [
  'points possible',
  'puntos posibles',
  'manual posting',
  'publicacion manual',
  'points',
  'puntos',
  'date',
  'fecha',
];

const isOfPerson = ({ cells }: { cells: readonly string[] }) =>
  !belowHead.includes(fold(cells.find((cell) => cell !== '') ?? ''));

/** Reads a file of marks, as spreadsheets and the gradebooks of other tools write them; or says why it is none. */
export async function readMarks(bytes: Uint8Array): Promise<Sheet | NoSheet> {
  const sheet = await readSheet(bytes);
  if (typeof sheet === 'string') return sheet;
  const first = sheet.rows.findIndex(isOfPerson);
  return { ...sheet, rows: first === -1 ? [] : sheet.rows.slice(first) };
}
