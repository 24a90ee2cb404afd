import { createHash } from 'node:crypto';

/** One in so many is played. */
const oneIn = 4;

type Landing = {
  /** Tells which share it is: the commit. */
  seed: string;
  /** Routes that are played whole, since they came with the last commits. */
  fresh: ReadonlySet<string>;
};

/**
 * Those of the cases that a landing plays: every fourth, or of fewer than four, one; and all of a fresh route, which a
 * case names as its `id`. Without a landing, all.
 * @param name tells lists apart, so that not all of them begin with their first
 */
export function shareBy<T>(landing: Landing | undefined, cases: readonly T[], name: string): T[] {
  if (!landing || cases.length === 0) return [...cases];
  const { seed, fresh } = landing;
  const step = Math.min(oneIn, cases.length);
  const begins = createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE() % step;
  const isFresh = (one: T) =>
    typeof one === 'object' && one !== null && 'id' in one && fresh.has(String(one.id));
  return cases.filter((one, at) => at % step === begins || isFresh(one));
}

const { TEST_SHARE: seed, TEST_FRESH: fresh = '' } = process.env;
const landing = seed === undefined ? undefined : { seed, fresh: new Set(fresh.split(',')) };

/**
 * A landing plays a share of what is too much for it: the products (each route under hostile requests, each screen in each
 * look) and each story in one of its languages. `npm test` names it by its commit, so that it is another with each;
 * where a file is run by hand, or by `npm test -- --whole`, all is played. See decision 0074.
 */
export const shareOf = <T>(cases: readonly T[], name: string): T[] => shareBy(landing, cases, name);
