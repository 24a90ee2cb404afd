import { hasTimes } from '#shared/blocks/times.ts';
import type { lessons as contract } from '#shared/contract/lessons.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { blockContents } from '#functions/data/lessons/block-contents.ts';
import { editableOutlineOf } from './editable-outline.ts';

/** The limit of one answer (6 MB by Lambda), at the size that one lesson can have. */
const mostOfAPage = 20;

/** Page by page in the outline's order; one that was added or moved meanwhile is read with the next look. */
export const listContents: Operation<typeof contract.listContents, BaseDeps> = async ({
  actor,
  params,
  page,
  query: { only },
  now,
  deps,
}) => {
  const outline = await editableOutlineOf(deps.table, actor, params.courseId, now);
  const blocks = outline.modules.flatMap(({ moduleId }) =>
    outline.blocks.filter(
      (block) => block.moduleId === moduleId && (only === undefined || hasTimes(block.kind)),
    ),
  );
  const from = typeof page.start?.['from'] === 'number' ? page.start['from'] : 0;
  const to = from + Math.min(page.limit, mostOfAPage);
  const ids = blocks.slice(from, to).map(({ blockId }) => blockId);
  const contents = ids.length > 0 ? await blockContents.byIds(deps.table, ids) : new Map();
  return {
    items: ids.flatMap((blockId) => {
      const content = contents.get(blockId);
      return content ? [{ blockId, content }] : [];
    }),
    nextCursor: page.cursor(to < blocks.length ? { from: to } : null),
  };
};
