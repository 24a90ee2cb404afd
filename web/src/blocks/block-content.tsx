import type { ComponentType } from 'react';
import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import type { PlayerProps } from './play/player-props.ts';
import { players } from './players.ts';

/** The player of one kind with what that kind holds: so the checker follows from the kind to its props. */
function playerOf<K extends BlockKind>(kind: K, props: PlayerProps<K>) {
  // The server may know a kind that came after this page was loaded.
  if (!Object.hasOwn(players, kind)) return null;
  const Player: ComponentType<PlayerProps<K>> = players[kind];
  return <Player {...props} />;
}

/** Draws the content of a block by its kind. */
export function BlockContent(props: Omit<PlayerProps<BlockKind>, 'content'>) {
  const { content } = props.block;
  return playerOf<BlockKind>(content.kind, { ...props, content });
}
