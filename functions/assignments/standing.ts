import * as z from 'zod';
import type { WorkPlace } from '#functions/data/assignments/work-place.ts';
import { progressRecord } from '#functions/data/enrollments/enrollments.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import { blockStatesRecord } from '#functions/data/progress/block-states.ts';
import type { Table } from '#functions/data/table/table.ts';

const parts = z.discriminatedUnion('entity', [
  markRecord.extend({ entity: z.literal('Mark') }),
  progressRecord.extend({ entity: z.literal('Progress') }),
  blockStatesRecord.extend({ entity: z.literal('BlockStates') }),
]);

/** What changes with what somebody hands in, beside their submissions. */
export const standingKeys = ({ userId, courseId, assignmentId }: WorkPlace): Key[] => [
  keys.mark(userId, courseId, assignmentId),
  keys.progress(userId, courseId, assignmentId),
  keys.blockStates(userId, courseId),
];

/** No request where all of it came with the profile. */
export async function loadStanding(table: Table, place: WorkPlace) {
  const items = await table.batchGet(parts, standingKeys(place), { consistent: true });
  return {
    mark: items.find((item) => item.entity === 'Mark') ?? null,
    before: items.find((item) => item.entity === 'Progress') ?? null,
    kept: items.find((item) => item.entity === 'BlockStates') ?? null,
  };
}
