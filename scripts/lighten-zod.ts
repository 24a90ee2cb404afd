import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

const exported = /^export (?:const|function) (\w+)/gm;

/** A module of the same names, each of which refuses. */
const refusing = (source: string) => {
  const names = [...source.matchAll(exported)].map(([, name]) => `refuse as ${name}`);
  return `const refuse = () => { throw new Error('JSON Schema is left out of the bundle.'); };
    export { ${names.join(', ')} };`;
};

/**
 * Leaves out of a bundle what zod ties to each of its schemas and no function asks for, some 20 KB: the
 * makers of JSON Schema (`scripts/generate.ts` makes the API's description) and the English sentences
 * (problem documents carry codes).
 */
export const lightenZod: Plugin = {
  name: 'lighten-zod',
  setup(build) {
    const makers = /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;
    build.onLoad({ filter: makers }, ({ path }) => ({
      contents: refusing(readFileSync(path, 'utf8')),
      loader: 'js',
    }));
    build.onLoad({ filter: /zod\/v4\/locales\/en\.js$/ }, () => ({
      contents: `export default () => ({ localeError: () => undefined });`,
      loader: 'js',
    }));
  },
};
