import { later } from '#functions/data/courses/stats.ts';
import {
  type Enrollment,
  completedBy,
  enrollments,
  isActive,
  type Progress,
} from '#functions/data/enrollments/enrollments.ts';
import { lessonOutline } from '#functions/data/lessons/lean-outlines.ts';
import { learnersOutline } from '#functions/data/lessons/learners-outline.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { type BlockStates, blockStates } from './block-states.ts';
import { passesAfter } from './passes.ts';
import { recount, statesAfter } from './recount.ts';

/** What somebody has done of a block so far; null: nothing, or they are not in its course. */
export type Done = {
  enrollment: Enrollment | null;
  before: Progress | null;
  kept: BlockStates | null;
};

/**
 * Marks a block as done for somebody, in the transaction of what makes it so; nothing where it was done before. What is
 * done stays done.
 * @param at the instant of the cause
 */
export async function completeBlock(
  table: Table,
  { courseId, blockId }: { courseId: string; blockId: string },
  { enrollment, before, kept }: Done,
  at: string,
): Promise<TransactionItem[]> {
  if (!enrollment || before?.state === 'done') return [];
  const now = Date.parse(at);
  const progress = {
    blockId,
    state: 'done' as const,
    positionSeconds: before?.positionSeconds ?? 0,
    played: before?.played ?? [],
    credit: before?.credit ?? 0,
    reportedAt: later(at, before?.reportedAt),
    doneAt: at,
  };
  const [states, outline] = await Promise.all([
    blockStates.of(table, enrollment, kept, now),
    // Of who has left, the stream counts what is done when they return.
    isActive(enrollment) ? lessonOutline(table, courseId) : null,
  ]);
  const whole = outline && { outline: learnersOutline(outline), states };
  const changes = {
    ...(whole && {
      ...recount(whole, { completedAt: completedBy(enrollment, now) }, progress, now),
      lastActivityAt: later(at, enrollment.lastActivityAt),
    }),
    ...(enrollment.passes && { passes: passesAfter(enrollment, blockId, null) }),
  };
  return [
    enrollments.putProgress(enrollment, before, progress),
    blockStates.put(enrollment, kept, statesAfter(states, progress)),
    ...(Object.keys(changes).length > 0 ? [enrollments.replace(enrollment, changes).item] : []),
  ];
}
