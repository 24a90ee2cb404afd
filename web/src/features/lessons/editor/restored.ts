import type { Content } from './types.ts';

type Listener = (content: Content) => void;
const listeners = new Map<string, Set<Listener>>();

/** Brings an older state of a block to where it is edited; answers whether it is. */
export const restored = {
  tell: (blockId: string, content: Content): boolean => {
    const open = listeners.get(blockId);
    for (const listener of open ?? []) listener(content);
    return (open?.size ?? 0) > 0;
  },
  subscribe: (blockId: string, listener: Listener) => {
    const open = listeners.get(blockId) ?? new Set();
    listeners.set(blockId, open.add(listener));
    return () => void open.delete(listener);
  },
};
