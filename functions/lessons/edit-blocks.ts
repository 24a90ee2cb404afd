import { canComplete } from '#shared/blocks/registry.ts';
import type { lessons as contract } from '#shared/contract/lessons.ts';
import type { Body } from '#shared/contract/route.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import type { BlockHead } from '#functions/data/lessons/outline.ts';
import { outlineWrites } from '#functions/data/lessons/outline-writes.ts';
import { presentBlockRow } from '#functions/data/lessons/present-rows.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { editableOutlineOf, namedRows } from './editable-outline.ts';

type Edit = Body<typeof contract.editBlocks>['edits'][number];

/** @throws AppError `invalid_request` with the edit at fault */
function expectEdits(edits: Edit[], named: BlockHead[]): void {
  const refuse = (at: number, field: string, code: string) =>
    new AppError('invalid_request', { issues: [{ path: ['edits', at, field], code }] });
  const ids = edits.map(({ blockId }) => blockId);
  for (const [at, { blockId, completion }] of edits.entries()) {
    if (ids.indexOf(blockId) !== at) throw refuse(at, 'blockId', 'twice');
    const kind = named[at]?.kind;
    if (completion && kind && !canComplete(kind, completion))
      throw refuse(at, 'completion', 'not_played');
  }
}

/**
 * Rules of many blocks at once, each its own, so that taking back what made them alike is one request too.
 * Where one was edited since, none is: the answer holds all of them as they stand.
 */
export const editBlocks: Operation<typeof contract.editBlocks, BaseDeps> = async ({
  actor,
  params,
  body: { edits },
  now,
  deps,
}) => {
  const { blocks } = await editableOutlineOf(deps.table, actor, params.courseId, now);
  const named = namedRows(
    edits.map(({ blockId }) => blockId),
    blocks,
    ({ blockId }) => blockId,
  );
  expectEdits(edits, named);
  const current = { blocks: named.map(presentBlockRow) };
  const done = named.map((block, at) => {
    const { blockId: _, version, ...changes } = edits[at] as Edit;
    expectVersion(version, block, current);
    return outlineWrites.editBlock(block, changes, iso(now));
  });
  return {
    response: { blocks: done.map(({ next }) => presentBlockRow(next)) },
    items: done.map(({ item }) => item),
  };
};
