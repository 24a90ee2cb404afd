import type { AnswerBody } from './types.ts';

/** A save that the server has not confirmed; one that was sent may have arrived. */
export type PendingSave = { slotId: string; key: string; body: AnswerBody; isSent?: boolean };

const keyOf = (userId: string, attemptId: string) => `attempt-answers:${userId}:${attemptId}`;

const isPending = (one: unknown): one is PendingSave =>
  typeof one === 'object' && one !== null && 'slotId' in one && 'key' in one && 'body' in one;

/**
 * Answers of an attempt that wait for the server, kept on this device in the moment in which they are given: a
 * browser that is killed then, or a reload, loses none. Who signs out leaves none behind.
 */
export const keptAnswers = {
  find: (userId: string, attemptId: string): PendingSave[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId, attemptId)) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isPending) : [];
    } catch {
      return [];
    }
  },
  /** Answers whether there was room. */
  keep: (userId: string, attemptId: string, pending: readonly PendingSave[]): boolean => {
    try {
      if (pending.length === 0) localStorage.removeItem(keyOf(userId, attemptId));
      else localStorage.setItem(keyOf(userId, attemptId), JSON.stringify(pending));
      return true;
    } catch {
      return false;
    }
  },
};
