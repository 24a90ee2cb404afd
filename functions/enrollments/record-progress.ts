import type { enrollments as contract } from '#shared/contract/enrollments.ts';
import { canSeeCourse } from '#shared/policies/courses.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { loadBlock } from '#functions/data/block-view.ts';
import {
  enrollments,
  isActive,
  type Enrollment,
  type Progress,
} from '#functions/data/enrollments.ts';
import { outlines } from '#functions/data/outline.ts';
import { presentEnrollment } from '#functions/data/present-enrollment.ts';
import type { Table } from '#functions/data/table.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { toMilliseconds } from './to-milliseconds.ts';

type Changes = Pick<Enrollment, 'doneBlocks' | 'completedAt'>;

/**
 * What becomes of the sum when a block is done, or no longer so. Counted anew from the course's blocks and
 * those done, so that it is right whatever the teacher has changed since.
 */
async function recount(
  table: Table,
  enrollment: Enrollment,
  changed: Progress,
  now: number,
): Promise<Changes> {
  const { userId, courseId } = enrollment;
  const [blockIds, progress] = await Promise.all([
    outlines.blockIds(table, courseId),
    enrollments.progress(table, userId, courseId),
  ]);
  const states = new Map(progress.map(({ blockId, state }) => [blockId, state]));
  states.set(changed.blockId, changed.state);
  const doneBlocks = blockIds.filter((blockId) => states.get(blockId) === 'done').length;
  const complete = doneBlocks === blockIds.length;
  return { doneBlocks, completedAt: complete ? (enrollment.completedAt ?? iso(now)) : null };
}

export const recordProgress: Operation<typeof contract.recordProgress, BaseDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const { courseId, moduleId, blockId } = params;
  const loaded = await loadBlock(deps.table, params, actor.userId);
  const { enrollment } = loaded;
  const enrolled = isActive(enrollment);
  if (!canSeeCourse(actor, found(loaded.course), enrolled)) throw new AppError('not_found');
  found(loaded.block);
  if (!enrolled) throw new AppError('enrollment_required');
  const positionSeconds = toMilliseconds(body.positionSeconds);
  const progress = { blockId, state: body.state, positionSeconds };
  const wasDone = loaded.progress?.state === 'done';
  const counted =
    wasDone === (body.state === 'done') ? {} : await recount(deps.table, enrollment, progress, now);
  const { next, item } = enrollments.replace(enrollment, {
    ...counted,
    resume: { moduleId, blockId, positionSeconds },
    lastActivityAt: iso(now),
  });
  return {
    response: { state: body.state, enrollment: presentEnrollment(next) },
    items: [enrollments.putProgress(actor.userId, courseId, progress), item],
  };
};
