import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashInputs } from './hash-inputs.ts';

const root = dirname(import.meta.dirname);
const siteDir = join(root, 'dist/web');

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
    ...[
      'rendered',
      'locales',
      'lib',
      'course',
      'features/help/articles',
      'features/enrollments',
    ].map((folder) => `web/src/${folder}`),
  ];
  return buildIfChanged('functions.hash', inputs, async () => {
    const { bundleFunctions } = await import('./build-functions.ts');
    await bundleFunctions();
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
