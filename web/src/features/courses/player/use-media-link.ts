import { useRef } from 'react';
import type { Block } from './types.ts';

/**
 * The link to a file of a block, and what to do where it does not load: fetch the block anew once,
 * since links end after some minutes.
 */
export function useMediaLink(
  block: Block,
  mediaId: string | null,
  freshBlock: () => Promise<Block>,
) {
  const renewed = useRef(false);
  const link = block.links.find((one) => one.mediaId === mediaId);
  const onError = () => {
    if (renewed.current) return;
    renewed.current = true;
    void freshBlock();
  };
  return { link, onError };
}
