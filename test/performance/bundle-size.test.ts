import { describe, expect, it } from 'vitest';
import { functionEntries } from '../../scripts/build.ts';
import { aim, bundles, sizeOf } from './bundle-sizes.ts';

/**
 * Above the aim, and not to grow: the catalogue's search and schemas are 40 KB of the first, the API's
 * own description 80 KB of the second, the SDK's client for S3 110 KB of the third.
 */
const known: Record<string, number> = {
  courses: 440_000,
  help: 493_000,
  'media-finalizer': 430_000,
};

describe('the bundles of the functions', () => {
  it('are there for each function', () => {
    expect(
      bundles()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(functionEntries()).sort());
  });

  it.each(bundles())('$name is at most 400 KB, or what is known of it', ({ name, file }) => {
    expect(sizeOf(file).bytes).toBeLessThanOrEqual(known[name] ?? aim);
  });
});
