import type { QuestionFigures } from '../types.ts';

type Figures = Pick<QuestionFigures, 'facility' | 'discrimination' | 'scored'>;

/** Below so many answers, figures say more about chance than about the question. */
export const fewAnswers = 20;

/** How easy a question is, by the mean of what was earned; the bounds are those that item analysis usually names. */
export function easeOf({ facility }: Figures): 'unknown' | 'hard' | 'middle' | 'easy' {
  if (facility === null) return 'unknown';
  return facility < 3000 ? 'hard' : facility <= 8500 ? 'middle' : 'easy';
}

/**
 * How well a question tells apart who does well in the rest. Bounds of Ebel and Frisbie, Essentials of Educational
 * Measurement (1991), with those of a negative value named apart: there the key may be wrong.
 */
export function separationOf({
  discrimination,
}: Figures): 'unknown' | 'reversed' | 'none' | 'some' | 'good' {
  if (discrimination === null) return 'unknown';
  if (discrimination < 0) return 'reversed';
  if (discrimination < 2000) return 'none';
  return discrimination < 4000 ? 'some' : 'good';
}

/** Those that discriminate badly first; those of which it is not known last. */
export const worstFirst = <T extends Figures>(figures: readonly T[]): T[] =>
  figures.toSorted(
    (one, other) => (one.discrimination ?? 20_000) - (other.discrimination ?? 20_000),
  );
