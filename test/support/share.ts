import { createHash } from 'node:crypto';

/**
 * A landing plays a share of what is too much for it: the products (each route for each persona, each screen in each
 * look) and each story in one of its languages. `npm test` names the share by its commit, so that it is another with
 * each; without a name, as where a file is run by hand or by `npm test -- --whole`, all is played. See decision 0074.
 */
const seed = process.env['TEST_SHARE'];

/** One in so many is played. */
const oneIn = 4;

/**
 * Those of the cases that this run plays: every fourth, or of fewer than four, one.
 * @param name tells lists apart, so that not all of them begin with their first
 */
export function shareOf<T>(cases: readonly T[], name: string): T[] {
  if (seed === undefined || cases.length === 0) return [...cases];
  const step = Math.min(oneIn, cases.length);
  const begins = createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE() % step;
  return cases.filter((_, at) => at % step === begins);
}
