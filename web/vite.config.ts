import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { amplifyScheme } from './vite/amplify-scheme.ts';
import { beforePaint } from './vite/before-paint.ts';
import { pdfData } from './vite/pdf-data.ts';
import { preloadFont } from './vite/preload-font.ts';
import { siteTitle } from './vite/site-title.ts';
import { staticTheme } from './vite/static-theme.ts';
import { workbookZip } from './vite/workbook-zip.ts';

/** The files without which no page runs. */
const loadedAtStart = /\/(rolldown-runtime|react|libraries|theme|index)-[\w-]{7,8}\.js$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    amplifyScheme(),
    staticTheme(),
    preloadFont(),
    beforePaint(),
    siteTitle(),
    pdfData(),
    workbookZip(),
  ],
  // The decoder of `&amp;` has a build for pages, which asks the document; texts are parsed in a worker, which has none.
  resolve: {
    alias: [
      // What older versions of React lack.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^decode-named-character-reference$/,
        replacement: join(
          import.meta.dirname,
          '../node_modules/decode-named-character-reference/index.js',
        ),
      },
    ],
  },
  // In parts, so that what reads Word is fetched for a document alone.
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Those that know light-dark(), which follows a chosen theme; older ones show the first page in plain ink.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The page's policy lets nothing in that is written into it.
    assetsInlineLimit: 0,
    // Browsers of the target know how to load modules ahead.
    modulePreload: {
      polyfill: false,
      // What a script asks for ahead: less what the page that holds it has loaded to run it.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !loadedAtStart.test(file)),
    },
    rolldownOptions: {
      // Chakra's whole theme hangs on this call, and the site takes single recipes of it.
      treeshake: {
        manualPureFunctions: ['defineConfig'],
        // Emotion needs them for class components alone, and they do not say that they may be left out.
        moduleSideEffects: [
          { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
        ],
      },
      output: {
        // The first page names all others, each with its hash: no longer than the bundler asks for.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // Few files, each as old as what it holds: React, the other libraries of every page, the frame.
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
              priority: 3,
            },
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
            // Made at the start, in a turn of its own (decision 0046).
            { name: 'theme', test: /web\/src\/lib\/theme\/system/, priority: 4 },
            { name: 'frame', tags: ['$initial'], priority: 1 },
            {
              name: 'texts-en',
              test: /web\/src\/(lib\/i18n\/core\/en|locales\/en\/(common|home|shell))\./,
            },
            {
              name: 'texts-es',
              test: /web\/src\/(lib\/i18n\/core\/es|locales\/es\/(common|home|shell))\./,
            },
            {
              name: 'member',
              test: /web\/src\/(app\/(member-page|shell\/(rail|member-bar|member-navigation|bottom-bar)|ask-ahead|signed-in-host)|lib\/session\/(kept-)?tokens|pages\/use-greeting)\.tsx?/,
            },
            // Each file is one more request with its own head, and a phone asks for six at a time: what nearly every
            // page behind the first one needs lies in one, and what a lesson needs beside it in another.
            {
              name: 'common',
              // Of queries side by side few pages ask.
              test: /node_modules\/@tanstack\/(react-query|query-core)\/(?!.*\/(useQueries|queriesObserver)\.)|web\/src\/(components\/(cover\/random|ui\/(avatar|card|error-state|badge|modal|sheet|begin-in-dialog))|lib\/(api|by-cursor|same|error-key|write|use-write|is-not-found|refusals|i18n\/(add-namespace|format))|pages\/(message|not-found|not-open|error)-page)|@chakra-ui.*(components\/(visually-hidden|badge)|theme\/recipes\/badge)|shared\/policies\/screen-at|web\/src\/app\/shell\/course-places/,
              // A group takes what its parts need along: not so much that visitors would load the bars of members.
              priority: 1,
            },
            {
              name: 'courses',
              test: /web\/src\/(components\/(ui\/progress-bar|cover\/)|blocks\/(looks|texts)|course\/(block-state|state-badge|course-link|texts)\.|features\/catalog\/(price|queries)|pages\/nothing-published|lib\/first-answers)|shared\/blocks\/block-kinds/,
            },
            // What screens beside a lesson take of it without its players: what is written, and where one is in it.
            { name: 'rich-text', test: /web\/src\/components\/rich-text\//, priority: 1 },
            {
              name: 'around-lesson',
              test: /web\/src\/features\/(lessons\/player\/queries|progress\/use-outbox)|shared\/policies\/(course-instant|embeds)/,
            },
            {
              name: 'lesson',
              test: /web\/src\/(blocks\/(block-content|play\/texts)|features\/lessons\/player\/texts)/,
            },
            // The bar of a course, on its screens and above its lessons.
            {
              name: 'workspace',
              test: /web\/src\/(app\/shell\/(use-workspace|workspace-line)|features\/lessons\/structure\/queries)/,
            },
            // Every file's name is in the first load, so what is used together lies together: what fields, progress
            // bars and toasts share, apart from what forms alone need.
            {
              name: 'slots',
              test: /@zag-js\/(anatomy|dom-query|utils|auto-resize)|@ark-ui\/react\/dist\/(utils|providers|components\/(factory|field|fieldset))|@chakra-ui.*(slot-recipe|anatomy|theme\/recipes\/(field|input|textarea)|components\/(input|textarea|field|icon)\/)|web\/src\/components\/form\/(input|labelled|textarea|text-field|text-area-field|select)\./,
              priority: 1,
            },
            {
              name: 'form',
              test: /react-hook-form|@hookform|web\/src\/components\/form\/(form|select-field|server-issues)\./,
            },
            // Pages of nothing but a few paragraphs.
            {
              name: 'prose',
              test: /web\/src\/(pages\/(faq|privacy|terms)-page|features\/help\/prose)/,
            },
            {
              name: 'parts',
              test: /@chakra-ui.*components\/(box|flex|grid|heading|simple-grid|text|stack|skeleton)\/|web\/src\/components\/ui\/(page\.tsx|notice|loading|use-(heading|page))/,
            },
            // Numbers as people write them, and read as they were written.
            {
              name: 'numbers',
              test: /web\/src\/lib\/(written-number|number-format|whole-number|percent|points|amount)\./,
            },
            // Needed by whoever writes what others may write too.
            { name: 'conflict', test: /web\/src\/(components\/conflict\/|lib\/use-save-over)/ },
          ],
        },
      },
    },
  },
});
