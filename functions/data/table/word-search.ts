import * as z from 'zod';

/** A row under one of the words that somebody is found by; `words` are all of theirs. */
export const wordRowRecord = z.object({
  userId: z.string(),
  word: z.string().optional(),
  words: z.array(z.string()),
});
export type WordRow = z.infer<typeof wordRowRecord>;

/** The longest wanted word, which finds the fewest rows. */
export const longestOf = (wanted: string[]): string =>
  wanted.reduce((a, b) => (b.length > a.length ? b : a), '');

/**
 * Rows whose word begins with the longest that is wanted, for those who have each wanted word or its beginning;
 * who is found by several of their words is there once, by the first.
 */
export const meeting = <T extends Pick<WordRow, 'word' | 'words'>>(
  rows: T[],
  wanted: string[],
): T[] =>
  rows.filter(
    ({ word, words }) =>
      word === words.find((one) => one.startsWith(longestOf(wanted))) &&
      wanted.every((part) => words.some((one) => one.startsWith(part))),
  );
