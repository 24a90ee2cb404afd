/** A name without case, accents and what parts keys, so that "Álvarez" is found by "alv" and stands beside "Alvarez". */
export const fold = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('#', ' ').trim();

/** The words of a name, folded; each once. */
export const wordsOf = (name: string): string[] => [
  ...new Set(
    fold(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  ),
];
