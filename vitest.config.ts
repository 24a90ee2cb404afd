import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import LongestFirst from './test/longest-first.ts';
import { storiesOf } from './test/support/share.ts';

// Most files wait for engines and browsers a third of their time: one worker more than there are cores.
const maxWorkers = availableParallelism() + 1;
/** Files of one worker share packages that are loaded, functions that have run hot, and a browser: never data. */
const node = {
  environment: 'node' as const,
  pool: 'forks' as const,
  isolate: false,
  maxWorkers,
  // Of functions that load a part of Node only when they need it: see local/lambda/start-here.ts.
  execArgv: ['--disable-warning=ExperimentalWarning'],
};

/** As patient with what the server has as with what a page shows. */
const expect = { poll: { timeout: 60_000 } };

/** Ends what hangs: several times what the longest takes on two busy cores. What must be fast is measured, never timed out. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000 };

/** Test files that draw into a page say so in their first line. */
const withPage = globSync('web/src/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'),
);

/**
 * Packages that a page loads, each as one file: read file by file, as they are installed, they take longer than most tests
 * (Chakra's theme alone is four hundred). Whatever stands on React or on ProseMirror is among them, so that there
 * is one of each.
 */
const inPages = [
  '@chakra-ui/react/*',
  '@hookform/resolvers/zod',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  '@testing-library/react',
  '@tiptap/core',
  '@tiptap/extension-code-block-lowlight',
  '@tiptap/extension-table',
  '@tiptap/pm/model',
  '@tiptap/pm/state',
  '@tiptap/react',
  '@tiptap/starter-kit',
  '@tiptap/suggestion',
  'i18next',
  'react',
  'react-dom',
  'react-dom/client',
  'react-easy-crop',
  'react-hook-form',
  'react-i18next',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'zod',
];

/** Those that go through all screens play a share of their looks; the others take turns. */
const stories = storiesOf(globSync('test/e2e/**/*.test.ts').toSorted(), [
  'test/e2e/accessibility.test.ts',
  'test/e2e/guards.test.ts',
]);

/** Unit tests stand beside their code; what crosses a layer stands in `test/`, by the runtime that it needs. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          include: [
            '{shared,functions,lib,local,scripts}/**/*.test.ts',
            'web/{src,vite}/**/*.test.{ts,tsx}',
            'test/support/*.test.ts',
          ],
          exclude: withPage,
          setupFiles: ['test/support/own-modules.ts'],
          ...patience,
        },
      },
      {
        test: {
          ...node,
          name: 'page',
          include: withPage,
          // Packages keep what they were told about a page (its texts, its styles): each file loads its own. A context
          // in a process that has the page's engine costs two thirds of a process for each.
          pool: 'vmForks',
          isolate: true,
          deps: { optimizer: { client: { enabled: true, include: inPages } } },
          ...patience,
        },
      },
      {
        test: { ...node, name: 'infra', include: ['test/infra/**/*.test.ts'], ...patience },
      },
      {
        test: {
          ...node,
          name: 'api',
          include: ['test/{api,security,performance}/**/*.test.ts'],
          expect,
          ...patience,
        },
      },
      {
        test: {
          ...node,
          name: 'e2e',
          include: stories,
          // After all others: a browser's wait is measured in seconds.
          sequence: { groupOrder: 1 },
          expect,
          ...patience,
        },
      },
    ],
  },
});
