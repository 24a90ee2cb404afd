/** Something that is not known to the server yet, with what it was made from. */
export type KeptDraft<Content> = {
  seen: Content;
  content: Content;
  /** The time when it was written, in milliseconds since the epoch. */
  at: number;
};

/**
 * Drafts of one kind of thing, kept on this device until the server has them; who signs out leaves none behind.
 * @param kind begins their keys
 */
export function keptDrafts<Content>(kind: 'lesson' | 'question' | 'work') {
  const keyOf = (userId: string, id: string) => `${kind}-draft:${userId}:${id}`;
  return {
    find: (userId: string, id: string): KeptDraft<Content> | null => {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId, id)) ?? 'null');
        return typeof kept === 'object' && kept !== null && 'content' in kept && 'seen' in kept
          ? (kept as KeptDraft<Content>)
          : null;
      } catch {
        return null;
      }
    },
    /** Answers whether there was room. */
    keep: (userId: string, id: string, draft: KeptDraft<Content>): boolean => {
      try {
        localStorage.setItem(keyOf(userId, id), JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    drop: (userId: string, id: string): void => localStorage.removeItem(keyOf(userId, id)),
  };
}
