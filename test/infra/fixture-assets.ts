import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '#shared/contract/index.ts';

/** Every function that is deployed: one for each feature, and those that nobody calls through the API. */
export const functionNames = [
  ...Object.keys(contract),
  'pages',
  'projections',
  'effects',
  'media-finalizer',
  'sign-up',
  'erasure',
];

export const emptySettings = '<script type="application/json" id="platform-settings">{}</script>';

/** A folder shaped like `dist/`, so that the infrastructure is tested without a build. */
export function fixtureAssets(): string {
  const folder = mkdtempSync(join(tmpdir(), 'platform-assets-'));
  for (const name of functionNames) {
    mkdirSync(join(folder, 'functions', name), { recursive: true });
    writeFileSync(join(folder, 'functions', name, 'index.js'), 'exports.handler = () => {};\n');
  }
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'web', 'assets', 'app-1a2b.js'), '');
  writeFileSync(join(folder, 'web', 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'web', 'index.html'), `<!doctype html>${emptySettings}`);
  return folder;
}
