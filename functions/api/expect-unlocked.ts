import { locksOf } from '#shared/policies/locks.ts';
import type { Lock } from '#shared/schemas/lock.ts';
import type { BlockState, Enrollment } from '#functions/data/enrollments/enrollments.ts';
import { learnersOutline } from '#functions/data/lessons/learners-outline.ts';
import { lessonOutline, type LessonOutline } from '#functions/data/lessons/lean-outlines.ts';
import type { BlockHead, Module } from '#functions/data/lessons/outline.ts';
import { blockStates } from '#functions/data/progress/block-states.ts';
import { standingOf } from '#functions/data/lessons/standing.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError, found } from '#functions/platform/app-error.ts';

export type OwnCourse = { outline: LessonOutline; states: BlockState[] };

/**
 * The whole course as its learner has it, read once and only where it is asked for.
 * @param kept gives what the table has of the learner's states
 */
export function ownCourse(
  table: Table,
  enrollment: Enrollment,
  now: number,
  kept = () => blockStates.get(table, enrollment),
): () => Promise<OwnCourse> {
  let whole: Promise<OwnCourse> | undefined;
  const load = async () => {
    const [outline, states] = await Promise.all([
      lessonOutline(table, enrollment.courseId).then(found),
      kept().then((states) => blockStates.of(table, enrollment, states, now)),
    ]);
    return { outline: learnersOutline(outline), states };
  };
  return () => (whole ??= load());
}

const hasRules = ({ release, prerequisites }: Module | BlockHead) =>
  release !== null || prerequisites.length > 0;

type Place = { block: BlockHead; module: Module; enrollment: Enrollment };

/** What a learner's block waits for; the course is read where a rule could say so. */
export async function locksIn(
  { block, module, enrollment }: Place,
  whole: () => Promise<OwnCourse>,
  now: number,
): Promise<Lock[]> {
  if (![block, module].some(hasRules)) return [];
  const { outline, states } = await whole();
  return locksOf(block, standingOf(outline, enrollment, states, now));
}

/**
 * Whatever a learner does in a lesson, they do it in one that is open to them.
 * @throws AppError `block_locked` with what it waits for
 */
export async function expectUnlocked(
  place: Place,
  whole: () => Promise<OwnCourse>,
  now: number,
): Promise<void> {
  const locks = await locksIn(place, whole, now);
  if (locks.length > 0) throw new AppError('block_locked', { current: { locks } });
}
