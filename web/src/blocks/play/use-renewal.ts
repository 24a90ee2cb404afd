import { useRef } from 'react';
import type { Block } from '../types.ts';

/** What to do where a file does not load: fetch the block anew, once, since links end after some minutes. */
export function useRenewal(freshBlock: () => Promise<Block>): () => void {
  const renewed = useRef(false);
  return () => {
    if (renewed.current) return;
    renewed.current = true;
    void freshBlock();
  };
}
