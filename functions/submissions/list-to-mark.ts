import * as z from 'zod';
import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { Operation } from '#functions/api/operation.ts';
import { personRecord, profileRecord } from '#functions/data/accounts/profiles.ts';
import { courseMarkers } from '#functions/data/assignments/course-markers.ts';
import { extensionRecord } from '#functions/data/assignments/extensions.ts';
import {
  listedAs,
  type SubmissionRow,
  submissionRows,
} from '#functions/data/assignments/submission-rows.ts';
import {
  asksLook,
  countedIn,
  type Submissions,
  submissionsRecord,
  waitsSince,
} from '#functions/data/assignments/submissions.ts';
import { keyParts, submitterId, type WorkPlace } from '#functions/data/assignments/work-place.ts';
import { courseHeadRecord } from '#functions/data/courses/courses.ts';
import { keys } from '#functions/data/keys.ts';
import { blockRecord } from '#functions/data/lessons/outline.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { SubmissionsDeps } from './deps.ts';
import { isTheirs } from '#functions/api/expect-marker.ts';
import { withMembers } from './with-members.ts';
import { isNamed, presentFacts } from './whose-work.ts';

const parts = z.discriminatedUnion('entity', [
  submissionsRecord.extend({ entity: z.literal('Submissions') }),
  personRecord.extend({ entity: z.literal('Profile'), email: profileRecord.shape.email }),
  extensionRecord.extend({ entity: z.literal('Extension') }),
  courseHeadRecord.extend({ entity: z.literal('Course') }),
  blockRecord.extend({ entity: z.literal('Block') }),
]);

/** So far they are counted. */
const mostCounted = 100;

type TaughtCourse = { courseId: string; ownerId: string };

/** Whether some work is somebody's to mark: of their own course, or allocated to them; asked in one request more where some are not of their own. */
async function isTheirsAmong(table: Table, userId: string, courses: TaughtCourse[]) {
  const elsewhere = courses.filter(({ ownerId }) => ownerId !== userId);
  const markers =
    elsewhere.length === 0
      ? []
      : await courseMarkers.some(
          table,
          elsewhere.map(({ courseId }) => ({ courseId, userId })),
        );
  return (course: TaughtCourse, own: Submissions) =>
    course.ownerId === userId || markers.some((marker) => isTheirs(marker, own));
}

/** What a page shows of its rows, in one request as long as they are 20. */
async function around(table: Table, userId: string, rows: SubmissionRow[]) {
  const found =
    rows.length === 0
      ? []
      : await table.batchGet(
          parts,
          rows.flatMap((row) => [
            keys.submissions(...keyParts(row)),
            ...(row.group ? [] : [keys.profile(row.userId)]),
            keys.extension(...keyParts(row)),
            keys.course(row.courseId),
            keys.block(row.courseId, row.assignmentId),
          ]),
        );
  const of = <E extends (typeof found)[number]['entity']>(entity: E) =>
    found.filter((one): one is Extract<typeof one, { entity: E }> => one.entity === entity);
  const isOf = (row: SubmissionRow) => (one: WorkPlace) =>
    submitterId(one) === submitterId(row) && one.assignmentId === row.assignmentId;
  const [people, isMine] = await Promise.all([
    withMembers(table, of('Profile'), of('Submissions')),
    isTheirsAmong(table, userId, of('Course')),
  ]);
  const ofRow = (row: SubmissionRow) => ({
    people,
    own: of('Submissions').find(isOf(row)),
    extension: of('Extension').find(isOf(row)) ?? null,
    course: of('Course').find(({ courseId }) => courseId === row.courseId),
    block: of('Block').find(({ blockId }) => blockId === row.assignmentId),
  });
  return { of: ofRow, isMine };
}

export const listToMark: Operation<typeof contract.listToMark, SubmissionsDeps> = async ({
  actor,
  page,
  now,
  deps: { table, secret },
}) => {
  const [{ items, last }, counted] = await Promise.all([
    submissionRows.toMark(table, actor.userId, page),
    submissionRows.toMark(table, actor.userId, { limit: mostCounted }),
  ]);
  const { of, isMine } = await around(table, actor.userId, items);
  return {
    pending: counted.items.length,
    items: items.flatMap((row) => {
      const { own, extension, people, course, block } = of(row);
      const rules = block?.facts.assignment;
      const one = own && countedIn(own);
      if (!own || !one || !rules || !course || !isMine(course, own)) return [];
      // What was marked, or submitted again, since the row was written is no longer here.
      const isThere = one.submissionId === row.submissionId;
      const isToMark = listedAs(own.markings[one.submissionId]) === 'submitted';
      if (!isThere || !(isToMark || asksLook(one))) return [];
      const facts = presentFacts(
        {
          place: row,
          people,
          own,
          one,
          rules,
          startsOn: course.startsOn,
          extension,
          isNamed: isNamed(rules, null, null, now),
          secret,
        },
        actor,
        now,
      );
      return [
        {
          ...facts,
          waitsSince: waitsSince(one),
          courseId: row.courseId,
          course: course.title,
          assignmentId: row.assignmentId,
          assignment: block.title,
        },
      ];
    }),
    nextCursor: page.cursor(last),
  };
};
