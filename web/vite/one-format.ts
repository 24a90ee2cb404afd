import type { Plugin } from 'vite';

/** The same face again, for browsers that the site is not built for. */
const older = /,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\("[^"]*"\)/g;

/** Leaves of KaTeX's faces the one format that every browser of the target reads: sixty files become twenty. */
export function oneFormat(): Plugin {
  return {
    name: 'one-format',
    enforce: 'pre',
    transform: {
      filter: { id: /katex.*\.css/ },
      handler: (code) => ({ code: code.replaceAll(older, ''), map: null }),
    },
  };
}
