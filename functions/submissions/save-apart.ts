import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { settledBetween } from '#shared/grading/double.ts';
import { markedWork } from '#shared/grading/marked-work.ts';
import type { newMarking } from '#shared/schemas/submissions.ts';
import { filesIn } from '#functions/data/assignments/markings.ts';
import { type MarkerMarking, markerMarkings } from '#functions/data/assignments/marker-markings.ts';
import {
  type Double,
  submissions,
  unreleased,
  withActs,
} from '#functions/data/assignments/submissions.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { DoubleWork } from './double-work.ts';
import { type EditableWork, isSeen } from './editable-work.ts';
import { idsOf, nameFeedback } from './name-feedback.ts';
import { settle } from './settle.ts';

type Saving = {
  by: string;
  marking: z.infer<typeof newMarking>;
  /** The ids of the files that are given with it; undefined: they stay as they are. */
  asked: readonly string[] | undefined;
  isReady: boolean;
  /** What reviews by classmates gave. */
  reviews: readonly number[];
  /** In milliseconds. */
  now: number;
};

/** With who saves among those who mark, and whether both have given theirs. */
function seated({ double }: DoubleWork, by: string, isReady: boolean): Double {
  const before = double.markers.filter((marker) => marker.by !== by);
  const isKnown = before.length < double.markers.length;
  const markers = isKnown
    ? double.markers.map((marker) => (marker.by === by ? { by, isReady } : marker))
    : [...double.markers, { by, isReady }];
  const areBoth = markers.length === 2 && markers.every((marker) => marker.isReady);
  return {
    ...double,
    markers,
    isCompared: double.isCompared || areBoth,
    outcome: areBoth ? 'differs' : 'open',
  };
}

/** What they come to by what is given now; null: one is waited for, or they have to agree. */
function settledBy(
  { assignment }: EditableWork,
  { written, tolerancePercent }: DoubleWork,
  double: Double,
  next: MarkerMarking,
) {
  if (next.state !== 'ready') return null;
  // Where no second marker is asked for any more, one is enough.
  if (tolerancePercent === null && double.markers.length === 1) return next;
  if (double.outcome !== 'differs') return null;
  const [first, second] = double.markers.map(({ by }) =>
    by === next.by ? next : written.find((one) => one.by === by),
  );
  if (!first || !second) return null;
  const between = settledBetween(assignment, first, second, tolerancePercent ?? 0);
  return between && { ...between, comments: first.comments, files: first.files };
}

/**
 * Saves what one of two wrote who mark a submission apart. Who of those who teach it comes first is one of them, and
 * nobody is both. It is no mark before both have given theirs and they agree, which they do by themselves where they are
 * as near as they may be.
 * @throws AppError `submission_locked` for a third one
 */
export async function saveApart(
  table: Table,
  work: EditableWork,
  doubled: DoubleWork,
  { by, marking, asked, isReady, reviews, now }: Saving,
): Promise<{ next: MarkerMarking; releasedAt: string | null; items: TransactionItem[] }> {
  if (doubled.seat === 'taken') throw new AppError('submission_locked');
  const { place, assignment, own, one, before, dates } = work;
  const { submissionId } = one;
  const when = { dueAt: dates.due.at, submittedAt: Date.parse(one.submittedAt) };
  const comes = markedWork(assignment, marking, when, reviews);
  if (isReady && comes.total === null) throw new AppError('marking_incomplete');
  const at = iso(now);
  const words: MarkerMarking = {
    submissionId,
    ...marking,
    state: isReady ? 'ready' : 'draft',
    ...comes,
    by,
    at,
    version: (doubled.mine?.version ?? 0) + 1,
  };
  const double = seated(doubled, by, isReady);
  const others = doubled.written.filter((one) => one.by !== by);
  // What they come to takes the place of what was agreed on before.
  const isSettled = settledBy(work, doubled, double, words) !== null;
  const agreed = work.marking ? filesIn([work.marking]) : [];
  const { files, items: naming } = await nameFeedback(
    table,
    {
      submissionId,
      userId: by,
      before: [...filesIn(doubled.written), ...agreed],
      asked: asked ?? idsOf(doubled.mine?.files),
      stays: [...filesIn(others), ...(isSettled ? [] : agreed)],
      hidden: doubled.double.isCompared ? [] : filesIn(others),
    },
    now,
  );
  const next = { ...words, files };
  const put = [markerMarkings.put(place, next), ...naming];
  const act = { by, at, points: comes.earned.points, reason: '' };
  const gave = isReady ? withActs(double, { kind: 'gave', ...act }) : double;
  const said = settledBy(work, doubled, double, next);
  if (said) {
    const { choices, points, comment, comments, isLateWaived, files: given } = said;
    const agreedOn = { choices, points, comment, comments, isLateWaived, files: given };
    const settled = withActs(
      { ...gave, outcome: 'agreed' },
      { kind: 'settled', by, at, points: null, reason: '' },
    );
    const { releasedAt, items } = settle(work, agreedOn, settled, reviews, { by, at });
    return { next, releasedAt, items: [...put, ...items] };
  }
  const kept =
    before && isSeen(before, now)
      ? before
      : unreleased({ ...before, state: 'begun', releasedAt: before?.releasedAt ?? null });
  const isSame = !isReady && isDeepStrictEqual(double, before?.double);
  return {
    next,
    releasedAt: kept.releasedAt,
    items: [
      ...put,
      // A draft that follows a draft says nothing new of how far they are.
      isSame
        ? submissions.checkUnchanged(place, own)
        : submissions.put(
            place,
            own,
            submissions.mark(own, submissionId, { ...kept, double: gave }),
          ),
    ],
  };
}
