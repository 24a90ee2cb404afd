import { blockKinds } from '#shared/blocks/block-kinds.ts';
import type { CourseDetail, Outline } from '../types.ts';

type Kind = Outline[number]['blocks'][number]['kind'];

/** How many items of each kind there are, in a fixed order, without those of which there are none. */
export function countsByKind(blocks: readonly { kind: Kind }[]): [kind: Kind, count: number][] {
  return blockKinds
    .map((kind): [Kind, number] => [kind, blocks.filter((block) => block.kind === kind).length])
    .filter(([, count]) => count > 0);
}

export const minutesOf = (blocks: readonly { minutes: number }[]): number =>
  blocks.reduce((sum, { minutes }) => sum + minutes, 0);

/** The words for how much of a course's film and sound one can read along; they take both numbers. */
export const captionsKey = ({ played, captioned }: Pick<CourseDetail, 'played' | 'captioned'>) =>
  captioned === played
    ? 'detail.captionsAll'
    : captioned === 0
      ? 'detail.captionsNone'
      : 'detail.captionsSome';
