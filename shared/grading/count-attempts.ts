import { rounded } from './fraction.ts';

export type CountRule = 'best' | 'last' | 'first' | 'average';

type Scored = { attemptId: string; points: number | null; most: number };
export type Counted = {
  attemptIds: string[];
  /** null: nothing yet, or something waits for a person. */
  earned: { points: number; most: number } | null;
};

const share = ({ points, most }: Scored) => (most === 0 ? 0 : (points ?? 0) / most);

/**
 * Which attempts of a quiz count, and what they earned. One that waits for a person lets everything wait that it could
 * change.
 * @param attempts that have ended, in their order
 */
export function countAttempts(attempts: readonly Scored[], rule: CountRule): Counted {
  const [first, last] = [attempts[0], attempts.at(-1)];
  if (!first || !last) return { attemptIds: [], earned: null };
  const one = (attempt: Scored): Counted => ({
    attemptIds: [attempt.attemptId],
    earned: attempt.points === null ? null : { points: attempt.points, most: attempt.most },
  });
  if (rule === 'first') return one(first);
  if (rule === 'last') return one(last);
  if (attempts.some(({ points }) => points === null))
    return { attemptIds: attempts.map(({ attemptId }) => attemptId), earned: null };
  if (rule === 'best') return one(attempts.reduce((a, b) => (share(b) > share(a) ? b : a)));
  // Each weighs the same, whatever its questions were worth: all are brought to what the last one could earn.
  const { most } = last;
  const sum = attempts.reduce((all, { points, most: own }) => {
    const scaled = own === 0 ? 0 : rounded(most, { part: points ?? 0, of: own });
    return all + scaled;
  }, 0);
  return {
    attemptIds: attempts.map(({ attemptId }) => attemptId),
    earned: { points: rounded(sum, { part: 1, of: attempts.length }), most },
  };
}
