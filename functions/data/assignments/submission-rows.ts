import * as z from 'zod';
import { index, indexPartitions, keys, ranges } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import { type Sums, type WorkMark, workLists } from '#functions/data/work/work-lists.ts';
import {
  asksLook,
  countedIn,
  markingOf,
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

// Of a group's work they name nobody: who is in it, what they handed in says.
const who = placeRecord;

const rowRecord = z.object({ ...who, submissionId: z.string() });
export type SubmissionRow = z.infer<typeof rowRecord>;

export type SubmissionMark = WorkMark<WorkPlace>;
export type SubmissionSums = Sums<WorkList>;

type Own = Pick<Submissions, 'submissions' | 'markings'>;

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

function placesOf(own: Own) {
  const counted = countedIn(own);
  if (!counted) return [];
  const { submissionId: id, submittedAt } = counted;
  return listsOf(own).map((list) => ({
    list,
    id,
    order: list === 'LOOK' ? waitsSince(counted) : submittedAt,
  }));
}

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
    placesOf: (own: Submissions, _: { ownerId: string | null }) => placesOf(own),
    waitsIn: ['SUBMITTED', 'LOOK'],
    toMark: (ownerId, { id, order }) => index.submissionsToMark(ownerId, order, id),
    row: (of, { id }) => ({ ...placeOf(of), submissionId: id }),
  }),

  /** A page of a list of an assignment, the longest ago first. */
  list: (
    table: Table,
    assignmentId: string,
    list: SubmissionList,
    page: { limit: number; start: Item | undefined },
  ) => table.query(rowRecord, ranges.submissionList(assignmentId, list), page),

  /** A page of what waits in all courses of a teacher, the oldest first. */
  toMark: (table: Table, ownerId: string, page: { limit: number; start?: Item | undefined }) =>
    table.queryIndex(rowRecord, indexPartitions.submissionsToMark(ownerId), page),
};
