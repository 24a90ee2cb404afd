import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';
import { languages } from '#shared/policies/languages.ts';
import { addressPattern } from '#shared/policies/screen-at.ts';
import { type ScreenName, screens } from '#shared/screens.ts';

const early = join(import.meta.dirname, '../src/app/early');

/** The modules that a signed-in person's page needs beside the entry, by the one that begins it. */
const beginnings = {
  frame: [
    'app/ask-ahead.ts',
    'app/shell/rail.tsx',
    'app/shell/player-bar.tsx',
    'features/accounts/account-host.tsx',
  ],
  player: ['pages/player-page.tsx'],
  dashboard: ['pages/student-dashboard-page.tsx'],
  gradebook: ['pages/course-grades-page.tsx'],
  home: ['pages/home-page.tsx', 'pages/home/personal-home.tsx'],
};

/** The screens that begin so. */
const beginningOf: Partial<Record<ScreenName, keyof typeof beginnings>> = {
  module: 'player',
  content: 'player',
  studentDashboard: 'dashboard',
  home: 'home',
  courseGrades: 'gradebook',
};

const patternOf = (name: ScreenName) => addressPattern(screens[name].path);

/** The file with what every page says, in each language. @throws when there is none */
function textFiles(bundle: Rolldown.OutputBundle): Record<string, string> {
  const all = Object.values(bundle).filter((file) => file.type === 'chunk');
  return Object.fromEntries(
    languages.map((language) => {
      const file = all.find(({ moduleIds }) =>
        moduleIds.some((id) => id.endsWith(`/i18n/core/${language}.ts`)),
      );
      if (!file) throw new Error(`No file of the site has its texts in "${language}".`);
      return [language, file.fileName];
    }),
  );
}

/** A file with all that it imports before it runs; two may import each other. */
function filesOf(
  file: string,
  chunks: Map<string, Rolldown.OutputChunk>,
  found = new Set<string>(),
): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of chunks.get(file)?.imports ?? []) filesOf(next, chunks, found);
  return found;
}

/**
 * The files of each beginning, without those that the page names anyway.
 * @throws when a beginning is no module of the site any more
 */
function filesAhead(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const all = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const named = new Set(
    all.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...filesOf(fileName, chunks)]),
  );
  const chunkOf = (module: string) => {
    const chunk = all.find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/src/${module}`)),
    );
    if (!chunk) throw new Error(`${module} is not among the modules of the site.`);
    return chunk.fileName;
  };
  return Object.fromEntries(
    Object.entries(beginnings).map(([name, modules]) => [
      name,
      [...new Set(modules.flatMap((module) => [...filesOf(chunkOf(module), chunks)]))].filter(
        (file) => !named.has(file),
      ),
    ]),
  );
}

/** The entry and all that it imports before it runs; each after those that it needs. */
function entryFiles(bundle: Rolldown.OutputBundle): string[] {
  const all = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  return all
    .filter(({ isEntry }) => isEntry)
    .flatMap(({ fileName }) => [...filesOf(fileName, chunks)].reverse());
}

const entryTag = /<script type="module" crossorigin src="\/([^"]+)"><\/script>/;
const preload = /\s*<link rel="modulepreload"[^>]*>/g;

/** A script that stands alone, as a file with the hash of what it holds. */
async function buildScript(name: string, define: Record<string, unknown>) {
  const { output } = await build({
    input: join(early, `${name}.ts`),
    // Nothing asks the script for what it exports.
    preserveEntrySignatures: false,
    external: /^\/assets\//,
    transform: {
      target: 'es2023',
      define: Object.fromEntries(
        Object.entries(define).map(([key, value]) => [key, JSON.stringify(value)]),
      ),
    },
    output: { format: 'iife', minify: true, comments: false, codeSplitting: false },
    write: false,
  });
  const source = output[0].code;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { type: 'asset' as const, fileName: `assets/${name}-${hash}.js`, source };
}

/**
 * Builds the one script that a page waits for as a file of its own, and names it first in the head. The page names
 * no other: that script asks for the site's, at the right moment, and runs them.
 * @throws when the page does not name the entry
 */
export function beforePaint(): Plugin {
  let fileName = '';
  return {
    name: 'before-paint',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const lesson = await buildScript('draw-lesson', { coursePath: screens.course.path });
      this.emitFile(lesson);
      const script = await buildScript('before-paint', {
        filesAhead: filesAhead(bundle),
        textFiles: textFiles(bundle),
        pagesAhead: Object.entries(beginningOf).map(([name, beginning]) => [
          patternOf(name as ScreenName),
          beginning,
        ]),
        lessonScript: lesson.fileName,
        lessonPattern: patternOf('content'),
        builtEntryFiles: entryFiles(bundle),
      });
      ({ fileName } = script);
      this.emitFile(script);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        if (!entryTag.test(html)) throw new Error('The page does not name its entry.');
        return {
          html: html.replace(entryTag, '').replaceAll(preload, ''),
          tags: [
            { tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' as const },
          ],
        };
      },
    },
  };
}
