import type { CellChange } from '#shared/schemas/typed-marks.ts';
import { percentOf } from '#web/lib/percent.ts';
import { pointsOf } from '#web/lib/points.ts';
import { stateIn } from './state-words.ts';

type Reading = {
  /** Of how many points the item is, in ten-thousandths. */
  most: number;
  /** A number without a sign is a percentage. */
  inPercent: boolean;
  /** The points that stand there, in ten-thousandths; null: none do. */
  points: number | null;
};

/** What somebody means who types a text into a cell; null: nobody knows. */
export function typedChange(text: string, reading: Reading): CellChange | null {
  const { most, inPercent, points: now } = reading;
  const typed = text.trim();
  if (typed === '') return { do: 'clear' };
  const state = stateIn(typed);
  if (state) return state;
  if (!inPercent && !typed.endsWith('%')) {
    const points = pointsOf(typed);
    return points === null ? null : { do: 'points', points };
  }
  const percent = percentOf(typed);
  if (percent === null) return null;
  // A percentage is shown rounded: a third of the points is read as a third again.
  const isNow = now !== null && most > 0 && Math.round((now * 10_000) / most) === percent;
  return { do: 'points', points: isNow ? now : Math.round((most * percent) / 10_000) };
}
