import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { rolldown, type Plugin, type RolldownOptions } from 'rolldown';

const root = dirname(import.meta.dirname);
const outDir = join(root, 'dist/functions');

/** The entry file of every function by its name; a folder without `index.ts` is a library. */
export function functionEntries(): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const folder of [join(root, 'functions'), join(root, 'functions/events')]) {
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      const entry = join(folder, name, 'index.ts');
      if (existsSync(entry)) entries[name] = entry;
    }
  }
  return entries;
}

/** The API's description, and the help's articles and texts: data of some 100 KB each, not code. */
const documents =
  /\/docs\/[^/]+\.json$|\/articles\/\w+\/articles\.json$|\/locales\/\w+\/help\.json$/;

/** Leaves documents as files beside the bundle, with what Node needs to read that as CommonJS. */
function documentsBeside(): Plugin {
  return {
    name: 'documents-beside',
    resolveId: {
      filter: { id: documents },
      handler(path, importer) {
        const source = path.startsWith('#web/')
          ? join(root, 'web/src', path.slice('#web/'.length))
          : join(dirname(importer ?? root), path);
        // Two languages have files of one name.
        const language = /\/(?:articles|locales)\/(\w+)\//.exec(path)?.[1];
        const fileName = `${language === undefined ? '' : `${language}-`}${basename(path)}`;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(source) });
        return { id: `./${fileName}`, external: true };
      },
    },
    buildStart() {
      this.emitFile({
        type: 'asset',
        fileName: 'package.json',
        source: '{ "type": "commonjs" }\n',
      });
    },
  };
}

/**
 * The bundling of each function, by its name. CommonJS, because an ESM import of `node:http` alone costs 45–75 ms of
 * cold start: it reads every export, and some load undici.
 */
export const bundleOptions = (): [name: string, options: RolldownOptions][] =>
  Object.entries(functionEntries()).map(([name, input]) => [
    name,
    {
      input,
      cwd: root,
      platform: 'node',
      resolve: {
        // Without a condition for Node, the packages' modules that can be cut to what is called.
        mainFields: ['module', 'main'],
        alias: {
          // A function's credentials are in its environment: the chain of other sources is 130 KB (decision 0032).
          '@aws-sdk/credential-provider-node': join(
            root,
            'functions/platform/credential-provider.ts',
          ),
        },
      },
      transform: {
        target: 'node24',
        define: { 'process.env.NODE_ENV': '"production"' },
      },
      plugins: [documentsBeside()],
      output: {
        dir: join(outDir, name),
        entryFileNames: 'index.js',
        chunkFileNames: '[name].js',
        format: 'cjs',
        exports: 'named',
        minify: true,
        comments: false,
        cleanDir: true,
      },
    },
  ]);

/** Bundles all functions into `dist/functions/<name>/`, and removes what is no function any more. */
export async function bundleFunctions(): Promise<void> {
  const all = bundleOptions();
  for (const [, { output, ...input }] of all) {
    const bundle = await rolldown(input);
    await bundle.write(Array.isArray(output) ? output[0] : output);
    await bundle.close();
  }
  const names = new Set(all.map(([name]) => name));
  for (const name of readdirSync(outDir)) {
    if (!names.has(name)) rmSync(join(outDir, name), { recursive: true });
  }
}
