import type { ComponentType } from 'react';
import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import { AssignmentPlayer } from './assignment/player.tsx';
import { AudioPlayer } from './audio/player.tsx';
import { EmbedPlayer } from './embed/player.tsx';
import { FilePlayer } from './file/player.tsx';
import { ImagePlayer } from './image/player.tsx';
import { LinkPlayer } from './link/player.tsx';
import { LivePlayer } from './live/player.tsx';
import type { PlayerProps } from './play/player-props.ts';
import { QuizPlayer } from './quiz/player.tsx';
import { TextPlayer } from './text/player.tsx';
import { VideoPlayer } from './video/player.tsx';

/** The player of each kind of block. */
export const players: { [K in BlockKind]: ComponentType<PlayerProps<K>> } = {
  text: TextPlayer,
  video: VideoPlayer,
  file: FilePlayer,
  image: ImagePlayer,
  audio: AudioPlayer,
  link: LinkPlayer,
  embed: EmbedPlayer,
  live: LivePlayer,
  quiz: QuizPlayer,
  assignment: AssignmentPlayer,
};
