import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const site = 'dist/web';
const assets = join(site, 'assets');

/** What a module of the built site imports before it runs. */
const importsOf = (file: string): string[] =>
  [
    ...readFileSync(join(assets, file), 'utf8').matchAll(
      /(?:^|[;}\n])\s*(?:import|export)\s*(?:[\w*{}$\s,]+from\s*)?["']\.\/([^"']+\.js)["']/g,
    ),
  ].map(([, name = '']) => name);

/** A module with all that it needs to run. */
function graphOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const next of importsOf(file)) graphOf(next, known);
  return known;
}

it('home is usable after at most 170 KB of JavaScript', () => {
  const firstFiles = readdirSync(assets).filter((name) =>
    /^(before-paint|index|home-page)-.*\.js$/.test(name),
  );
  expect(firstFiles).toHaveLength(3);
  const files = new Set(firstFiles.flatMap((file) => [...graphOf(file)]));
  expect(files.size).toBeGreaterThan(5);
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(assets, file))).length,
    0,
  );
  expect(bytes).toBeLessThanOrEqual(170 * 1024);
});
