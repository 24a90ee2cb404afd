import type { BlockContent } from '#shared/schemas/blocks.ts';
import { blockContents } from '#functions/data/lessons/block-contents.ts';
import type { BlockHead, Module } from '#functions/data/lessons/outline.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused, type TransactionItem } from '#functions/data/table/transaction.ts';

/** The number of lessons that are copied side by side. */
const abreast = 10;

export type IdOf = (id: string) => string;

/** Commits what is new; what is there already was copied by an earlier try, and may have been edited since. */
export async function ensure(table: Table, items: TransactionItem[]): Promise<void> {
  try {
    await table.commit(items);
  } catch (error) {
    if (!(error instanceof RuleRefused)) throw error;
  }
}

/** The prerequisites, by the ids that they have among the copies. */
export const copiedPrerequisites = ({ prerequisites }: Module | BlockHead, idOf: IdOf) =>
  prerequisites.map((one) =>
    one.kind === 'block'
      ? { ...one, blockId: idOf(one.blockId) }
      : { ...one, moduleId: idOf(one.moduleId) },
  );

/** Goes through blocks with what they hold, some at a time. */
export async function eachContent(
  table: Table,
  blocks: BlockHead[],
  work: (block: BlockHead, content: BlockContent) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < blocks.length; at += abreast) {
    const some = blocks.slice(at, at + abreast);
    const contents = await blockContents.byIds(
      table,
      some.map(({ blockId }) => blockId),
    );
    await Promise.all(
      some.map(async (block) => {
        const content = contents.get(block.blockId);
        if (content) await work(block, content);
      }),
    );
  }
}
