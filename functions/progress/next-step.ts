import { locksOf } from '#shared/policies/locks.ts';
import { enrollments, type Enrollment } from '#functions/data/enrollments/enrollments.ts';
import { learnersOutline } from '#functions/data/lessons/learners-outline.ts';
import { lessonOutline } from '#functions/data/lessons/lean-outlines.ts';
import { standingOf } from '#functions/data/lessons/standing.ts';
import type { Table } from '#functions/data/table/table.ts';

/**
 * Where a learner goes on in a course: at the block where they stopped, unless it is done or locked by
 * now; else at the first that is neither. Null where there is nothing to do now. Two requests.
 */
export async function nextStep(table: Table, enrollment: Enrollment, now: number) {
  const { userId, courseId, resume } = enrollment;
  const [whole, progress] = await Promise.all([
    lessonOutline(table, courseId),
    enrollments.progress(table, userId, courseId),
  ]);
  if (!whole) return null;
  const outline = learnersOutline(whole);
  const standing = standingOf(outline, enrollment, progress, now);
  const open = outline.blocks.filter(
    (block) => !standing.done.has(block.blockId) && locksOf(block, standing).length === 0,
  );
  const block = open.find(({ blockId }) => blockId === resume?.blockId) ?? open[0];
  if (!block) return null;
  const { moduleId, blockId, title, kind, minutes } = block;
  return {
    courseId,
    courseTitle: outline.course.title,
    moduleId,
    blockId,
    blockTitle: title,
    kind,
    minutes,
    positionSeconds: progress.find((one) => one.blockId === blockId)?.positionSeconds ?? 0,
  };
}
