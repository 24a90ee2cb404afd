import type { CellChange } from '#shared/schemas/typed-marks.ts';
import type { Language } from '#shared/policies/languages.ts';
import { percentOf } from '#web/lib/percent.ts';
import { readPoints } from '#web/lib/points.ts';
import type { Point } from '#web/lib/written-number.ts';
import { stateIn } from './state-words.ts';

type Reading = {
  /** Of how many points the item is, in ten-thousandths. */
  most: number;
  /** A number without a sign is a percentage. */
  inPercent: boolean;
  /** The points that stand there, in ten-thousandths; null: none do. */
  points: number | null;
  /** Of the page. */
  language: Language;
  /** The point that the numbers show which are pasted with it; null: it is typed alone, or they show none. */
  shown?: Point | null;
};

/** What somebody means who types a text into a cell; null: nobody knows. */
export function typedChange(text: string, reading: Reading): CellChange | null {
  const { most, inPercent, points: now, language, shown = null } = reading;
  const typed = text.trim();
  if (typed === '') return { do: 'clear' };
  const state = stateIn(typed);
  if (state) return state;
  if (!inPercent && !typed.endsWith('%')) {
    const points = readPoints(typed, { most, language, shown });
    return typeof points === 'string' ? null : { do: 'points', points };
  }
  const percent = percentOf(typed);
  if (percent === null) return null;
  // A percentage is shown rounded: a third of the points is read as a third again.
  const isNow = now !== null && most > 0 && Math.round((now * 10_000) / most) === percent;
  return { do: 'points', points: isNow ? now : Math.round((most * percent) / 10_000) };
}
