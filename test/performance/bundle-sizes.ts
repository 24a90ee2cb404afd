import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The aim for what a function loads at its start, in bytes. */
export const aim = 600 * 1024;

/** The aim for what it loads later, when the first work of that kind comes: each piece, in bytes. */
export const aimLater = 150 * 1024;

/** The bundles that the build left, by function: the entry, and all files of code. */
export const bundles = (): { name: string; file: string; files: string[] }[] =>
  readdirSync('dist/functions').map((name) => {
    const folder = `dist/functions/${name}`;
    return {
      name,
      file: `${folder}/index.js`,
      files: readdirSync(folder)
        .filter((one) => one.endsWith('.js'))
        .map((one) => resolve(folder, one)),
    };
  });

/** Bytes of some code, as it is and as it travels. */
export function sizeOf(files: string[]): { bytes: number; gzipped: number } {
  const code = Buffer.concat(files.map((file) => readFileSync(file)));
  return { bytes: code.length, gzipped: gzipSync(code).length };
}
