import type * as z from 'zod';
import type { figuresSchema } from '#shared/schemas/figures.ts';

/** How a question did, at one quiz or over several. */
export type Figures = z.infer<typeof figuresSchema>;

/** Below so many answers, figures say more about chance than about the question. */
export const fewAnswers = 20;

/** How easy a question is, by the mean of what was earned; the bounds are those that item analysis usually names. */
export function easeOf({
  facility,
}: Pick<Figures, 'facility'>): 'unknown' | 'hard' | 'middle' | 'easy' {
  if (facility === null) return 'unknown';
  return facility < 3000 ? 'hard' : facility <= 8500 ? 'middle' : 'easy';
}

/**
 * How well a question tells apart who does well in the rest. Bounds of Ebel and Frisbie, Essentials of Educational
 * Measurement (1991), with those of a negative value named apart: there the key may be wrong.
 */
export function separationOf({
  discrimination,
}: Pick<Figures, 'discrimination'>): 'unknown' | 'reversed' | 'none' | 'some' | 'good' {
  if (discrimination === null) return 'unknown';
  if (discrimination < 0) return 'reversed';
  if (discrimination < 2000) return 'none';
  return discrimination < 4000 ? 'some' : 'good';
}

/** What can be said of how well a question separates: of one answer, or of none, that there is nothing to compare. */
export function meaningOf({
  discrimination,
  scored,
}: Pick<Figures, 'discrimination' | 'scored'>):
  | 'unscored'
  | 'single'
  | ReturnType<typeof separationOf> {
  if (scored === 0) return 'unscored';
  return scored === 1 ? 'single' : separationOf({ discrimination });
}

/** Whether anything can be told of what was answered. */
export const hasAnswers = ({ groups, others, blank }: Figures): boolean =>
  groups.length > 0 || others > 0 || blank > 0;
