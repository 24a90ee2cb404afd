import { editableBlock, editableModule } from '#shared/schemas/blocks.ts';
import { fieldsOf, pick } from '#functions/platform/pick.ts';
import { sourceOf, type Module } from './outline.ts';
import type { NewBlock } from './outline-writes.ts';

const ofRow = ['moduleId', 'binnedAt', 'version'] as const;
const ofModule = [...ofRow, ...fieldsOf(editableModule)] as const;
const ofBlock = [...ofRow, ...fieldsOf(editableBlock), 'blockId', 'kind', 'facts'] as const;

/** A module as those have it who arrange the course. */
export const presentModuleRow = (row: Module) => ({
  ...pick(row, ofModule),
  source: sourceOf(row),
  copying: row.copyOf !== undefined,
});

/** A block as those have it who arrange the course: what it holds is not in it. */
export const presentBlockRow = (row: NewBlock) => ({
  ...pick(row, ofBlock),
  source: sourceOf(row),
});
