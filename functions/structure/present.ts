import { editableBlock, editableModule } from '#shared/schemas/blocks.ts';
import { sourceOf, type BlockHead, type Module } from '#functions/data/outline.ts';
import { fieldsOf, pick } from '#functions/platform/pick.ts';

const ofRow = ['moduleId', 'binnedAt', 'version'] as const;
const ofModule = [...ofRow, ...fieldsOf(editableModule)] as const;
const ofBlock = [...ofRow, ...fieldsOf(editableBlock), 'blockId', 'kind', 'facts'] as const;

export const presentModule = (row: Module) => ({
  ...pick(row, ofModule),
  source: sourceOf(row),
  copying: row.copyOf !== undefined,
});

export const presentBlock = (row: BlockHead) => ({ ...pick(row, ofBlock), source: sourceOf(row) });
