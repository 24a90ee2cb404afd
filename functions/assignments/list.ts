import * as z from 'zod';
import type { assignments as contract } from '#shared/contract/assignments.ts';
import { canSeeCourse } from '#shared/policies/courses.ts';
import type { Operation } from '#functions/api/operation.ts';
import { pageOfOwn, placeByActivity } from '#functions/api/page-of-own.ts';
import { byUrgency } from '#functions/data/assignments/by-urgency.ts';
import { extensions } from '#functions/data/assignments/extensions.ts';
import { keptAssignments } from '#functions/data/assignments/kept-assignments.ts';
import { ownAssignmentsIn } from '#functions/data/assignments/own-assignments.ts';
import {
  ownStateOf,
  submissions,
  type Submissions,
} from '#functions/data/assignments/submissions.ts';
import { courseRecord } from '#functions/data/courses/courses.ts';
import { enrollments, type OwnEnrollment } from '#functions/data/enrollments/enrollments.ts';
import { gradeRowRecord } from '#functions/data/grades/grade-rows.ts';
import { keys } from '#functions/data/keys.ts';
import { keptRowsRecord } from '#functions/data/lessons/kept-rows.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import { blockStatesRecord } from '#functions/data/progress/block-states.ts';
import { ownReviewsBy } from '#functions/data/peer-reviews/own-reviews.ts';
import type { Table } from '#functions/data/table/table.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AssignmentsDeps } from './deps.ts';
import { withGroups } from './with-groups.ts';

const parts = z.discriminatedUnion('entity', [
  courseRecord
    .pick({ courseId: true, title: true, state: true, ownerId: true, startsOn: true })
    .extend({ entity: z.literal('Course') }),
  keptRowsRecord.extend({ entity: z.literal('KeptAssignments') }),
  blockStatesRecord.extend({ entity: z.literal('BlockStates') }),
  gradeRowRecord.pick({ courseId: true, marks: true }).extend({ entity: z.literal('GradeRow') }),
  markRecord.extend({ entity: z.literal('Mark') }),
]);

/**
 * Some courses of somebody's with their assignments, and the marks that are released, in one request: what is marked and
 * not released asks for nothing more (case 19).
 */
async function coursesOf(
  table: Table,
  own: OwnEnrollment[],
  work: ReadonlyMap<string, Submissions>,
  now: number,
) {
  const released = [...work.values()].filter((one) => ownStateOf(one, now) === 'released');
  const found = await table.batchGet(
    parts,
    own.flatMap(({ userId, courseId }) => [
      keys.course(courseId),
      keys.keptAssignments(courseId),
      keys.blockStates(userId, courseId),
      keys.gradeRow(courseId, userId),
      ...released
        .filter((one) => one.courseId === courseId)
        .map(({ assignmentId }) => keys.mark(userId, courseId, assignmentId)),
    ]),
  );
  return own.flatMap((enrollment) => {
    const of = found.filter(({ courseId }) => courseId === enrollment.courseId);
    const course = of.find((one) => one.entity === 'Course');
    const rows = keptAssignments.rowsOf(of.find((one) => one.entity === 'KeptAssignments'));
    const states = of.find((one) => one.entity === 'BlockStates') ?? null;
    const marks = of.filter((one) => one.entity === 'Mark');
    const row = of.find((one) => one.entity === 'GradeRow') ?? null;
    return course && rows.assignments.length > 0
      ? [{ course, enrollment, rows, states, marks, row }]
      : [];
  });
}

/**
 * All of a person's enrollments, submissions, extensions and reviews are read (their number does not grow with the school), then
 * the assignments of a page of their courses.
 */
export const list: Operation<typeof contract.list, AssignmentsDeps> = async ({
  actor,
  query,
  page,
  now,
  deps: { table },
}) => {
  const [enrolled, handedIn, different, reviews] = await Promise.all([
    enrollments.listOwn(table, actor.userId),
    submissions.ofPerson(table, actor.userId),
    extensions.ofPerson(table, actor.userId),
    ownReviewsBy(table, actor.userId, now),
  ]);
  const { shown, nextCursor } = pageOfOwn(enrolled, placeByActivity, {
    courseId: query.courseId,
    page,
  });
  const read = shown.length > 0 ? await coursesOf(table, shown, handedIn, now) : [];
  const known = read.filter(({ course }) => canSeeCourse(actor, course, true));
  const alone = { submissions: handedIn, extensions: different };
  const { courses, work } = await withGroups(table, known, alone, now);
  const assignments = courses
    .filter(({ course }) => query.courseId === undefined || course.courseId === query.courseId)
    .flatMap((one) => ownAssignmentsIn(one, work, now))
    .filter(
      ({ label, isExcused }) =>
        query.label === undefined || query.label === (isExcused ? 'excused' : label),
    );
  return {
    items: byUrgency(
      assignments.map((one) => ({ ...one, reviews: reviews.get(one.assignmentId) ?? [] })),
      now,
    ),
    courses: known.map(({ course: { courseId, title } }) => ({ courseId, title })),
    now: iso(now),
    nextCursor,
  };
};
