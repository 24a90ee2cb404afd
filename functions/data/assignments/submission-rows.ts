import * as z from 'zod';
import { index, indexPartitions, keys, ranges } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import { type Sums, type WorkMark, workLists } from '#functions/data/work/work-lists.ts';
import {
  asksLook,
  countedIn,
  markingOf,
  type MarkerSeat,
  type OneMarking,
  secondOf,
  type Submissions,
  usedIn,
  waitsSince,
} from './submissions.ts';
import { placeOf, placeRecord, submitterId, type WorkPlace } from './work-place.ts';

/** How far what counts is; what is marked and to be seen from some instant on is released, whether that has come or not. */
const listOfState = {
  submitted: 'SUBMITTED',
  returned: 'RETURNED',
  marked: 'MARKED',
  released: 'RELEASED',
} as const;
export type WorkList = keyof typeof listOfState;

/** The lists of what was handed in for an assignment; what waits to be marked also stands in that of who teaches. */
export const submissionLists = {
  all: 'ALL',
  ...listOfState,
  late: 'LATE',
  resubmitted: 'RESUBMITTED',
  unread: 'UNREAD',
  look: 'LOOK',
  second: 'SECOND',
  differs: 'DIFFERS',
} as const;
export type SubmissionList = (typeof submissionLists)[keyof typeof submissionLists];

/** The lists of a marker at an assignment: all that was allocated to them, and what of it waits. */
const markersLists = { all: 'BY', waits: 'WAITS' } as const;
export const markersList = (userId: string, which: keyof typeof markersLists = 'all') =>
  `${markersLists[which]}:${userId}` as const;

/** Whose list it is in which work waits for a marker; null: it is another one. */
const waitsForMarker = (list: string): string | null =>
  list.startsWith(`${markersLists.waits}:`) ? list.slice(markersLists.waits.length + 1) : null;

// Of a group's work they name nobody: who is in it, what they handed in says.
const who = placeRecord;

const rowRecord = z.object({ ...who, submissionId: z.string() });
export type SubmissionRow = z.infer<typeof rowRecord>;

export type SubmissionMark = WorkMark<WorkPlace>;
export type SubmissionSums = Sums<WorkList>;

type Own = Pick<Submissions, 'submissions' | 'markings' | 'allocation'>;

/** Who marks in the course of some work, as it is now. */
export type AroundSubmissions = {
  ownerId: string | null;
  /** Of the seats to which it was allocated, those whose people still sit there. */
  seats: readonly MarkerSeat[];
};

/** How far those who mark are with a submission; of none that anybody has begun with, there is nothing. */
export function listedAs(marking: OneMarking | null | undefined): WorkList {
  if (!marking || marking.state === 'begun') return 'submitted';
  if (marking.state === 'returned') return 'returned';
  return marking.releasedAt === null ? 'marked' : 'released';
}

/** Where those stand that two mark apart: as long as one is waited for, or they have to agree. */
const listOfSecond = {
  waits: ['SECOND'],
  differs: ['DIFFERS'],
  agreed: [],
} as const;

/** The lists in which the submission of somebody stands that counts. */
export function listsOf(own: Own): SubmissionList[] {
  const counted = countedIn(own);
  if (!counted) return [];
  const list = listedAs(markingOf(own));
  return [
    'ALL',
    listOfState[list],
    ...(counted.isLate ? ['LATE' as const] : []),
    ...(usedIn(own) > 1 ? ['RESUBMITTED' as const] : []),
    ...(list === 'released' && counted.readAt === null ? ['UNREAD' as const] : []),
    ...(asksLook(counted) ? ['LOOK' as const] : []),
    ...listOfSecond[secondOf(markingOf(own)) ?? 'agreed'],
  ];
}

/** The lists in which work waits for a mark, or for another look at it. */
const waitsIn: string[] = ['SUBMITTED', 'LOOK'];

function placesOf(own: Own, { seats }: Pick<AroundSubmissions, 'seats'>) {
  const counted = countedIn(own);
  if (!counted) return [];
  const { submissionId: id, submittedAt } = counted;
  const lists = listsOf(own);
  const since = waitsSince(counted);
  const waits = lists.some((list) => waitsIn.includes(list));
  return [
    ...lists.map((list) => ({ list, id, order: list === 'LOOK' ? since : submittedAt })),
    ...seats.flatMap(({ userId }) => [
      { list: markersList(userId), id, order: submittedAt },
      ...(waits ? [{ list: markersList(userId, 'waits'), id, order: since }] : []),
    ]),
  ];
}

/** Whether it is markers' alone: who teaches takes the place of one who is gone. */
const isMarkers = ({ allocation }: Own, { seats }: Pick<AroundSubmissions, 'seats'>): boolean =>
  allocation !== undefined &&
  !allocation.withTeacher &&
  seats.length > 0 &&
  seats.length === allocation.markers.length;

export const submissionRows = {
  ...workLists({
    mark: z.object({ ...who, places: z.array(z.string()), ownerId: z.string().nullable() }),
    entities: { row: 'SubmissionRow', mark: 'SubmissionMark', sums: 'SubmissionSums' },
    labels: { row: 'submission-row', mark: 'submission-mark', sums: 'submission-sums' },
    itemName: 'assignmentId',
    itemOf: ({ assignmentId }: WorkPlace) => assignmentId,
    keys: {
      mark: (of: WorkPlace) => keys.submissionMark(of.assignmentId, submitterId(of)),
      sums: keys.submissionSums,
      row: ({ assignmentId }: WorkPlace, { list, id, order }) =>
        keys.submissionRow(assignmentId, list, order, id),
    },
    counts: listOfState,
    placesOf: (own: Submissions, around: AroundSubmissions) => placesOf(own, around),
    waitsIn,
    isOthers: isMarkers,
    waitsForOther: waitsForMarker,
    toMark: (userId, { id, order }) => index.submissionsToMark(userId, order, id),
    row: (of, { id }) => ({ ...placeOf(of), submissionId: id }),
  }),

  /** A page of a list of an assignment, the longest ago first. */
  list: (
    table: Table,
    assignmentId: string,
    list: SubmissionList | ReturnType<typeof markersList>,
    page: { limit: number; start: Item | undefined },
  ) => table.query(rowRecord, ranges.submissionList(assignmentId, list), page),

  /** A page of what waits for somebody in all courses, the oldest first. */
  toMark: (table: Table, userId: string, page: { limit: number; start?: Item | undefined }) =>
    table.queryIndex(rowRecord, indexPartitions.submissionsToMark(userId), page),
};
