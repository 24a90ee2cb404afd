import { languages, type LocalizedText } from '#shared/policies/languages.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { blockContents } from '#functions/data/block-contents.ts';
import type { BlockHead } from '#functions/data/outline.ts';
import { outlineWrites } from '#functions/data/outline-writes.ts';
import type { TransactionItem } from '#functions/data/transaction.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { ranksBehind } from './ranks-behind.ts';

/** What one transaction takes (4 MB by DynamoDB), less what its keys and heads need. */
const mostBytes = 3_500_000;

const endings = { en: ' (copy)', es: ' (copia)' };
const longestTitle = 120;

/** A title that says that this is the copy, in the languages that it has. */
const titleOf = (title: LocalizedText) =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = title[language];
      const ending = endings[language];
      return text ? [[language, text.slice(0, longestTitle - ending.length) + ending]] : [];
    }),
  );

/**
 * Copies of blocks, each right behind its original, unpublished: nobody learns from it before it was looked at.
 * @throws AppError `too_large` where they do not fit into one transaction
 */
export async function copyBlocks(
  deps: Pick<BaseDeps, 'table' | 'ids'>,
  named: BlockHead[],
  all: BlockHead[],
  { userId, now }: { userId: string; now: number },
): Promise<{ copies: BlockHead[]; items: TransactionItem[] }> {
  const contents = await blockContents.byIds(
    deps.table,
    named.map(({ blockId }) => blockId),
  );
  if (Buffer.byteLength(JSON.stringify([...contents.values()])) > mostBytes)
    throw new AppError('too_large');
  let rows = all;
  const copies = named.map((original) => {
    const copy: BlockHead = {
      ...original,
      blockId: deps.ids.ulid(now),
      title: titleOf(original.title),
      published: false,
      binnedAt: null,
      // It goes its own way from here on: a course has no two rows of one source.
      source: null,
      version: 1,
      revision: 1,
    };
    rows = withBehind(rows, original.blockId, copy);
    return found(rows.find(({ blockId }) => blockId === copy.blockId));
  });
  const shifted = all.flatMap((row) => {
    const rank = rows.find(({ blockId }) => blockId === row.blockId)?.rank;
    return rank === undefined || rank === row.rank
      ? []
      : [outlineWrites.placeBlock(row, { rank }).item];
  });
  const items = copies.flatMap((copy, at) =>
    outlineWrites.createBlock(copy, {
      content: found(contents.get(named[at]?.blockId ?? '')),
      savedBy: userId,
      savedAt: iso(now),
    }),
  );
  return { copies, items: [...items, ...shifted] };
}

/** The rows in order with a new one behind another, all as they are ranked then. */
function withBehind(rows: BlockHead[], anchorId: string, added: BlockHead): BlockHead[] {
  const anchor = found(rows.find(({ blockId }) => blockId === anchorId));
  const siblings = rows.filter(({ moduleId }) => moduleId === anchor.moduleId);
  const placed = ranksBehind(siblings, anchor, [added]);
  const ranks = new Map(placed.map(({ row, rank }) => [row, rank]));
  const at = rows.indexOf(anchor) + 1;
  return [...rows.slice(0, at), added, ...rows.slice(at)].map((row) => {
    const rank = ranks.get(row);
    return rank === undefined ? row : { ...row, rank };
  });
}
