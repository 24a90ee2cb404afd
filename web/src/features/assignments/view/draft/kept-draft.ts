import type { KeptDraft } from './types.ts';

const keyOf = (userId: string, assignmentId: string) =>
  `assignment-draft:${userId}:${assignmentId}`;

const isKept = (one: unknown): one is KeptDraft =>
  typeof one === 'object' && one !== null && 'seen' in one && 'fields' in one;

/**
 * The part of a draft that waits for the server, kept on this device in the moment in which it is written: a browser
 * that is killed then, or a reload, loses none of it. Who signs out leaves none behind.
 */
export const keptDraft = {
  find: (userId: string, assignmentId: string): KeptDraft | null => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId, assignmentId)) ?? 'null');
      return isKept(kept) ? kept : null;
    } catch {
      return null;
    }
  },
  /** Answers whether there was room. */
  keep: (userId: string, assignmentId: string, draft: KeptDraft | null): boolean => {
    try {
      if (draft === null) localStorage.removeItem(keyOf(userId, assignmentId));
      else localStorage.setItem(keyOf(userId, assignmentId), JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  },
};
