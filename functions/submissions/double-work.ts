import type { Actor } from '#functions/api/actor.ts';
import { type MarkerMarking, markerMarkings } from '#functions/data/assignments/marker-markings.ts';
import type { Double } from '#functions/data/assignments/submissions.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { EditableWork } from './editable-work.ts';

/** How a submission stands that two mark apart, for one who marks it or may. */
export type DoubleWork = {
  double: Double;
  /** How far they may be apart; null: no second marker is asked for any more. */
  tolerancePercent: number | null;
  /** Whether who asks is one of them, may become one, or two others are. */
  seat: 'own' | 'free' | 'taken';
  /** What each has written, in the order in which they began. */
  written: MarkerMarking[];
  /** What who asks has written; null: nothing. */
  mine: MarkerMarking | null;
};

const none: Double = { markers: [], isCompared: false, outcome: 'open', acts: [] };

/** How two mark a submission apart: as it began, whatever the assignment says since. null: all write at one marking. */
function begunAs({ before, assignment }: EditableWork): Double | null {
  if (before) return before.double ?? null;
  return assignment.secondMarker ? none : null;
}

/** With what both wrote, in one request more where it is marked apart at all; null: it is not. */
export async function doubleWorkOf(
  table: Table,
  actor: Pick<Actor, 'userId'>,
  work: EditableWork,
): Promise<DoubleWork | null> {
  const double = begunAs(work);
  if (!double) return null;
  const ids = double.markers.map(({ by }) => by);
  const written = await markerMarkings.some(table, work.place, ids);
  return {
    double,
    tolerancePercent: work.assignment.secondMarker?.tolerancePercent ?? null,
    seat: ids.includes(actor.userId) ? 'own' : ids.length < 2 ? 'free' : 'taken',
    written: ids.flatMap((by) => written.get(by) ?? []),
    mine: written.get(actor.userId) ?? null,
  };
}

/** Whether who marks writes at a marking of their own: they did not agree yet, and it was not sent back. */
export const isApart = (
  doubled: DoubleWork | null,
  { before }: Pick<EditableWork, 'before'>,
): doubled is DoubleWork =>
  doubled !== null && doubled.double.outcome !== 'agreed' && before?.state !== 'returned';

/** The marking at which who marks writes: their own where two mark apart. */
export const writesAt = (doubled: DoubleWork | null, work: EditableWork) =>
  isApart(doubled, work)
    ? { marking: doubled.mine, comments: doubled.mine && { written: doubled.mine.comments } }
    : { marking: work.marking, comments: work.comments };
