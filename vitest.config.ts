import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Most files wait for engines and browsers a third of their time: one worker more than there are cores.
const maxWorkers = availableParallelism() + 1;
const node = { environment: 'node' as const, pool: 'forks' as const, maxWorkers };

/** As patient with what the server has as with what a page shows. */
const expect = { poll: { timeout: 20_000 } };

/** Unit tests stand beside their code; what crosses a layer stands in `test/`, by the runtime that it needs. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          include: [
            '{shared,functions,lib,local,scripts}/**/*.test.ts',
            'web/{src,vite}/**/*.test.{ts,tsx}',
          ],
          testTimeout: 30_000,
        },
      },
      {
        test: { ...node, name: 'infra', include: ['test/infra/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        test: {
          ...node,
          name: 'api',
          include: ['test/{api,security,performance}/**/*.test.ts'],
          expect,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...node,
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          // After all others: a browser's wait is measured in seconds.
          sequence: { groupOrder: 1 },
          expect,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
