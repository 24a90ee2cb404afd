import { lateAdjustment } from '#shared/grading/late.ts';
import type { LateAdjustment } from '#shared/schemas/adjustments.ts';
import type { AssignmentPage } from '#web/blocks/assignment/types.ts';
import { mostOf } from '#web/blocks/assignment/use-assignment-words.ts';

/** What being late would take now from work that earns everything; null: nothing. @param now in milliseconds */
export function lateNow(
  { late, due, marking }: Pick<AssignmentPage, 'late' | 'due' | 'marking'>,
  now: number,
): LateAdjustment | null {
  const most = mostOf(marking);
  const dueAt = due.at === null ? null : Date.parse(due.at);
  return lateAdjustment(late, { dueAt, submittedAt: now }, { points: most, most });
}
