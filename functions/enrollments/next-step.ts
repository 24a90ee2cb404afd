import { enrollments, type Enrollment } from '#functions/data/enrollments.ts';
import { outlines, type Outline } from '#functions/data/outline.ts';
import type { Table } from '#functions/data/table.ts';

/** The blocks as a learner comes through them: module by module. */
const inOrder = ({ modules, blocks }: Outline) =>
  modules.flatMap(({ moduleId }) => blocks.filter((block) => block.moduleId === moduleId));

/**
 * Where a learner goes on in a course: at the block where they stopped, unless it is done by now; else
 * at the first that is not. Null where there is nothing left to do. Two requests.
 */
export async function nextStep(table: Table, { userId, courseId, resume }: Enrollment) {
  const [outline, progress] = await Promise.all([
    outlines.get(table, courseId),
    enrollments.progress(table, userId, courseId),
  ]);
  if (!outline) return null;
  const own = new Map(progress.map((one) => [one.blockId, one]));
  const open = inOrder(outline).filter(({ blockId }) => own.get(blockId)?.state !== 'done');
  const block = open.find(({ blockId }) => blockId === resume?.blockId) ?? open[0];
  if (!block) return null;
  const { moduleId, blockId, title, kind, minutes } = block;
  const positionSeconds = own.get(blockId)?.positionSeconds ?? 0;
  return {
    courseId,
    courseTitle: outline.course.title,
    moduleId,
    blockId,
    blockTitle: title,
    kind,
    minutes,
    positionSeconds,
  };
}
