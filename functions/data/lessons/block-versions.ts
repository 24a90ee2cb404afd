import * as z from 'zod';
import { type BlockContent, blockContentSchema, editableBlock } from '#shared/schemas/blocks.ts';
import { keys, ranges } from '#functions/data/keys.ts';
import type { Saved } from './block-contents.ts';
import type { BlockHead } from './outline.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/** The lifetime of a kept state, in seconds: 180 days. */
const keptForSeconds = 180 * 86_400;
/** Saves of one person that follow each other within so many milliseconds are one: 10 minutes. */
const oneSitting = 10 * 60_000;

const headRecord = z.object({
  version: z.number(),
  title: editableBlock.title,
  savedAt: z.string(),
  savedBy: z.string(),
  expiresAt: z.number(),
});
const versionRecord = headRecord.extend({ content: blockContentSchema });

/** The table forgets what has expired within days; readers do at once. */
const isThere = ({ expiresAt }: { expiresAt: number }, now: number) => expiresAt * 1000 > now;

export const blockVersions = {
  /**
   * Keeps what a save of `userId` replaces, unless that was their own work of the same sitting; what gives way
   * to another kind of lesson is kept in any case.
   */
  keep(
    { blockId, courseId, version, title }: BlockHead,
    { content, savedBy, savedAt }: Saved,
    { userId, now, kind }: { userId: string; now: number; kind: BlockContent['kind'] },
  ): TransactionItem[] {
    const sameSitting = savedBy === userId && now - Date.parse(savedAt) < oneSitting;
    if (sameSitting && kind === content.kind) return [];
    const expiresAt = Math.floor(now / 1000) + keptForSeconds;
    const kept = { blockId, courseId, version, title, savedAt, savedBy, content, expiresAt };
    return [
      {
        label: 'version',
        put: { ...keys.blockVersion(blockId, version), entity: 'BlockVersion', ...kept },
      },
    ];
  },

  /** The kept states of a block without their content, newest first; a page, short by what has expired. */
  async list(
    table: Table,
    blockId: string,
    page: { limit: number; start: Item | undefined },
    now: number,
  ) {
    const { items, last } = await table.query(headRecord, ranges.blockVersions(blockId), {
      ...page,
      newestFirst: true,
    });
    return { items: items.filter((one) => isThere(one, now)), last };
  },

  /** A kept state with its content at the instant `now` (milliseconds), or null. */
  async get(table: Table, blockId: string, version: number, now: number) {
    const kept = await table.get(versionRecord, keys.blockVersion(blockId, version));
    return kept && isThere(kept, now) ? kept : null;
  },
};
