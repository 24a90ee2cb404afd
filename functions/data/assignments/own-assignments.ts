import type * as z from 'zod';
import { locksOf } from '#shared/policies/locks.ts';
import { releasedMarks } from '#functions/data/marks/marks.ts';
import type { Mark } from '#shared/schemas/marks.ts';
import type { ownAssignmentSchema } from '#shared/schemas/assignments.ts';
import type { Course } from '#functions/data/courses/courses.ts';
import type { OwnEnrollment } from '#functions/data/enrollments/enrollments.ts';
import { standingInList } from '#functions/data/lessons/standing-in-list.ts';
import { type GradeRow, isReleased } from '#functions/data/grades/grade-rows.ts';
import type { BlockStates } from '#functions/data/progress/block-states.ts';
import { iso } from '#functions/platform/iso.ts';
import { datesWith, type Extension } from './extensions.ts';
import type { AssignmentRows } from './kept-assignments.ts';
import { ownStanding } from './own-standing.ts';
import type { Submissions } from './submissions.ts';

type OwnAssignment = z.infer<typeof ownAssignmentSchema>;

/** A course of somebody's with all that its assignments in their lists are made of. */
export type OwnAssignmentCourse = {
  course: Pick<Course, 'courseId' | 'title' | 'startsOn'>;
  enrollment: OwnEnrollment;
  rows: AssignmentRows;
  /** null: nothing was done in the course. */
  states: BlockStates | null;
  /** Those that may be released. */
  marks: Mark[];
  /** What the gradebook has of them, which says who is excused, also of what nobody handed in; null: nothing yet. */
  row: Pick<GradeRow, 'marks'> | null;
};

const isoOr = (at: number | null) => (at === null ? null : iso(at));

/** What was earned in the end, and whether that is enough; nothing before it is released. */
function scoreOf(mark: Mark | undefined, passPercent: number | null, now: number) {
  const [released] = mark ? releasedMarks([mark], now) : [];
  const { points = null, earned = null } = released ?? {};
  if (points === null || earned === null) return { score: null, isPassed: null };
  const { most } = earned;
  return {
    score: { points, most },
    isPassed: passPercent === null ? null : points * 100 >= most * passPercent,
  };
}

/**
 * The assignments of a course as somebody in it has them in their lists.
 * @param work theirs, and what is different for them, at assignments of any course
 * @param now in milliseconds
 */
export function ownAssignmentsIn(
  { course, enrollment, rows, states, marks, row }: OwnAssignmentCourse,
  work: {
    submissions: ReadonlyMap<string, Submissions>;
    extensions: ReadonlyMap<string, Extension>;
  },
  now: number,
): OwnAssignment[] {
  const standing = standingInList(course, enrollment, rows, states, now);
  const excused = new Set(
    row?.marks
      .filter((one) => one.status === 'excused' && isReleased(one, null, now))
      .map(({ itemId }) => itemId),
  );
  return rows.assignments.map((block) => {
    const { blockId: assignmentId, assignment, moduleId, title } = block;
    const own = work.submissions.get(assignmentId) ?? null;
    const dates = datesWith(assignment, course, work.extensions.get(assignmentId) ?? null);
    const mark = marks.find(({ itemId }) => itemId === assignmentId);
    return {
      courseId: course.courseId,
      courseTitle: course.title,
      moduleId,
      assignmentId,
      title,
      isForGroups: assignment.groupSetId !== null,
      isExcused: excused.has(assignmentId),
      ...ownStanding(own, dates, assignment.graceMinutes, now),
      opensAt: isoOr(dates.opens.at),
      dueAt: isoOr(dates.due.at),
      closesAt: isoOr(dates.closes.at),
      locks: locksOf(block, standing),
      ...scoreOf(mark, assignment.passPercent, now),
    };
  });
}
