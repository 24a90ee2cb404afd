import type { Enrollment } from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { isVisible } from '#functions/data/lessons/learners-outline.ts';
import { type BlockHead, type Module, moduleRecord } from '#functions/data/lessons/outline.ts';
import type { Table } from '#functions/data/table/table.ts';
import { found } from '#functions/platform/app-error.ts';
import { expectUnlocked, ownCourse } from './expect-unlocked.ts';

/**
 * A block that was read by its own address, where its learner has it.
 * @param module what was read of the block's module, if it was
 * @throws AppError `not_found`
 */
export async function visibleBlock(
  table: Table,
  block: BlockHead | null,
  module?: Module | null,
): Promise<{ block: BlockHead; module: Module }> {
  const shown = found(block && isVisible(block) ? block : null);
  const around =
    module === undefined
      ? await table.get(moduleRecord, keys.module(shown.courseId, shown.moduleId))
      : module;
  return { block: shown, module: found(around && isVisible(around) ? around : null) };
}

/**
 * Whether somebody may open a block now that was read by its own address.
 * @param module what was read of the block's module, if it was
 * @throws AppError `not_found`, `block_locked`
 */
export async function expectOpen(
  table: Table,
  { block, enrollment }: { block: BlockHead | null; enrollment: Enrollment },
  now: number,
  module?: Module | null,
): Promise<void> {
  const shown = await visibleBlock(table, block, module);
  await expectUnlocked({ ...shown, enrollment }, ownCourse(table, enrollment, now), now);
}
