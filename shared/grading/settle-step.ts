/** What an answer earned before anybody had a hand in it. */
export type Automatic = {
  /** null: it waits for a person, or has no points. */
  points: number | null;
  most: number;
  isWaiting: boolean;
};

type Settled = Automatic & {
  /** Absent: nobody has had a hand in it. */
  automatic?: Automatic | undefined;
  /** What a regrade decided for all. */
  change: 'fullMarks' | 'drop' | null;
  /** What a person gave. */
  mark: { points: number } | null;
};

export const automaticOf = ({ automatic, points, most, isWaiting }: Settled): Automatic =>
  automatic ?? { points, most, isWaiting };

/**
 * What a question of an attempt earned, all things considered: a question that is dropped counts for nothing, one with
 * full marks for all earns them, and else a person's mark stands before what was scored by itself.
 */
export function settleStep<S extends Settled>(step: S): S & { automatic: Automatic } {
  const automatic = automaticOf(step);
  const { most } = automatic;
  const settled = { ...step, ...automatic, automatic };
  // A survey has no points that a regrade could give.
  if (step.change === 'drop')
    return { ...settled, points: most === 0 ? automatic.points : 0, most: 0, isWaiting: false };
  if (step.change === 'fullMarks' && most > 0)
    return { ...settled, points: most, isWaiting: false };
  return step.mark ? { ...settled, points: step.mark.points, isWaiting: false } : settled;
}
