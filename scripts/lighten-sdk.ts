import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * A schema of the SDK is an array that nothing has to be run for, but keys such as `[_h]` hide that
 * from the bundler, which then keeps those of all operations.
 */
const markPure = (source: string) =>
  source.replace(
    /^((?:export )?var \w+\$? = )(\[.*\]|\[[\s\S]*?^\]);$/gm,
    (_, begin: string, array: string) => `${begin}/* @__PURE__ */ (() => ${array})();`,
  );

const sources = join(dirname(import.meta.dirname), 'functions');

/** What the functions' code calls by its name, among it the errors that it tells apart. */
const namesInUse = () =>
  new Set(
    globSync('**/*.ts', { cwd: sources }).flatMap(
      (path) => readFileSync(join(sources, path), 'utf8').match(/\b[A-Z]\w+\b/g) ?? [],
    ),
  );

/** An error without a class of its own comes as the service's exception, under its name all the same. */
const dropErrors = (source: string, inUse: Set<string>) =>
  source.replace(/^n0_registry\.registerError\((\w+)\$, \1\);$/gm, (line, name: string) =>
    inUse.has(name) ? line : '',
  );

/** Event streams belong to operations that no function calls; the clients ask for their setting all the same. */
const noEventStreams = `
  const refuse = () => { throw new Error('Event streams are left out of the bundle.'); };
  export const resolveEventStreamSerdeConfig = (config) => config;
  export const eventStreamSerdeProvider = refuse;
  export const EventStreamSerde = refuse;`;

/** What stands in for some other case: a Node without hashes of its own, retries that learn a rate. Nobody here asks for it. */
const standIn = (name: string) =>
  `export class ${name} { constructor() { throw new Error('${name} is left out of the bundle.'); } }`;

/** Names of regions with their cities: which partition one is of, its pattern tells as well. */
const nameless = (source: string) =>
  source.replace(/"regions": \{\n(?: {16}.*\n)* {12}\}/g, '"regions": {}');

/** Leaves out of a bundle what the SDK's clients bring along for operations that are not called and errors that are not told apart: some 40 to 100 KB. */
export const lightenSdk: Plugin = {
  name: 'lighten-sdk',
  setup(build) {
    const inUse = namesInUse();
    build.onLoad({ filter: /@aws-sdk\/client-.*\/schemas\/schemas_\d+\.js$/ }, ({ path }) => ({
      contents: markPure(dropErrors(readFileSync(path, 'utf8'), inUse)),
      loader: 'js',
    }));
    build.onLoad({ filter: /@smithy\/core\/.*\/event-streams\/index\.js$/ }, () => ({
      contents: noEventStreams,
      loader: 'js',
    }));
    build.onLoad(
      { filter: /@smithy\/core\/.*\/(Sha256Js|DefaultRateLimiter)\.js$/ },
      ({ path }) => ({
        contents: standIn(basename(path, '.js')),
        loader: 'js',
      }),
    );
    build.onLoad({ filter: /\/lib\/aws\/partitions\.js$/ }, ({ path }) => ({
      contents: nameless(readFileSync(path, 'utf8')),
      loader: 'js',
    }));
    // The clients read their own version for the user agent.
    build.onLoad({ filter: /@aws-sdk\/client-[^/]+\/package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
};
