import type { Course } from '#functions/data/courses/courses.ts';
import type { BlockState, Enrollment } from '#functions/data/enrollments/enrollments.ts';
import { iso } from '#functions/platform/iso.ts';
import { doneIn } from './done-in.ts';

/** A course as its learner has it, with their states of its blocks. */
type Whole = {
  outline: { course: Pick<Course, 'completeFrom'>; blocks: readonly { blockId: string }[] };
  states: BlockState[];
};

/** The states of a course's blocks after a change of one. */
export const statesAfter = (states: BlockState[], { blockId, state }: BlockState): BlockState[] => [
  ...states.filter((one) => one.blockId !== blockId),
  { blockId, state },
];

/**
 * The change of the sum when a block is done, or no longer so. Counted anew from the outline and the blocks done, so
 * that it is right whatever the teacher has changed since. A course that was completed stays so when lessons are added;
 * only whoever takes back the last of a whole course takes it back. Where a course asks for a total too, the stream says
 * when it is completed (`completeByTotal`).
 */
export function recount(
  { outline, states }: Whole,
  { completedAt }: Pick<Enrollment, 'completedAt'>,
  changed: BlockState,
  now: number,
): Pick<Enrollment, 'doneBlocks' | 'completedAt'> & Partial<Pick<Enrollment, 'completesAt'>> {
  const before = doneIn(outline, states);
  const doneBlocks = doneIn(outline, statesAfter(states, changed));
  const all = outline.blocks.length;
  if (doneBlocks === all)
    return {
      doneBlocks,
      completedAt: completedAt ?? (outline.course.completeFrom === null ? iso(now) : null),
    };
  return before === all
    ? { doneBlocks, completedAt: null, completesAt: null }
    : { doneBlocks, completedAt };
}
