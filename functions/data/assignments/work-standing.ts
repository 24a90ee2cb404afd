import * as z from 'zod';
import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import type { AssignmentDates } from '#shared/policies/assignment-dates.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { Mark } from '#shared/schemas/marks.ts';
import { type Course, courseRecord } from '#functions/data/courses/courses.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { blockContentRecord } from '#functions/data/lessons/block-contents.ts';
import { type BlockHead, blockRecord } from '#functions/data/lessons/outline.ts';
import { type MarkNews, markNewsRecord } from '#functions/data/marks/mark-news.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import type { KnownMark } from '#functions/data/marks/write-mark.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { datesWith, type Extension, extensionRecord } from './extensions.ts';
import { type MarkingComments, commentsKey, markingCommentsRecord } from './marking-comments.ts';
import { markAssignment } from './mark-assignment.ts';
import { type Marking, markingKey, markingRecord, type NumberedWork } from './markings.ts';
import { countedIn, type Submissions, submissionsRecord } from './submissions.ts';
import { keyParts, type WorkPlace } from './work-place.ts';

const parts = z.discriminatedUnion('entity', [
  courseRecord.extend({ entity: z.literal('Course') }),
  blockRecord.extend({ entity: z.literal('Block') }),
  blockContentRecord.extend({ entity: z.literal('BlockContent') }),
  submissionsRecord.extend({ entity: z.literal('Submissions') }),
  extensionRecord.extend({ entity: z.literal('Extension') }),
  markRecord.extend({ entity: z.literal('Mark') }),
  markNewsRecord.extend({ entity: z.literal('MarkNews') }),
  markingRecord.extend({ entity: z.literal('Marking') }),
  markingCommentsRecord.extend({ entity: z.literal('MarkingComments') }),
]);

export type MarkedPerson = KnownMark & { userId: string };

/** What decides of the mark of somebody's work, and whose course it is in. */
export type WorkStanding = {
  course: Course | null;
  block: BlockHead | null;
  /** null: it is no more. */
  assignment: ContentOf<'assignment'> | null;
  own: Submissions | null;
  extension: Extension | null;
  /** The mark of whoever is named, or of one for whom it was handed in. */
  mark: Mark | null;
  news: MarkNews | null;
  /** All for whom it was handed in, each with a mark of their own: the person, or the members of the group. */
  people: MarkedPerson[];
  /** Of the submission that is asked for. */
  marking: Marking | null;
  /** Of the submission that is asked for by its number; null: there are none. */
  comments: MarkingComments | null;
  /** As they hold for this person now. */
  dates: AssignmentDates;
};

/** What a decision about somebody's work reads by its place. */
export const standingKeys = (place: WorkPlace): Key[] => [
  keys.course(place.courseId),
  keys.block(place.courseId, place.assignmentId),
  keys.blockContent(place.assignmentId),
  keys.submissions(...keyParts(place)),
  keys.extension(...keyParts(place)),
  keys.mark(place.userId, place.courseId, place.assignmentId),
  keys.markNews(place.userId),
];

const markingKeys = (one: NumberedWork): Key[] => [markingKey(one), commentsKey(one)];

const known = z.discriminatedUnion('entity', [
  markRecord.extend({ entity: z.literal('Mark') }),
  markNewsRecord.extend({ entity: z.literal('MarkNews'), pk: z.string() }),
]);

/** The members of a group with their marks: in one request. */
async function membersWith(
  table: Table,
  { courseId, assignmentId }: WorkPlace,
  members: string[],
): Promise<MarkedPerson[]> {
  const found = await table.batchGet(
    known,
    members.flatMap((userId) => [keys.mark(userId, courseId, assignmentId), keys.markNews(userId)]),
    { consistent: true },
  );
  const marks = found.filter((one) => one.entity === 'Mark');
  const told = found.filter((one) => one.entity === 'MarkNews');
  return members.map((userId) => {
    const { pk } = keys.markNews(userId);
    return {
      userId,
      mark: marks.find((one) => one.userId === userId) ?? null,
      news: told.find((one) => one.pk === pk) ?? null,
    };
  });
}

/** One of them whose mark stands for that of all: of a group, one who is not excused. */
export const standsFor = <P extends { mark: Mark | null }>(people: readonly P[]): P | undefined =>
  people.find(({ mark }) => mark?.status !== 'excused') ?? people[0];

/** Everybody's mark that follows from a decision about their work, each written with its cause. */
export const markAll = (
  { people }: Pick<WorkStanding, 'people'>,
  place: WorkPlace,
  ...decided: [Parameters<typeof markAssignment>[2], Parameters<typeof markAssignment>[3]]
): TransactionItem[] =>
  people.flatMap(({ userId, ...one }) => markAssignment({ ...place, userId }, one, ...decided));

const noDates = { opens: null, due: null, closes: null };

/**
 * How somebody's work stands, in one request, and that of a group in two.
 * @param number of the submission whose marking is wanted; null: of the one that counts, in one request more
 */
export async function loadWorkStanding(
  table: Table,
  place: WorkPlace,
  number: number | null,
): Promise<WorkStanding> {
  const found = await table.batchGet(
    parts,
    [...standingKeys(place), ...(number === null ? [] : markingKeys({ ...place, number }))],
    { consistent: true },
  );
  const of = <E extends (typeof found)[number]['entity']>(entity: E) =>
    found.find((one): one is Extract<typeof one, { entity: E }> => one.entity === entity) ?? null;
  const [course, own, extension] = [of('Course'), of('Submissions'), of('Extension')];
  const assignment = contentOfKind('assignment', of('BlockContent')?.content);
  const counted = number === null ? countedIn(own) : null;
  const itself = { userId: place.userId, mark: of('Mark'), news: of('MarkNews') };
  const people = place.group ? await membersWith(table, place, own?.team?.members ?? []) : [itself];
  const shown = people.find(({ userId }) => userId === place.userId) ?? standsFor(people) ?? itself;
  return {
    course,
    block: of('Block'),
    assignment,
    own,
    extension,
    mark: shown.mark,
    news: shown.news,
    people,
    marking: counted
      ? await table.get(markingRecord, markingKey({ ...place, number: counted.number }))
      : of('Marking'),
    comments: of('MarkingComments'),
    dates: datesWith(assignment ?? noDates, { startsOn: course?.startsOn ?? null }, extension),
  };
}
