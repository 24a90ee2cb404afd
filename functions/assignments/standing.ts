import * as z from 'zod';
import type { AssignmentView } from '#functions/data/assignments/assignment-view.ts';
import type { WorkPlace } from '#functions/data/assignments/work-place.ts';
import { groupWorkKey, groupWorkRecord } from '#functions/data/assignments/group-works.ts';
import { enrollmentRecord, progressRecord } from '#functions/data/enrollments/enrollments.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import { blockStatesRecord } from '#functions/data/progress/block-states.ts';
import type { Table } from '#functions/data/table/table.ts';

const pk = z.string();
const parts = z.discriminatedUnion('entity', [
  markRecord.extend({ entity: z.literal('Mark'), pk }),
  progressRecord.extend({ entity: z.literal('Progress'), pk }),
  blockStatesRecord.extend({ entity: z.literal('BlockStates'), pk }),
  enrollmentRecord.extend({ entity: z.literal('Enrollment'), pk }),
  groupWorkRecord.extend({ entity: z.literal('GroupWork'), pk }),
]);

/** What changes with what somebody hands in, beside their submissions. */
export const standingKeys = ({ userId, courseId, assignmentId }: WorkPlace): Key[] => [
  keys.mark(userId, courseId, assignmentId),
  keys.progress(userId, courseId, assignmentId),
  keys.blockStates(userId, courseId),
];

/**
 * The same of all for whom it is handed in, with their places in the course, and with which group each handed in last.
 * No request where all of it came with the profile.
 * @param enrollment of whoever hands in
 */
export async function loadStandings(
  table: Table,
  { place, group, enrollment: own }: Pick<AssignmentView, 'place' | 'group' | 'enrollment'>,
  userIds: string[],
) {
  const items = await table.batchGet(
    parts,
    userIds.flatMap((userId) => [
      ...standingKeys({ ...place, userId }),
      ...(userId === own.userId ? [] : [keys.enrollment(userId, place.courseId)]),
      ...(group ? [groupWorkKey({ ...place, userId })] : []),
    ]),
    { consistent: true },
  );
  return userIds.map((userId) => {
    const of = <E extends (typeof items)[number]['entity']>(entity: E) =>
      items.find(
        (one): one is Extract<typeof one, { entity: E }> =>
          one.entity === entity && one.pk === keys.profile(userId).pk,
      ) ?? null;
    const enrollment = userId === own.userId ? own : of('Enrollment');
    return {
      userId,
      mark: of('Mark'),
      enrollment,
      before: of('Progress'),
      kept: of('BlockStates'),
      work: of('GroupWork'),
    };
  });
}
