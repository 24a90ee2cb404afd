import type { CellChange } from '#shared/schemas/typed-marks.ts';
import { percentOf } from '#web/lib/percent.ts';
import { pointsOf } from '#web/lib/points.ts';

type Reading = {
  /** Of how many points the item is, in ten-thousandths. */
  most: number;
  /** A number without a sign is a percentage. */
  inPercent: boolean;
  /** The words of the states, as the reader's language has them. */
  words: Record<'missing' | 'excused', string>;
};

/** What somebody means who types a text into a cell; null: nobody knows. */
export function typedChange(text: string, { most, inPercent, words }: Reading): CellChange | null {
  const typed = text.trim();
  if (typed === '') return { do: 'clear' };
  const word = typed.toLocaleLowerCase();
  if (word === words.missing.toLocaleLowerCase()) return { do: 'missing' };
  if (word === words.excused.toLocaleLowerCase()) return { do: 'excuse' };
  if (!inPercent && !typed.endsWith('%')) {
    const points = pointsOf(typed);
    return points === null ? null : { do: 'points', points };
  }
  const percent = percentOf(typed);
  return percent === null ? null : { do: 'points', points: Math.round((most * percent) / 10_000) };
}
