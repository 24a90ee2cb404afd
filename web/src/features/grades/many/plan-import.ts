import { fold } from '#shared/policies/fold.ts';
import type { CellChange } from '#shared/schemas/typed-marks.ts';
import type { BookItem, Row, RowMark } from '../types.ts';
import { stateIn } from '../typing/state-words.ts';
import { isItem, type Use } from './column-uses.ts';
import { percentOf } from '#web/lib/percent.ts';
import { pointPlaces, readPoints } from '#web/lib/points.ts';
import type { Sheet } from '#web/lib/read-sheet.ts';
import { type Point, pointShown } from '#web/lib/written-number.ts';

/** Somebody in the course, by all that a file may know them by. */
export type Known = Pick<Row, 'userId' | 'name' | 'marks'> & { email: string | null };

/** Why a row is not taken: nobody, or more than one, is meant; or a cell is no mark. */
export const faultReasons = [
  'unknown',
  'ambiguous',
  'twice',
  'formula',
  'notNumber',
  'unclear',
  'tooMuch',
  'thousands',
  'notClosed',
] as const;

export type Fault<Because extends string = (typeof faultReasons)[number]> = {
  /** Of the file. */
  line: number;
  /** Whom the row names, as it does. */
  person: string;
  /** The column at fault; null: the whole row. */
  column: string | null;
  because: Because;
};

export type PlannedCell = {
  itemId: string;
  version: number;
  change: CellChange;
  before: RowMark | null;
};

/** What a row of a file changes. */
export type PlannedRow = { line: number; userId: string; name: string; cells: PlannedCell[] };

export type Plan = { rows: PlannedRow[]; faults: Fault[]; unchanged: number };

const formula = /^[=+@\t\uFF1D\uFF0B\uFF20]|^-\D/;
/** No mark; in words where Canvas has nothing to give, and where Blackboard waits for one. */
const nothing = /^(?:[-–—]?|n\/a|(?:in progress|needs grading)(?: ?\(.*\))?)$/i;

const textIn = (cell: string) => cell.replaceAll(/[\s\u00A0]+/g, ' ').trim();

function changeOf(
  cell: string,
  most: number,
  shown: Point | null,
): CellChange | Fault['because'] | null {
  const text = textIn(cell);
  if (nothing.test(text)) return null;
  const state = stateIn(text);
  if (state) return state;
  if (formula.test(text)) return 'formula';
  if (text.endsWith('%')) {
    const percent = percentOf(text);
    if (percent === null) return 'notNumber';
    return { do: 'points', points: Math.round((most * percent) / 10_000) };
  }
  const points = readPoints(text, { most, shown });
  return typeof points === 'string' ? points : { do: 'points', points };
}

/** Whether a mark is what the file says already. */
function isSame(mark: RowMark | null, change: CellChange): boolean {
  if (change.do === 'points') return mark?.status === 'marked' && mark.points === change.points;
  return mark?.status === (change.do === 'excuse' ? 'excused' : 'missing');
}

type Way = {
  /** What a row says of its person in this way; empty: nothing. */
  said: (cells: readonly string[]) => string;
  keyOf: (known: Known) => string;
};

/** As names are said: other tools write the last name first, and a comma behind it. */
const spoken = (name: string) => name.replace(/^([^,]+),\s*(\S.*)$/, '$2 $1');

/** By what the rows of a file name people, the surest first. */
function waysOf(uses: readonly Use[]): Way[] {
  const cell = (use: Use) => (cells: readonly string[]) => cells[uses.indexOf(use)] ?? '';
  const [first, last, whole] = [cell('firstName'), cell('lastName'), cell('name')];
  const name = (cells: readonly string[]) =>
    spoken(whole(cells)) || `${first(cells)} ${last(cells)}`.trim();
  return [
    { said: cell('id'), keyOf: ({ userId }) => userId },
    { said: cell('email'), keyOf: ({ email }) => (email ? fold(email) : '') },
    { said: name, keyOf: (known) => fold(known.name) },
  ];
}

/**
 * What a file would change in a book: each of its rows is taken whole, or not and named with the reason.
 * @param uses of the columns, in their order
 * @param of the items that its columns may be of
 */
export function planImport(
  { columns, rows, broken }: Sheet,
  uses: readonly Use[],
  people: readonly Known[],
  of: readonly Pick<BookItem, 'itemId' | 'most'>[],
): Plan {
  const all = waysOf(uses).map(({ said, keyOf }) => ({
    said,
    known: Map.groupBy(people, keyOf),
  }));
  // Ids of another tool, and addresses that whoever asks may not see, say nothing of anybody.
  const telling = all.filter(({ said, known }) =>
    rows.some(({ cells }) => said(cells) !== '' && known.has(fold(said(cells)))),
  );
  const ways = telling.length > 0 ? telling : all;
  const items = uses.flatMap((use, at) => {
    const item = isItem(use) && of.find(({ itemId }) => itemId === use);
    return item ? [{ itemId: item.itemId, most: item.most, at }] : [];
  });
  const shown = pointShown(
    rows.flatMap(({ cells }) => items.map(({ at }) => textIn(cells[at] ?? '').replace('%', ''))),
    pointPlaces,
  );
  const personIn = (cells: readonly string[]) =>
    all
      .toReversed()
      .map(({ said }) => said(cells))
      .find((text) => text !== '') ?? '';
  const plan: Plan = {
    rows: [],
    faults: broken.map(({ line, cells }) => ({
      line,
      person: personIn(cells).slice(0, 80),
      column: null,
      because: 'notClosed',
    })),
    unchanged: 0,
  };
  const seen = new Set<string>();
  for (const { line, cells } of rows) {
    const person = personIn(cells);
    const fault = (because: Fault['because'], column: string | null = null) =>
      plan.faults.push({ line, person, column, because });
    // The surest way in which the row names somebody decides.
    const way = ways.find(({ said }) => said(cells) !== '');
    const named = way?.known.get(fold(way.said(cells))) ?? [];
    const [one, another] = named;
    if (!one) fault('unknown');
    else if (another) fault('ambiguous');
    else if (seen.has(one.userId)) fault('twice');
    if (!one || another || seen.has(one.userId)) continue;
    seen.add(one.userId);
    const before = plan.faults.length;
    const planned = items.flatMap(({ itemId, most, at }): PlannedCell[] => {
      const change = changeOf(cells[at] ?? '', most, shown);
      if (typeof change === 'string') fault(change, columns[at] ?? '');
      if (change === null || typeof change === 'string') return [];
      const mark = one.marks.find((known) => known.itemId === itemId) ?? null;
      return isSame(mark, change)
        ? []
        : [{ itemId, version: mark?.version ?? 0, change, before: mark }];
    });
    if (plan.faults.length > before) continue;
    if (planned.length === 0) plan.unchanged += 1;
    else plan.rows.push({ line, userId: one.userId, name: one.name, cells: planned });
  }
  return { ...plan, faults: plan.faults.toSorted((a, b) => a.line - b.line) };
}
