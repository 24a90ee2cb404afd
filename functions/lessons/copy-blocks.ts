import type { BaseDeps } from '#functions/api/base-deps.ts';
import { blockContents } from '#functions/data/lessons/block-contents.ts';
import { mediaWrites } from '#functions/data/media/media-writes.ts';
import type { BlockHead } from '#functions/data/lessons/outline.ts';
import { outlineWrites } from '#functions/data/lessons/outline-writes.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { copiedTitle } from './copied-title.ts';
import { expectOneTransaction } from '#functions/api/expect-one-transaction.ts';
import { placeCopies } from './place-copies.ts';

/** The 4 MB that DynamoDB takes in one transaction, less what it needs beside the copies. */
const mostBytes = 3_500_000;

/**
 * Copies of blocks, each right behind its original, unpublished: nobody learns from it before it was looked at.
 * @throws AppError `too_large` where they do not fit into one transaction
 */
export async function copyBlocks(
  deps: Pick<BaseDeps, 'table' | 'ids'>,
  named: BlockHead[],
  everything: BlockHead[],
  { courseId, userId, now }: { courseId: string; userId: string; now: number },
): Promise<{ copies: BlockHead[]; items: TransactionItem[] }> {
  const contents = await blockContents.byIds(
    deps.table,
    named.map(({ blockId }) => blockId),
  );
  if (Buffer.byteLength(JSON.stringify([...contents.values()])) > mostBytes)
    throw new AppError('too_large');
  const { copies, shifted } = placeCopies(
    everything,
    named,
    (original) => ({
      ...original,
      blockId: deps.ids.ulid(now),
      title: copiedTitle(original.title),
      published: false,
      binnedAt: null,
      // It goes its own way from here on: a course has no two rows of one source.
      source: null,
      version: 1,
      revision: 1,
    }),
    (one, other) => one.moduleId === other.moduleId,
  );
  const items = copies.flatMap((copy, at) =>
    outlineWrites.createBlock(copy, {
      content: found(contents.get(named[at]?.blockId ?? '')),
      savedBy: userId,
      savedAt: iso(now),
    }),
  );
  const aside = shifted.map(
    ({ row, rank }) => outlineWrites.placeBlock(row, { rank }, iso(now)).item,
  );
  const all = [...items, ...aside, ...namings(courseId, copies)];
  return { copies, items: expectOneTransaction(all) };
}

/** The files that the copies name: so that none goes away meanwhile. */
function namings(courseId: string, copies: BlockHead[]): TransactionItem[] {
  const uses = Map.groupBy(
    copies.flatMap(({ mediaIds }) => mediaIds),
    (mediaId) => mediaId,
  );
  return [...uses].map(([mediaId, all]) => mediaWrites.attach(courseId, mediaId, all.length));
}
