import type { Random } from '#shared/questions/random.ts';

/**
 * Chances that repeat, so that a preview keeps its order while its question is written; never for an attempt.
 * The generator is Marsaglia's (https://doi.org/10.18637/jss.v008.i14).
 */
export function steadyRandom(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return (end) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % end;
  };
}
