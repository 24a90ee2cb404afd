import type { lessons as contract } from '#shared/contract/lessons.ts';
import type { Body } from '#shared/contract/route.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import type { BlockHead, Outline } from '#functions/data/lessons/outline.ts';
import { outlineWrites } from '#functions/data/lessons/outline-writes.ts';
import { presentBlockRow } from '#functions/data/lessons/present-rows.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { copyBlocks } from './copy-blocks.ts';
import { editableOutlineOf, namedRows } from './editable-outline.ts';
import { ranksBehind } from './ranks-behind.ts';

type Change = Exclude<Body<typeof contract.changeBlocks>['change'], { do: 'copy' }>;
type Changed = { next: BlockHead; item: TransactionItem };

/** The blocks in their new places, first those that were named. @throws AppError `not_found` */
function moved(
  { moduleId, after }: Extract<Change, { do: 'move' }>,
  named: BlockHead[],
  { modules, blocks }: Outline,
  at: string,
): Changed[] {
  found(modules.find((module) => module.moduleId === moduleId));
  const others = blocks.filter((one) => one.moduleId === moduleId && !named.includes(one));
  const anchor = after === null ? null : found(others.find(({ blockId }) => blockId === after));
  return ranksBehind(others, anchor, named).map(({ row, rank }) =>
    outlineWrites.placeBlock(row, { moduleId, rank }, at),
  );
}

/** The blocks as they come out of a change. */
function changed(change: Change, named: BlockHead[], outline: Outline, at: string): Changed[] {
  if (change.do === 'move') return moved(change, named, outline, at);
  const work = {
    publish: (one: BlockHead) => outlineWrites.editBlock(one, { published: true }, at),
    unpublish: (one: BlockHead) => outlineWrites.editBlock(one, { published: false }, at),
    bin: (one: BlockHead) => outlineWrites.placeBlock(one, { binnedAt: one.binnedAt ?? at }, at),
    restore: (one: BlockHead) => outlineWrites.placeBlock(one, { binnedAt: null }, at),
  };
  return named.map(work[change.do]);
}

export const changeBlocks: Operation<typeof contract.changeBlocks, BaseDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const { change } = body;
  const outline = await editableOutlineOf(deps.table, actor, params.courseId, now);
  const named = namedRows(body.blockIds, outline.blocks, ({ blockId }) => blockId);
  if (change.do === 'copy') {
    const { copies, items } = await copyBlocks(deps, named, outline.blocks, {
      courseId: params.courseId,
      userId: actor.userId,
      now,
    });
    return { response: { blocks: copies.map(presentBlockRow) }, items };
  }
  const done = changed(change, named, outline, iso(now));
  return {
    response: { blocks: done.map(({ next }) => presentBlockRow(next)) },
    items: done.map(({ item }) => item),
  };
};
