import type { ShownPart } from './fields.ts';

/** Parts of a question by their ids, each with the words by which whoever answers knows it. */
type Words = ReadonlyMap<string, string>;

/** A table gives the attributes of a map in any order: that of their names. */
const byName = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The words of parts as one text each: what reads the same is the same. */
export const wordsOf = <P>(
  parts: readonly P[],
  idOf: (part: P) => string,
  textOf: (part: P) => unknown,
): Words => new Map(parts.map((part) => [idOf(part), JSON.stringify(textOf(part), byName)]));

/**
 * What a part that was read is by another content of its question. Whoever answered meant the words: where a key was
 * corrected by writing them elsewhere, the part that has them now. Words that are no more were put better, unless what
 * stands in their place was read as well: then they are gone, and so is the answer.
 * @returns the id by the content of now; one that nothing has where the words are gone
 */
export function followWords(read: Words, now: Words): (id: string) => string {
  const places = new Map([...now].toReversed().map(([id, words]) => [words, id]));
  const wereRead = new Set(read.values());
  return (id) => {
    const words = read.get(id);
    if (words === undefined || now.get(id) === words) return id;
    const instead = now.get(id);
    const isElsewhere = instead !== undefined && wereRead.has(instead);
    return places.get(words) ?? (isElsewhere ? `${id} is gone` : id);
  };
}

/** Parts as they were shown, by another content. */
export const carried = (shown: readonly ShownPart[], read: Words, now: Words): ShownPart[] => {
  const follow = followWords(read, now);
  return shown.map((one) => ({ ...one, id: follow(one.id) }));
};
