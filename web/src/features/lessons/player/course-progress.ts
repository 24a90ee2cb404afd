import type { Outline, OutlineBlock } from './types.ts';

export type CourseProgress = {
  done: number;
  total: number;
  /** What is not done yet, in the order of the course. */
  missing: OutlineBlock[];
  /** The minutes that these take, by their teacher's measure. */
  minutes: number;
};

/** How far a reader is in a course, and what is missing to its end. */
export function courseProgress(outline: Outline): CourseProgress {
  const blocks = outline.flatMap((module) => module.blocks);
  const missing = blocks.filter(({ state }) => state !== 'done');
  return {
    done: blocks.length - missing.length,
    total: blocks.length,
    missing,
    minutes: missing.reduce((sum, block) => sum + block.minutes, 0),
  };
}
