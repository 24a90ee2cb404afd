import { createHash } from 'node:crypto';
import type { Random } from '#shared/questions/random.ts';

/**
 * Chances that follow from a seed: the same question is shown in the same order until it is answered. Only for what may
 * be worked out, since its key is known to whoever is asked.
 */
export function derivedRandom(seed: string): Random {
  let drawn = 0;
  return (end) => {
    drawn += 1;
    return createHash('sha256').update(`${seed} ${drawn}`).digest().readUInt32BE() % end;
  };
}
