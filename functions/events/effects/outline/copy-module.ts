import { factsOf } from '#shared/blocks/registry.ts';
import { copiedContent } from '#functions/data/lessons/copied-content.ts';
import { mediaWrites } from '#functions/data/media/media-writes.ts';
import { moduleRecord, outlines } from '#functions/data/lessons/outline.ts';
import { outlineWrites } from '#functions/data/lessons/outline-writes.ts';
import type { Table } from '#functions/data/table/table.ts';
import { derivedUlid } from '#functions/platform/derived-ulid.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { copiedPrerequisites, eachContent, ensure } from './copied-rows.ts';

/**
 * Finishes the copy of a module: its lessons, as the original has them now, without what is in the bin.
 * What names a lesson of the original names that lesson's copy; files and all other lessons stay those of the
 * course. Every id follows from the copy's own, so that a repeat makes nothing twice.
 */
export async function copyModule(table: Table, { after }: StreamRecord): Promise<void> {
  if (after?.entity !== 'Module' || after.copyOf === undefined) return;
  const { courseId, moduleId } = moduleRecord.parse(after);
  const outline = await outlines.get(table, courseId);
  const copy = outline?.modules.find((module) => module.moduleId === moduleId);
  if (!outline || !copy?.copyOf) return;
  const { moduleId: from, madeBy, madeAt } = copy.copyOf;
  const blocks = outline.blocks.filter((row) => row.moduleId === from && row.binnedAt === null);
  const ids = new Map([
    [from, moduleId],
    ...blocks.map(({ blockId }) => [blockId, derivedUlid(moduleId, blockId)] as const),
  ]);
  const idOf = (id: string) => ids.get(id) ?? id;
  await eachContent(table, blocks, async (block, original) => {
    const content = copiedContent(original, courseId, courseId, idOf);
    const head = {
      ...block,
      moduleId,
      blockId: idOf(block.blockId),
      // It goes its own way from here on: a course has no two rows of one source.
      source: null,
      prerequisites: copiedPrerequisites(block, idOf),
      facts: factsOf(content),
      version: 1,
      revision: 1,
    };
    await ensure(table, [
      ...outlineWrites.createBlock(head, { content, savedBy: madeBy, savedAt: madeAt }),
      ...block.mediaIds.map((mediaId) => mediaWrites.attach(courseId, mediaId)),
    ]);
  });
  await ensure(table, [outlineWrites.finishCopy(copy)]);
}
