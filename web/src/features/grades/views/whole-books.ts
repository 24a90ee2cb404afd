const keyOf = (userId: string, courseId: string) => `gradebook-whole:${userId}:${courseId}`;

/**
 * The books that open for a reader as is usual, and with no view of theirs, kept on this device: what is asked of one of
 * them first is known before the book is. Who signs out leaves none behind.
 */
export const wholeBooks = {
  has: (userId: string, courseId: string): boolean =>
    localStorage.getItem(keyOf(userId, courseId)) !== null,
  note: (userId: string, courseId: string, isWhole: boolean): void => {
    if (!isWhole) return localStorage.removeItem(keyOf(userId, courseId));
    try {
      localStorage.setItem(keyOf(userId, courseId), '1');
    } catch {
      // Where there is no room, the book is asked for first.
    }
  },
};
