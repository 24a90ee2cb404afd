import type { BlockState } from '#functions/data/enrollments/enrollments.ts';

type Blocks = { blocks: readonly { blockId: string }[] };

/** The number of blocks of an outline that are done. @param outline as learners have it */
export function doneIn({ blocks }: Blocks, progress: BlockState[]): number {
  const done = new Set(
    progress.flatMap(({ blockId, state }) => (state === 'done' ? [blockId] : [])),
  );
  return blocks.filter(({ blockId }) => done.has(blockId)).length;
}

/**
 * The progress that a list shows beside a course's number of lessons: the two are counted at different moments, and
 * never is more done than there is. Zero lessons: nobody has counted them yet.
 */
export const doneOf = ({ doneBlocks }: { doneBlocks: number }, lessons: number): number =>
  lessons === 0 ? doneBlocks : Math.min(doneBlocks, lessons);
