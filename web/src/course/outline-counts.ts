import { blockKinds } from '#shared/blocks/block-kinds.ts';
import type { Outline, OutlineBlock } from './types.ts';

type Kind = Outline[number]['blocks'][number]['kind'];

/** Counts the items of each kind, in a fixed order, without kinds of which there are none. */
export function countsByKind(blocks: readonly { kind: Kind }[]): [kind: Kind, count: number][] {
  return blockKinds
    .map((kind): [Kind, number] => [kind, blocks.filter((block) => block.kind === kind).length])
    .filter(([, count]) => count > 0);
}

export const minutesOf = (blocks: readonly { minutes: number }[]): number =>
  blocks.reduce((sum, { minutes }) => sum + minutes, 0);

type Block = Pick<OutlineBlock, 'state' | 'minutes'>;

/** The progress of a reader in a course: what is missing to its end, in its order, and the minutes that this takes. */
export function courseProgress<B extends Block>(outline: readonly { blocks: readonly B[] }[]) {
  const blocks = outline.flatMap((module) => module.blocks);
  const missing = blocks.filter(({ state }) => state !== 'done');
  return {
    done: blocks.length - missing.length,
    total: blocks.length,
    missing,
    minutes: minutesOf(missing),
  };
}
