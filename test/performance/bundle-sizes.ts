import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** The aim for every bundle, in bytes. */
export const aim = 600 * 1024;

/** The bundles that may be larger, in bytes: each with its reason. */
const exceptions: Record<string, number> = {
  // Copies the questions of all types with a course, and holds each to its schema; nobody waits for its start.
  effects: 650 * 1024,
};

export const boundOf = (name: string): number => exceptions[name] ?? aim;

/** Folders of the bundles that the build left, by function. */
export const bundles = (): { name: string; file: string }[] =>
  readdirSync('dist/functions').map((name) => ({ name, file: `dist/functions/${name}/index.js` }));

/** Bytes of a bundle, as it is and as it travels. */
export function sizeOf(file: string): { bytes: number; gzipped: number } {
  const code = readFileSync(file);
  return { bytes: code.length, gzipped: gzipSync(code).length };
}
