import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** The aim for every bundle, in bytes. */
export const aim = 600 * 1024;

/** Folders of the bundles that the build left, by function. */
export const bundles = (): { name: string; file: string }[] =>
  readdirSync('dist/functions').map((name) => ({ name, file: `dist/functions/${name}/index.js` }));

/** Bytes of a bundle, as it is and as it travels. */
export function sizeOf(file: string): { bytes: number; gzipped: number } {
  const code = readFileSync(file);
  return { bytes: code.length, gzipped: gzipSync(code).length };
}
