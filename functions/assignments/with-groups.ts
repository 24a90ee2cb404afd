import {
  type OwnAssignmentCourse,
  type ownAssignmentsIn,
} from '#functions/data/assignments/own-assignments.ts';
import { type AtGroups, ownGroupsOf } from '#functions/data/assignments/own-group.ts';
import { ownStateOf } from '#functions/data/assignments/submissions.ts';
import { keys } from '#functions/data/keys.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import type { Table } from '#functions/data/table/table.ts';

type Work = Parameters<typeof ownAssignmentsIn>[1];

/** What of some courses is handed in by groups. */
const atGroups = (courses: OwnAssignmentCourse[]): AtGroups[] =>
  courses.flatMap(({ course: { courseId }, enrollment: { userId }, rows }) =>
    rows.assignments.flatMap(({ blockId: assignmentId, assignment: { groupSetId: setId } }) =>
      setId === null ? [] : [{ place: { userId, courseId, assignmentId }, setId }],
    ),
  );

/**
 * With the work of groups in place of their own at what is handed in by groups, and the marks that are released of it:
 * in two or three requests more, and in none where there is nothing of the kind.
 */
export async function withGroups(
  table: Table,
  courses: OwnAssignmentCourse[],
  alone: Work,
  now: number,
): Promise<{ courses: OwnAssignmentCourse[]; work: Work }> {
  const asked = atGroups(courses);
  if (asked.length === 0) return { courses, work: alone };
  const found = await ownGroupsOf(table, asked);
  const submissions = new Map(alone.submissions);
  const extensions = new Map(alone.extensions);
  for (const [at, { place }] of asked.entries()) {
    const { own = null, extension = null } = found[at] ?? {};
    submissions.delete(place.assignmentId);
    extensions.delete(place.assignmentId);
    if (own) submissions.set(place.assignmentId, own);
    if (extension) extensions.set(place.assignmentId, extension);
  }
  const released = asked.filter((_, at) => ownStateOf(found[at]?.own ?? null, now) === 'released');
  const marks =
    released.length === 0
      ? []
      : await table.batchGet(
          markRecord,
          released.map(({ place: { userId, courseId, assignmentId } }) =>
            keys.mark(userId, courseId, assignmentId),
          ),
        );
  return {
    courses: courses.map((one) => ({
      ...one,
      marks: [...one.marks, ...marks.filter(({ courseId }) => courseId === one.course.courseId)],
    })),
    work: { submissions, extensions },
  };
}
