import { locksOf } from '#shared/policies/locks.ts';
import {
  enrollments,
  type Enrollment,
  type Progress,
} from '#functions/data/enrollments/enrollments.ts';
import { learnersOutline } from '#functions/data/lessons/learners-outline.ts';
import { lessonOutline, type LessonOutline } from '#functions/data/lessons/lean-outlines.ts';
import type { BlockHead, Module } from '#functions/data/lessons/outline.ts';
import { standingOf } from '#functions/data/lessons/standing.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError, found } from '#functions/platform/app-error.ts';

export type OwnCourse = { outline: LessonOutline; progress: Progress[] };

/** The whole course as its learner has it, read once and only where it is asked for. */
export function ownCourse(
  table: Table,
  { userId, courseId }: Enrollment,
): () => Promise<OwnCourse> {
  let whole: Promise<OwnCourse> | undefined;
  const load = async () => {
    const [outline, progress] = await Promise.all([
      lessonOutline(table, courseId).then(found),
      enrollments.progress(table, userId, courseId),
    ]);
    return { outline: learnersOutline(outline), progress };
  };
  return () => (whole ??= load());
}

const hasRules = ({ release, prerequisites }: Module | BlockHead) =>
  release !== null || prerequisites.length > 0;

/**
 * Whatever a learner does in a lesson, they do it in one that is open to them; the course is read where a rule
 * could say otherwise.
 * @throws AppError `block_locked` with what it waits for
 */
export async function expectUnlocked(
  { block, module, enrollment }: { block: BlockHead; module: Module; enrollment: Enrollment },
  whole: () => Promise<OwnCourse>,
  now: number,
): Promise<void> {
  if (![block, module].some(hasRules)) return;
  const { outline, progress } = await whole();
  const locks = locksOf(block, standingOf(outline, enrollment, progress, now));
  if (locks.length > 0) throw new AppError('block_locked', { current: { locks } });
}
