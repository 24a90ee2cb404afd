import type { QuestionFigures } from '../types.ts';

/** Questions that discriminate badly first; those of which it is not known last. */
export const worstFirst = <T extends Pick<QuestionFigures, 'discrimination'>>(
  figures: readonly T[],
): T[] =>
  figures.toSorted(
    (one, other) => (one.discrimination ?? 20_000) - (other.discrimination ?? 20_000),
  );
