import { defineConfig } from 'vitest/config';

const node = { environment: 'node' as const, pool: 'forks' as const };

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
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...node,
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
