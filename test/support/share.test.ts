import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundsBy, shareBy, storiesBy } from './share.ts';

const none = new Set<string>();
const seeds = Array.from({ length: 200 }, (_, at) => `commit ${at}`);
const cases = Array.from({ length: 1001 }, (_, at) => ({ id: `route.${at}`, at }));

it('plays all where nothing lands', () => {
  expect(shareBy(undefined, cases, 'a list')).toEqual(cases);
});

it('plays a sixth of a list, and one of a short list, whatever the commit', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 400 }), (seed, length) => {
      const some = cases.slice(0, length);
      const played = shareBy({ seed, fresh: none }, some, 'a list').length;
      const sixth = length / 6;
      expect(played).toBeGreaterThanOrEqual(Math.max(1, Math.floor(sixth)));
      expect(played).toBeLessThanOrEqual(Math.max(1, Math.ceil(sixth)));
    }),
  );
});

it('leaves none out for good: some commits together play all', () => {
  for (const length of [1, 2, 3, 5, 1001]) {
    const some = cases.slice(0, length);
    const met = new Set(seeds.flatMap((seed) => shareBy({ seed, fresh: none }, some, 'a list')));
    expect(met.size).toBe(length);
  }
});

it('begins each list elsewhere, so that one landing plays stories in both languages', () => {
  const languages = ['en', 'es'];
  for (const seed of seeds.slice(0, 20)) {
    const names = Array.from({ length: 20 }, (_, at) => `story ${at}`);
    const played = names.flatMap((name) => shareBy({ seed, fresh: none }, languages, name));
    expect(played).toHaveLength(20);
    expect(new Set(played)).toEqual(new Set(languages));
  }
});

it('plays the same of one commit each time, and of a fresh route all', () => {
  const landing = {
    seed: 'a commit',
    fresh: new Set(['route.1', 'route.2', 'route.3', 'route.4']),
  };
  const played = shareBy(landing, cases, 'a list');
  expect(shareBy(landing, cases, 'a list')).toEqual(played);
  expect(played.map(({ id }) => id)).toEqual(expect.arrayContaining([...landing.fresh]));
});

it.each([15, 41, 53, 200])(
  'plays as many of %i stories as of others, those that were changed, and those that each landing plays; some commits together all',
  (count) => {
    const files = Array.from({ length: count }, (_, at) => `story ${at}`);
    const [byEach, fresh] = [files.slice(3, 5), new Set(files.slice(7, 9))];
    const played = seeds.map((seed) => storiesBy({ seed, fresh: new Set(fresh) }, files, byEach));
    for (const some of played) {
      expect(some).toEqual(expect.arrayContaining([...byEach, ...fresh]));
      expect(some.length).toBeGreaterThanOrEqual(8);
      expect(some.length).toBeLessThanOrEqual(13);
    }
    expect(new Set(played.flat()).size).toBe(files.length);
    expect(storiesBy(undefined, files, byEach)).toEqual(files);
  },
);

it('plays rounds a quarter as often, and never none', () => {
  const landing = { seed: 'a commit', fresh: none };
  expect([200, 3, 1].map((rounds) => roundsBy(landing, rounds))).toEqual([50, 1, 1]);
  expect(roundsBy(undefined, 200)).toBe(200);
});
