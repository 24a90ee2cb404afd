import type { ReactNode } from 'react';
import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { Block } from '../types.ts';
import type { VideoControl } from '../video/video-control.ts';

/** The props of a player for one kind of block; each takes what it needs. */
export type PlayerProps<K extends BlockKind> = {
  block: Block;
  content: ContentOf<K>;
  title: string;
  /** The day on which the course starts; null where everybody starts when they like. */
  startsOn: string | null;
  /** Fetches the block anew, with links that hold again. */
  freshBlock: () => Promise<Block>;
  /** Takes the second that is shown; null where nothing is recorded. */
  onPosition: ((seconds: number) => void) | null;
  /** The hand on the video, where something beside the lesson follows it. */
  control?: VideoControl;
  /** The second to begin at, once it is loaded. */
  startAt?: number;
  /** Begins a note on the second that is shown. */
  onNote?: (() => void) | null;
  /** Hears that the video is broken. */
  report?: ReactNode;
};
