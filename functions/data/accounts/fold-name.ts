import { fold } from '#shared/policies/fold.ts';

/** A name without case, accents and what parts keys, so that "Álvarez" is found by "alv" and stands beside "Alvarez". */
export const foldName = (name: string): string => fold(name).replaceAll('#', ' ').trim();

/** The words of a name, folded; each once. */
export const wordsOf = (name: string): string[] => [
  ...new Set(
    foldName(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  ),
];
