import * as z from 'zod';
import { blockContentSchema, type BlockContent } from '#shared/schemas/blocks.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/** The content of a block, who saved it last, and when. */
export const blockContentRecord = z.object({
  blockId: z.string(),
  /** By which a block is found that is known by its id alone; null: it was saved before contents knew their course. */
  courseId: z.string().nullable().default(null),
  content: blockContentSchema,
  savedBy: z.string(),
  savedAt: z.string(),
});
/** A content with the mark of its save. */
export type Saved = Pick<z.infer<typeof blockContentRecord>, 'content' | 'savedBy' | 'savedAt'>;

export const blockContents = {
  /** The contents of some blocks, by id. */
  async byIds(table: Table, blockIds: string[]): Promise<Map<string, BlockContent>> {
    const found = await table.batchGet(blockContentRecord, blockIds.map(keys.blockContent), {
      consistent: true,
    });
    return new Map(found.map(({ blockId, content }) => [blockId, content]));
  },

  get: (table: Table, blockId: string) => table.get(blockContentRecord, keys.blockContent(blockId)),

  put: (
    { blockId, courseId }: { blockId: string; courseId: string },
    saved: Saved,
  ): TransactionItem => ({
    label: 'content',
    put: { ...keys.blockContent(blockId), entity: 'BlockContent', blockId, courseId, ...saved },
  }),
};
