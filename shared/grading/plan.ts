import type { CountedItem, GradingScheme } from '#shared/schemas/grading.ts';
import { rounded } from './fraction.ts';
import { type CountedMark, total } from './total.ts';

export type Plan =
  /** The goal is reached whatever comes. */
  | { answer: 'reached' }
  /** In hundredths of a percent: what is needed on each item that is open. */
  | { answer: 'needs'; percent: number }
  /** Not even the full marks on all that is open are enough: the most that is shown then. */
  | { answer: 'outOfReach'; most: number | null };

const full = 10_000;

/** Points of an item at a percentage of its most (hundredths of a percent), rounded half up. */
export const pointsAt = (most: number, percent: number): number =>
  rounded(most, { part: percent, of: full });

/** The marks as they would be if each open item came to a percentage of its most. */
export function withOpenAt(
  items: readonly CountedItem[],
  marks: readonly CountedMark[],
  percent: number,
): CountedMark[] {
  const marked = new Map(marks.map((mark) => [mark.itemId, mark]));
  return items.flatMap((item) => {
    const mark = marked.get(item.itemId);
    const isOpen = !mark || mark.status === 'open' || mark.status === 'waiting';
    // Extra credit is nothing that somebody needs.
    if (!isOpen || item.isExtra || item.isKeptOut) return mark ? [mark] : [];
    return [
      { itemId: item.itemId, status: 'marked' as const, points: pointsAt(item.most, percent) },
    ];
  });
}

/**
 * What somebody needs on the rest so that their total is shown as the goal or more: `total` inverted, by bisection. The
 * least that is enough, unless a category drops its highest, or drops by points in a scheme by points: there a better
 * mark can change what is dropped, and a little less may be enough, too.
 * @param goal in hundredths of a percent
 */
export function plan(
  scheme: GradingScheme,
  items: readonly CountedItem[],
  marks: readonly CountedMark[],
  goal: number,
): Plan {
  const at = (percent: number) => total(scheme, items, withOpenAt(items, marks, percent)).shown;
  const isEnough = (percent: number) => (at(percent) ?? -1) >= goal;
  if (isEnough(0)) return { answer: 'reached' };
  if (!isEnough(full)) return { answer: 'outOfReach', most: at(full) };
  let [low, high] = [0, full];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return { answer: 'needs', percent: high };
}
