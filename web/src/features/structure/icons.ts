import type { IconName } from '#web/components/ui/icon.tsx';
import type { BlockKind } from './types.ts';

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
