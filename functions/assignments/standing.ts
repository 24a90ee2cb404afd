import * as z from 'zod';
import type { AssignmentView } from '#functions/data/assignments/assignment-view.ts';
import type { WorkPlace } from '#functions/data/assignments/work-place.ts';
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
]);

/** What changes with what somebody hands in, beside their submissions. */
export const standingKeys = ({ userId, courseId, assignmentId }: WorkPlace): Key[] => [
  keys.mark(userId, courseId, assignmentId),
  keys.progress(userId, courseId, assignmentId),
  keys.blockStates(userId, courseId),
];

/**
 * The same of all for whom it is handed in, with their places in the course. No request where all of it came with the
 * profile.
 * @param enrollment of whoever hands in
 */
export async function loadStandings(
  table: Table,
  { place, enrollment: own }: Pick<AssignmentView, 'place' | 'enrollment'>,
  userIds: string[],
) {
  const items = await table.batchGet(
    parts,
    userIds.flatMap((userId) => [
      ...standingKeys({ ...place, userId }),
      ...(userId === own.userId ? [] : [keys.enrollment(userId, place.courseId)]),
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
    };
  });
}
