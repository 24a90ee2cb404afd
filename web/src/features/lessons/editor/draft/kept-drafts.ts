import type { Content } from '../types.ts';

/** A text that is not known to the server yet, with the one that it was made from. */
export type KeptDraft = {
  userId: string;
  blockId: string;
  seen: Content;
  content: Content;
  /** The time when it was written, in milliseconds since the epoch. */
  at: number;
};

const prefix = 'lesson-draft:';
const keyOf = (userId: string, blockId: string) => `${prefix}${userId}:${blockId}`;

/** Drafts of lessons, kept on this device until the server has them; who signs out leaves none behind. */
export const keptDrafts = {
  find: (userId: string, blockId: string): KeptDraft | null => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId, blockId)) ?? 'null');
      return typeof kept === 'object' && kept !== null && 'content' in kept && 'seen' in kept
        ? (kept as KeptDraft)
        : null;
    } catch {
      return null;
    }
  },
  /** Answers whether there was room. */
  keep: (draft: KeptDraft): boolean => {
    try {
      localStorage.setItem(keyOf(draft.userId, draft.blockId), JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  },
  drop: (userId: string, blockId: string): void => localStorage.removeItem(keyOf(userId, blockId)),
};
