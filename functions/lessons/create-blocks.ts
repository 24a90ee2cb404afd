import { minutesOf } from '#shared/blocks/registry.ts';
import type { lessons as contract } from '#shared/contract/lessons.ts';
import type { Body } from '#shared/contract/route.ts';
import { wholeOutlineOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { outlineWrites } from '#functions/data/lessons/outline-writes.ts';
import { presentBlockRow } from '#functions/data/lessons/present-rows.ts';
import { nameMedia } from '#functions/data/media/named-media.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { addedMedia, expectContent, headOf } from './block-write.ts';
import type { LessonsDeps } from './deps.ts';
import { expectOneTransaction } from '#functions/api/expect-one-transaction.ts';
import { expectRules } from './expect-rules.ts';
import { newRanks } from './new-ranks.ts';
import { expectNew, idFrom } from './source.ts';

type New = Body<typeof contract.createBlocks>['blocks'][number];

/** @throws AppError `invalid_request` with the block at fault */
function expectBlocks(blocks: New[]): void {
  const sources = blocks.map(({ source }) => source);
  for (const [at, { source, content, completion }] of blocks.entries()) {
    if (source !== null && sources.indexOf(source) !== at)
      throw new AppError('invalid_request', {
        issues: [{ path: ['blocks', at, 'source'], code: 'twice' }],
      });
    expectContent(content, completion, ['blocks', at]);
  }
}

/** Blocks of one module in one transaction: a list that is pasted, or a folder of lessons, is there whole or not. */
export const createBlocks: Operation<typeof contract.createBlocks, LessonsDeps> = async ({
  actor,
  params,
  body: { blocks: wanted, after },
  now,
  deps,
}) => {
  const outline = await wholeOutlineOf(deps.table, actor, params.courseId);
  const { courseId } = outline.course;
  const { moduleId } = found(outline.modules.find((module) => module.moduleId === params.moduleId));
  expectBlocks(wanted);
  for (const { source } of wanted)
    expectNew(source, outline.blocks, ({ blockId, version }) => ({ blockId, version }));
  const around = outline.blocks.filter((block) => block.moduleId === moduleId);
  const ranks = newRanks(wanted.length, around, after);
  const blocks = wanted.map(({ content, ...fields }, at) => ({
    ...fields,
    blockId: idFrom(fields.source, courseId, deps, now),
    moduleId,
    courseId,
    kind: content.kind,
    minutes: minutesOf(content, fields.minutes),
    ...headOf(content),
    rank: ranks[at] as string,
    binnedAt: null,
    version: 1,
    revision: 1,
  }));
  const made = blocks.map(({ blockId }) => ({ kind: 'block' as const, blockId }));
  await expectRules(
    deps.table,
    courseId,
    wanted.flatMap(({ prerequisites }) => prerequisites),
    made,
  );
  const named = wanted.flatMap(({ content }, at) => addedMedia(content, null, ['blocks', at]));
  const naming = await nameMedia(deps.table, courseId, named);
  const items = blocks.flatMap((block, at) =>
    outlineWrites.createBlock(block, {
      content: (wanted[at] as New).content,
      savedBy: actor.userId,
      savedAt: iso(now),
    }),
  );
  return {
    response: { blocks: blocks.map(presentBlockRow) },
    items: expectOneTransaction([...items, ...naming.items]),
  };
};
