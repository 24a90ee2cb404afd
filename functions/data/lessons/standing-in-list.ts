import type * as z from 'zod';
import type { Standing } from '#shared/policies/locks.ts';
import type { Course } from '#functions/data/courses/courses.ts';
import type { OwnEnrollment } from '#functions/data/enrollments/enrollments.ts';
import type { BlockStates } from '#functions/data/progress/block-states.ts';
import type { aroundListed } from './kept-rows.ts';
import { standingOf } from './standing.ts';

type Around = z.infer<z.ZodObject<typeof aroundListed>>;

/** Where somebody stands in a course, as far as the locks of what is listed need it. */
export function standingInList(
  course: Pick<Course, 'startsOn'>,
  enrollment: OwnEnrollment,
  { modules, before }: Around,
  states: BlockStates | null,
  now: number,
): Standing {
  const free = { release: null, prerequisites: [], preview: false };
  const waitedFor = before.map(([blockId, moduleId]) => ({ blockId, moduleId, ...free }));
  const done = states?.done.map((blockId) => ({ blockId, state: 'done' as const })) ?? [];
  return standingOf({ course, modules, blocks: waitedFor }, enrollment, done, now);
}
