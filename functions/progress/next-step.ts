import { locksOf } from '#shared/policies/locks.ts';
import type { Course } from '#functions/data/courses/courses.ts';
import {
  progressRecord,
  type BlockState,
  type OwnEnrollment,
} from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { keptOutlines, type KeptOutline } from '#functions/data/lessons/kept-outline.ts';
import { learnersOutline } from '#functions/data/lessons/learners-outline.ts';
import { lessonOutline } from '#functions/data/lessons/lean-outlines.ts';
import { standingOf } from '#functions/data/lessons/standing.ts';
import type { Table } from '#functions/data/table/table.ts';

/** The outline as the stream keeps it; of a course that it has not counted yet, row by row. */
async function outlineOf(table: Table, courseId: string, kept: KeptOutline | null) {
  const rows = keptOutlines.rowsOf(kept);
  if (rows) return rows;
  const whole = await lessonOutline(table, courseId);
  return whole && learnersOutline(whole);
}

/** The second at which somebody stopped in a block that they have begun. */
async function positionIn(
  table: Table,
  { userId, courseId, resume }: OwnEnrollment,
  blockId: string,
  states: BlockState[],
): Promise<number> {
  if (resume?.blockId === blockId) return resume.positionSeconds;
  if (states.every((one) => one.blockId !== blockId)) return 0;
  const progress = await table.get(progressRecord, keys.progress(userId, courseId, blockId));
  return progress?.positionSeconds ?? 0;
}

/**
 * The block at which a student continues in a course: the one where they stopped, unless it is done or locked by now;
 * else the first that is neither. Null where there is nothing to do now. It asks the table for nothing where the
 * outline is kept and the block is not one that they left for another.
 */
export async function nextStep(
  table: Table,
  enrollment: OwnEnrollment,
  {
    course,
    kept,
    states,
  }: {
    course: Pick<Course, 'title' | 'startsOn'>;
    kept: KeptOutline | null;
    states: BlockState[];
  },
  now: number,
) {
  const { courseId, resume } = enrollment;
  const outline = await outlineOf(table, courseId, kept);
  if (!outline) return null;
  const standing = standingOf({ ...outline, course }, enrollment, states, now);
  const open = outline.blocks.filter(
    (block) => !standing.done.has(block.blockId) && locksOf(block, standing).length === 0,
  );
  const block = open.find(({ blockId }) => blockId === resume?.blockId) ?? open[0];
  if (!block) return null;
  const { moduleId, blockId, title, kind, minutes } = block;
  return {
    courseId,
    courseTitle: course.title,
    moduleId,
    blockId,
    blockTitle: title,
    kind,
    minutes,
    positionSeconds: await positionIn(table, enrollment, blockId, states),
  };
}
