import * as z from 'zod';
import {
  enrollments,
  type BlockState,
  type Enrollment,
} from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { unchangedSince } from '#functions/data/table/versioned.ts';
import { withPasses } from './passes.ts';

/** The blocks of a course that somebody has begun, and those that they have done: one key in place of a query. */
export const blockStatesRecord = z.object({
  courseId: z.string(),
  started: z.array(z.string()),
  done: z.array(z.string()),
  version: z.number(),
});
export type BlockStates = z.infer<typeof blockStatesRecord>;

type Learner = Pick<Enrollment, 'userId' | 'courseId' | 'lastActivityAt' | 'passes'>;

async function writtenStates(
  table: Table,
  learner: Learner | null,
  kept: BlockStates | null,
): Promise<BlockState[]> {
  if (kept)
    return (['started', 'done'] as const).flatMap((state) =>
      kept[state].map((blockId) => ({ blockId, state })),
    );
  if (!learner?.lastActivityAt) return [];
  return enrollments.progress(table, learner.userId, learner.courseId);
}

export const blockStates = {
  get: (table: Table, { userId, courseId }: Pick<Enrollment, 'userId' | 'courseId'>) =>
    table.get(blockStatesRecord, keys.blockStates(userId, courseId)),

  /**
   * The progress of somebody in the blocks of a course.
   * @param learner their enrollment, if they ever had one
   * @param kept what was read of them; null where there is none: they have begun nothing, or did it before states were
   * kept, and then their progress is read
   * @param now in milliseconds: what is passed by then is done
   */
  async of(
    table: Table,
    learner: Learner | null,
    kept: BlockStates | null,
    now: number,
  ): Promise<BlockState[]> {
    return withPasses(await writtenStates(table, learner, kept), learner, now);
  },

  /**
   * Keeps the states that follow from a change of progress, in its transaction.
   * @param before what was read; null: there was none
   */
  put(
    { userId, courseId }: Pick<Enrollment, 'userId' | 'courseId'>,
    before: BlockStates | null,
    states: BlockState[],
  ): TransactionItem {
    const idsOf = (wanted: BlockState['state']) =>
      states.flatMap(({ blockId, state }) => (state === wanted ? [blockId] : []));
    const next: BlockStates = {
      courseId,
      started: idsOf('started'),
      done: idsOf('done'),
      version: (before?.version ?? 0) + 1,
    };
    return tryAgain({
      label: 'block-states',
      put: { ...keys.blockStates(userId, courseId), entity: 'BlockStates', userId, ...next },
      ...unchangedSince(before),
    });
  },
};
