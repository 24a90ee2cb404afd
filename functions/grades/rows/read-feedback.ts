import * as z from 'zod';
import { groupWorkKey, groupWorkRecord } from '#functions/data/assignments/group-works.ts';
import {
  countedIn,
  stateOf,
  type Submissions,
  submissions,
  submissionsRecord,
} from '#functions/data/assignments/submissions.ts';
import { keyParts, submitterId, type WorkPlace } from '#functions/data/assignments/work-place.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';

const parts = z.discriminatedUnion('entity', [
  groupWorkRecord.extend({ entity: z.literal('GroupWork') }),
  submissionsRecord.extend({ entity: z.literal('Submissions') }),
]);

/** null: there is none that they could read. */
function isRead(own: Submissions | undefined, userId: string, now: number): boolean | null {
  if (!own || stateOf(own, now) !== 'released') return null;
  if (own.team && !own.team.members.includes(userId)) return null;
  return (countedIn(own)?.readAt ?? null) !== null;
}

/** Whether some people have read the feedback on their work for an assignment, handed in by themselves or with a group. */
export async function feedbackRead(
  table: Table,
  { courseId, itemId }: { courseId: string; itemId: string },
  userIds: readonly string[],
  now: number,
): Promise<Map<string, boolean | null>> {
  if (userIds.length === 0) return new Map();
  const places: WorkPlace[] = userIds.map((userId) => ({ userId, courseId, assignmentId: itemId }));
  const read = await table.batchGet(
    parts,
    places.flatMap((place) => [keys.submissions(...keyParts(place)), groupWorkKey(place)]),
  );
  const shared = new Map(
    read.flatMap((one) => (one.entity === 'GroupWork' ? [[one.userId, one.group]] : [])),
  );
  const ofGroups = places.flatMap((place) => {
    const group = shared.get(place.userId);
    return group ? [{ ...place, group }] : [];
  });
  const once = [...new Map(ofGroups.map((place) => [submitterId(place), place])).values()];
  const theirs = once.length === 0 ? [] : await submissions.some(table, once);
  const bySubmitter = new Map(
    [...read.flatMap((one) => (one.entity === 'Submissions' ? [one] : [])), ...theirs].map(
      (one) => [submitterId(one), one],
    ),
  );
  return new Map(
    userIds.map((userId) => {
      const group = shared.get(userId);
      const own = bySubmitter.get(group?.groupId ?? userId);
      return [userId, isRead(own, userId, now)];
    }),
  );
}
