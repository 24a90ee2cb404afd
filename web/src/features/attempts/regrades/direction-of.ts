import type { RegradedAttempt } from '../types.ts';

/** How an attempt would change. */
export function directionOf({ from, to }: Pick<RegradedAttempt, 'from' | 'to'>) {
  // A question that is dropped takes its points away from both: what counts is the part that was earned.
  const before = from.points * to.most;
  const after = to.points * from.most;
  if (from.most === to.most)
    return to.points > from.points ? 'up' : to.points < from.points ? 'down' : 'same';
  return after > before ? 'up' : after < before ? 'down' : 'same';
}
