import * as z from 'zod';
import type { WorkPlace } from '#functions/data/assignments/work-place.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Reviewer } from './peer-seats.ts';

/** An enrollment has a state, a membership the id of a group. */
const placeRecord = z.object({
  userId: z.string(),
  state: z.string().optional(),
  groupId: z.string().optional(),
});

/** Of those who handed something in, who are in the course, each with the group in which they are by now; in one request. */
export async function reviewersAt(
  table: Table,
  { courseId, group }: Pick<WorkPlace, 'courseId' | 'group'>,
  members: string[],
): Promise<Reviewer[]> {
  const found = await table.batchGet(
    placeRecord,
    members.flatMap((userId) => [
      keys.enrollment(userId, courseId),
      ...(group ? [keys.membership(userId, courseId, group.setId)] : []),
    ]),
    { consistent: true },
  );
  return members.flatMap((userId) => {
    const own = found.filter((one) => one.userId === userId);
    if (!own.some(({ state }) => state === 'active')) return [];
    return [{ userId, groupId: own.find((one) => one.groupId)?.groupId ?? null }];
  });
}
