import { doneIn } from '#functions/data/progress/done-in.ts';
import { enrollments, isActive, type Enrollment } from '#functions/data/enrollments/enrollments.ts';
import type { Outline } from '#functions/data/lessons/outline.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';

/**
 * The blocks of a course that somebody has done. Whether they completed it, their own next step says.
 * @param outline as learners have it now
 */
export async function countLearner(
  table: Table,
  outline: Outline,
  enrollment: Enrollment,
): Promise<void> {
  const { userId, courseId } = enrollment;
  const doneBlocks = doneIn(outline, await enrollments.progress(table, userId, courseId));
  if (doneBlocks === enrollment.doneBlocks) return;
  try {
    await table.commit([enrollments.recounted(enrollment, doneBlocks)]);
  } catch (error) {
    // They went on meanwhile: read again.
    if (!(error instanceof RuleRefused)) throw error;
    const now = await enrollments.get(table, userId, courseId);
    if (isActive(now)) await countLearner(table, outline, now);
  }
}
