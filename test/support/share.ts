import { createHash } from 'node:crypto';

type Landing = {
  /** Tells which share it is: the commit. */
  seed: string;
  /** Routes and files of stories that are played whatever their turn is, since they came with the last commits. */
  fresh: ReadonlySet<string>;
};

/** Of the cases of a product one in six is played, and of scenarios under faults and of rounds of the same one in four. */
const oneIn = { product: 6, scenarios: 4, rounds: 4 };

/** So many stories in a browser are played in turn, however many there come to be. */
const storiesInTurn = 9;

/**
 * Those of the cases that a landing plays: one in so many, or of fewer than that, one; and all of what is fresh, which a
 * case names as its `id`. Without a landing, all.
 * @param name tells lists apart, so that not all of them begin with their first
 */
export function shareBy<T>(
  landing: Landing | undefined,
  cases: readonly T[],
  name: string,
  most = oneIn.product,
): T[] {
  if (!landing || cases.length === 0) return [...cases];
  const { seed, fresh } = landing;
  const step = Math.min(most, cases.length);
  const begins = createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE() % step;
  const isFresh = (one: T) =>
    typeof one === 'object' && one !== null && 'id' in one && fresh.has(String(one.id));
  return cases.filter((one, at) => at % step === begins || isFresh(one));
}

/** How often a landing plays what is played over and over: a quarter as often as the whole does. */
export const roundsBy = (landing: Landing | undefined, rounds: number): number =>
  landing ? Math.ceil(rounds / oneIn.rounds) : rounds;

/** The files of stories that a landing plays: some in turn, those that came or were changed, and those that each plays. */
export function storiesBy(
  landing: Landing | undefined,
  files: readonly string[],
  byEach: readonly string[],
): string[] {
  const inTurn = files.filter((file) => !byEach.includes(file)).map((id) => ({ id }));
  const most = Math.ceil(inTurn.length / storiesInTurn);
  const played = shareBy(landing, inTurn, 'stories', most).map(({ id }) => id);
  return files.filter((file) => byEach.includes(file) || played.includes(file));
}

const { TEST_SHARE: seed, TEST_FRESH: fresh = '' } = process.env;
const landing = seed === undefined ? undefined : { seed, fresh: new Set(fresh.split(',')) };

/**
 * A landing plays a share of what is too much for it: the products (each route under hostile requests, each screen in each
 * look), scenarios under faults, some stories in a browser, in one of their languages, and rounds of the same a quarter as
 * often. `npm test` names it by its commit, so that it is another with each; where a file is run by hand, or by
 * `npm test -- --whole`, all is played. See decision 0074.
 */
export const shareOf = <T>(cases: readonly T[], name: string): T[] => shareBy(landing, cases, name);

/** @see shareOf */
export const scenariosOf = <T>(cases: readonly T[], name: string): T[] =>
  shareBy(landing, cases, name, oneIn.scenarios);

/** @see shareOf */
export const roundsOf = (rounds: number): number => roundsBy(landing, rounds);

/** @see shareOf */
export const storiesOf = (files: readonly string[], byEach: readonly string[]): string[] =>
  storiesBy(landing, files, byEach);
