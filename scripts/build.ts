import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import { hashInputs } from './hash-inputs.ts';
import { lightenContract } from './lighten-contract.ts';
import { lightenSdk } from './lighten-sdk.ts';
import { lightenZod } from './lighten-zod.ts';

const root = dirname(import.meta.dirname);
const outDir = join(root, 'dist/functions');
const siteDir = join(root, 'dist/web');

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

/** Where the files are that go beside a bundle, by the name that they have there. */
const beside = new Map<string, string>();

/** Documents, and the help's articles and texts, stay files beside the bundle. */
const documentsBeside: Plugin = {
  name: 'documents-beside',
  setup(build) {
    build.onResolve(
      {
        filter: /\/docs\/[^/]+\.json$|\/articles\/\w+\/articles\.json$|\/locales\/\w+\/help\.json$/,
      },
      ({ path, resolveDir }) => {
        const source = path.startsWith('#web/')
          ? join(root, 'web/src', path.slice('#web/'.length))
          : join(resolveDir, path);
        // Two languages have files of one name.
        const language = /\/(?:articles|locales)\/(\w+)\//.exec(path)?.[1];
        const name = `./${language === undefined ? '' : `${language}-`}${basename(path)}`;
        beside.set(name, source);
        return { path: name, external: true };
      },
    );
  },
};

/**
 * How functions are bundled. CommonJS, because an ESM import of `node:http` alone costs 45–75 ms
 * of cold start: it reads every export, and some load undici.
 */
export function bundleOptions(): BuildOptions & { metafile: true } {
  return {
    absWorkingDir: root,
    entryPoints: functionEntries(),
    outdir: outDir,
    entryNames: '[name]/index',
    bundle: true,
    minify: true,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    legalComments: 'none',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [lightenContract, lightenSdk, lightenZod, documentsBeside],
    alias: {
      '@aws-sdk/credential-provider-node': join(root, 'functions/platform/credential-provider.ts'),
    },
  };
}

/** Puts beside each bundle what Node needs to read it as CommonJS and the documents that it hands out; and away, its metafile. */
export function finishBundles(metafile: Metafile): void {
  const metaDir = join(root, 'dist/meta');
  mkdirSync(metaDir, { recursive: true });
  for (const [path, output] of Object.entries(metafile.outputs)) {
    if (!output.entryPoint) continue;
    const folder = join(root, dirname(path));
    writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }\n');
    for (const { path: file } of output.imports) {
      const source = beside.get(file);
      if (source !== undefined) copyFileSync(source, join(folder, file));
    }
    const inputs = Object.fromEntries(
      Object.keys(output.inputs).map((input) => [input, metafile.inputs[input]]),
    );
    const meta = { inputs, outputs: { [path]: output } };
    writeFileSync(join(metaDir, `${basename(folder)}.json`), JSON.stringify(meta));
  }
}

/** Runs `build` unless `paths` hash to what `stamp` remembers; answers whether it ran. */
async function buildIfChanged(stamp: string, paths: string[], build: () => Promise<void>) {
  const file = join(root, 'dist', stamp);
  const hash = hashInputs(root, paths);
  if (existsSync(file) && readFileSync(file, 'utf8') === hash) return false;
  await build();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
  return true;
}

/** Bundles all functions into `dist/functions/<name>/`; skipped when nothing changed. */
export function buildFunctions(): Promise<boolean> {
  const inputs = [
    'functions',
    'shared',
    'scripts',
    'docs/openapi.json',
    'package.json',
    'package-lock.json',
    // Public pages are drawn with the site's texts.
    ...['rendered', 'locales', 'lib', 'features/help/articles', 'features/courses/detail'].map(
      (folder) => `web/src/${folder}`,
    ),
  ];
  return buildIfChanged('functions.hash', inputs, async () => {
    const { build } = await import('esbuild');
    finishBundles((await build(bundleOptions())).metafile);
    const names = new Set(Object.keys(functionEntries()));
    for (const name of readdirSync(outDir)) {
      if (!names.has(name)) rmSync(join(outDir, name), { recursive: true });
    }
  });
}

/** The site's Vite configuration file, or undefined while there is no site. */
export function siteConfig(): string | undefined {
  return ['web/vite.config.ts', 'vite.config.ts']
    .map((path) => join(root, path))
    .find((path) => existsSync(path));
}

/** Builds the site into `dist/web/`; skipped when nothing changed. */
export function buildWeb(): Promise<boolean> {
  const inputs = ['web', 'shared', 'vite.config.ts', 'package.json', 'package-lock.json'];
  return buildIfChanged('web.hash', inputs, async () => {
    const { build } = await import('vite');
    const configFile = siteConfig();
    if (!configFile) throw new Error('There is no vite.config.ts to build the site with.');
    await build({ configFile, logLevel: 'warn', build: { outDir: siteDir, emptyOutDir: true } });
  });
}

if (import.meta.main) {
  const only = process.argv.slice(2);
  if (only.length === 0 || only.includes('--functions')) await buildFunctions();
  if (only.length === 0 || only.includes('--web')) await buildWeb();
}
