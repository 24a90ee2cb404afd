import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';

const source = join(import.meta.dirname, '../src/app/before-paint.ts');

/** What a signed-in person's page needs beside the entry, by the module that begins it. */
const beginnings = {
  frame: [
    'app/ask-ahead.ts',
    'app/shell/rail.tsx',
    'app/shell/player-bar.tsx',
    'features/accounts/account-host.tsx',
  ],
  player: ['pages/player-page.tsx'],
  dashboard: ['pages/student-dashboard-page.tsx'],
  home: ['pages/home-page.tsx', 'pages/home/personal-home.tsx'],
};

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

/** Builds the one script that a page waits for as a file of its own, and names it first in the head. */
export function beforePaint(): Plugin {
  let fileName = '';
  return {
    name: 'before-paint',
    apply: 'build',
    generateBundle(_options, bundle) {
      const { outputFiles } = buildSync({
        entryPoints: [source],
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2023',
        define: { filesAhead: JSON.stringify(filesAhead(bundle)) },
        write: false,
      });
      const code = outputFiles[0]?.text ?? '';
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
      fileName = `assets/before-paint-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' as const },
      ],
    },
  };
}
