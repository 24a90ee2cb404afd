import { readFileSync } from 'node:fs';
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

/** Event streams belong to operations that no function calls; the clients ask for their setting all the same. */
const noEventStreams = `
  const refuse = () => { throw new Error('Event streams are left out of the bundle.'); };
  export const resolveEventStreamSerdeConfig = (config) => config;
  export const eventStreamSerdeProvider = refuse;
  export const EventStreamSerde = refuse;`;

/** Leaves out of a bundle what the SDK's clients bring along for operations that are not called: some 20 to 80 KB. */
export const lightenSdk: Plugin = {
  name: 'lighten-sdk',
  setup(build) {
    build.onLoad({ filter: /@aws-sdk\/client-.*\/schemas\/schemas_\d+\.js$/ }, ({ path }) => ({
      contents: markPure(readFileSync(path, 'utf8')),
      loader: 'js',
    }));
    build.onLoad({ filter: /@smithy\/core\/.*\/event-streams\/index\.js$/ }, () => ({
      contents: noEventStreams,
      loader: 'js',
    }));
    // The clients read their own version for the user agent.
    build.onLoad({ filter: /@aws-sdk\/client-[^/]+\/package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
};
