import { useRef } from 'react';
import type { Block } from '../types.ts';

/**
 * Renews the links of a file that does not load: it fetches the block anew, once, since links end after some minutes.
 */
export function useRenewal(freshBlock: () => Promise<Block>): () => void {
  const renewed = useRef(false);
  return () => {
    if (renewed.current) return;
    renewed.current = true;
    void freshBlock();
  };
}
