import { describe, expect, it } from 'vitest';
import { functionEntries } from '../../scripts/build-functions.ts';
import { coldImport } from './cold-import.ts';
import { aim, aimLater, bundles, sizeOf } from './bundle-sizes.ts';

describe('the bundles of the functions', () => {
  it('are there for each function', () => {
    expect(
      bundles()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(functionEntries()).sort());
  });

  it.each(bundles())(
    '$name loads at most 600 KB at its start, alone, and at most 150 KB a piece later',
    async ({ file, files }) => {
      const { files: first } = await coldImport(file, 1);
      expect(sizeOf(first).bytes).toBeGreaterThan(0);
      expect(sizeOf(first).bytes).toBeLessThanOrEqual(aim);
      for (const later of files.filter((one) => !first.includes(one)))
        expect(sizeOf([later]).bytes, later).toBeLessThanOrEqual(aimLater);
    },
  );
});
