import { describe, expect, it } from 'vitest';
import { functionEntries } from '../../scripts/build-functions.ts';
import { coldImport } from './cold-import.ts';
import { aim, bundles, sizeOf } from './bundle-sizes.ts';

describe('the bundles of the functions', () => {
  it('are there for each function', () => {
    expect(
      bundles()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(functionEntries()).sort());
  });

  it.each(bundles())('$name is at most 600 KB', ({ file }) => {
    expect(sizeOf(file).bytes).toBeLessThanOrEqual(aim);
  });

  it.each(bundles())('$name loads alone, with what the bench gives it', async ({ file }) => {
    expect(await coldImport(file, 1)).toBeGreaterThan(0);
  });
});
