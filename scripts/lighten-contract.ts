import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** A route's `summary`, a string on its own line or the next. */
const summaries = /^ {4}summary:\s+(?:'[^'\n]*'|"[^"\n]*"),$/gm;

/** Leaves out of a bundle what each route says of itself in words: the API's description has it, and is a file beside the function that hands it out. */
export const lightenContract: Plugin = {
  name: 'lighten-contract',
  setup(build) {
    build.onLoad({ filter: /\/shared\/contract\/[^/]+\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(summaries, ''),
      loader: 'ts',
    }));
  },
};
