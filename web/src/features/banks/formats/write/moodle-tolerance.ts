import type { QuestionContentOf } from '#shared/schemas/questions.ts';
import type { Notes } from '../notes.ts';

export type Tolerance = QuestionContentOf<'numeric'>['accepted'][number]['tolerance'];

/** A tolerance as the distance that it is to Moodle. */
export function toleranceOf(number: string, tolerance: Tolerance, notes: Notes): string {
  if (tolerance.kind === 'absolute') return tolerance.by;
  notes.add('scoring_changed');
  const size = Math.abs(Number(number));
  const distance =
    tolerance.kind === 'relative'
      ? size * Number(tolerance.by)
      : 0.5 * 10 ** (Math.floor(Math.log10(size || 1)) + 1 - tolerance.digits);
  return String(distance);
}
