import { blockKinds } from '#shared/blocks/block-kinds.ts';
import type { Outline } from './types.ts';

type Kind = Outline[number]['blocks'][number]['kind'];

/** Counts the items of each kind, in a fixed order, without kinds of which there are none. */
export function countsByKind(blocks: readonly { kind: Kind }[]): [kind: Kind, count: number][] {
  return blockKinds
    .map((kind): [Kind, number] => [kind, blocks.filter((block) => block.kind === kind).length])
    .filter(([, count]) => count > 0);
}

export const minutesOf = (blocks: readonly { minutes: number }[]): number =>
  blocks.reduce((sum, { minutes }) => sum + minutes, 0);
