import { fold } from '#shared/policies/fold.ts';
import type { KeptComment } from './queries.ts';

/** The comments that have all of the words that are looked for, those that are used most first, then the newest. */
export function findComments(comments: readonly KeptComment[], search: string): KeptComment[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return comments
    .filter(({ text }) => {
      const folded = fold(text);
      return words.every((word) => folded.includes(word));
    })
    .sort((one, other) => other.uses - one.uses || other.savedAt.localeCompare(one.savedAt));
}
