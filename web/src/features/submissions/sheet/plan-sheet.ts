import { fold } from '#shared/policies/fold.ts';
import { pointPlaces, readPoints } from '#web/lib/points.ts';
import type { Sheet } from '#web/lib/read-sheet.ts';
import { type Point, pointShown } from '#web/lib/written-number.ts';
import type { SubmissionWork } from '../types.ts';

/** What the columns of a marking sheet are, in their order. */
export const sheetColumns = ['code', 'student', 'submitted', 'points', 'most', 'feedback'] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** What is read of them, by the names that they bear in either language, also in sheets of other tools. */
const names = {
  code: ['submission', 'code', 'entrega', 'codigo'],
  points: ['points', 'grade', 'mark', 'score', 'puntos', 'nota', 'calificacion'],
  feedback: [
    'feedback',
    'comment',
    'comments',
    'feedback comments',
    'comentario',
    'comentarios',
    'comentarios de retroalimentacion',
  ],
} as const satisfies Partial<Record<SheetColumn, readonly string[]>>;
type Use = keyof typeof names;

/** Where in a row each stands; -1: nowhere. */
export type Places = Record<Use, number>;

/** So many letters of feedback a marking takes. */
const mostFeedback = 8000;
const formula = /^[=+@\uFF1D\uFF0B\uFF20]/;

export type FaultReason =
  | 'unknown'
  | 'twice'
  | 'formula'
  | 'notNumber'
  | 'unclear'
  | 'tooMuch'
  | 'thousands'
  | 'tooLong'
  | 'outdated'
  | 'notClosed';
/** A row that is not taken. */
export type SheetFault = { line: number; code: string; because: FaultReason };

type Written = Pick<NonNullable<SubmissionWork['marking']>, 'points' | 'comment'>;
/** What a row changes of how a submission is marked. */
export type SheetChange = { line: number; work: SubmissionWork; from: Written; to: Written };
export type SheetPlan = {
  changes: SheetChange[];
  faults: SheetFault[];
  unchanged: number;
  /** In so many rows there are points that are not read, since a rubric gives them. */
  byRubric: number;
};

export function placesIn(columns: readonly string[]): Places {
  const folded = columns.map((column) => fold(column).trim());
  const of = (use: Use) => folded.findIndex((column) => names[use].some((name) => name === column));
  return { code: of('code'), points: of('points'), feedback: of('feedback') };
}

/** Whether a sheet says which submissions it means, and something of them. */
export const isMarkingSheet = ({ code, points, feedback }: Places): boolean =>
  code >= 0 && (points >= 0 || feedback >= 0);

/** The codes that a sheet names, each once. */
export const codesIn = ({ rows }: Sheet, { code }: Places): string[] => [
  ...new Set(rows.map(({ cells }) => cells[code] ?? '').filter((one) => one !== '')),
];

export const writtenIn = ({ marking }: Pick<SubmissionWork, 'marking'>): Written => ({
  points: marking?.points ?? null,
  comment: marking?.comment ?? '',
});

/** The points of a cell; a reason where they are none that can be given. An empty cell changes nothing. */
function pointsIn(cell: string, work: SubmissionWork, before: number | null, shown: Point | null) {
  // What a rubric comes to is not typed.
  if (cell === '' || work.marks.by !== 'points') return before;
  if (formula.test(cell)) return 'formula';
  const points = readPoints(cell, { most: work.marks.most, shown });
  return typeof points === 'number' && points > work.marks.most ? 'tooMuch' : points;
}

/**
 * What a sheet would change: each of its rows is taken whole, or not and named with the reason.
 * @param works by their ids: what of the codes of the sheet could be had
 */
export function planSheet(
  sheet: Sheet,
  places: Places,
  works: ReadonlyMap<string, SubmissionWork>,
): SheetPlan {
  const plan: SheetPlan = {
    changes: [],
    faults: sheet.broken.map(({ line, cells }) => ({
      line,
      code: cells[places.code] ?? '',
      because: 'notClosed',
    })),
    unchanged: 0,
    byRubric: 0,
  };
  const shown = pointShown(
    sheet.rows.map(({ cells }) => cells[places.points] ?? ''),
    pointPlaces,
  );
  const seen = new Set<string>();
  for (const { line, cells } of sheet.rows) {
    const code = cells[places.code] ?? '';
    const work = works.get(code);
    const fault = (because: FaultReason) => plan.faults.push({ line, code, because });
    if (!work) fault('unknown');
    else if (seen.has(code)) fault('twice');
    else if (work.isOutdated) fault('outdated');
    if (!work || seen.has(code) || work.isOutdated) continue;
    seen.add(code);
    const from = writtenIn(work);
    const typed = cells[places.points]?.trim() ?? '';
    if (typed !== '' && work.marks.by === 'rubric') plan.byRubric += 1;
    const points = pointsIn(typed, work, from.points, shown);
    const comment = cells[places.feedback]?.trim() || from.comment;
    if (typeof points === 'string') fault(points);
    else if (comment.length > mostFeedback) fault('tooLong');
    else if (points === from.points && comment === from.comment) plan.unchanged += 1;
    else plan.changes.push({ line, work, from, to: { points, comment } });
  }
  return { ...plan, faults: plan.faults.toSorted((a, b) => a.line - b.line) };
}
