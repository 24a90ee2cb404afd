import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import type { IconName } from '#web/components/ui/icon.tsx';

/** How each kind of a block is drawn. */
export const kindIcons: Record<BlockKind, IconName> = {
  text: 'text',
  video: 'play',
  file: 'link',
  image: 'image',
  audio: 'audio',
  link: 'globe',
  embed: 'play',
  live: 'live',
  quiz: 'help',
  assignment: 'pen',
};
