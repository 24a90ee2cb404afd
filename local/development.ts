import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { context, type BuildContext } from 'esbuild';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { bundleOptions, finishBundles, functionEntries, siteConfig } from '../scripts/build.ts';
import type { Runtime } from './runtime.ts';
import { StartError } from './start-error.ts';

const bundles = join(import.meta.dirname, '../dist/functions');
const settingsBlock = /(<script type="application\/json" id="platform-settings">)[^<]*(<\/script>)/;

const digest = (folder: string) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'index.js')))
    .digest('hex');

/** The settings that the deployment wrote into the page, as they stand in it. */
async function deployedSettings(runtime: Runtime): Promise<string> {
  for (const { ref } of runtime.stack.ofType('AWS::S3::Bucket')) {
    const { status, body } = await runtime.objects.get(ref, 'index.html');
    if (status !== 200 || body === undefined) continue;
    const html = typeof body === 'string' ? body : Buffer.concat(await body.toArray()).toString();
    return /id="platform-settings">([^<]*)</.exec(html)?.[1] ?? '{}';
  }
  throw new StartError('No bucket holds the site.');
}

/** Bundles again when a source changes, and lets the functions concerned begin anew. */
async function watchFunctions(runtime: Runtime): Promise<BuildContext> {
  const seen = new Map(
    Object.keys(functionEntries()).map((name) => [name, digest(join(bundles, name))]),
  );
  const deployed = new Map(
    runtime.definitions.map(({ name, codeDir }) => [digest(codeDir), name] as const),
  );
  const functionNames = new Map(
    [...seen].map(([bundle, hash]) => [bundle, deployed.get(hash)] as const),
  );
  const options = bundleOptions();
  const watcher = await context({
    ...options,
    plugins: [
      ...(options.plugins ?? []),
      {
        name: 'reload',
        setup(build) {
          build.onEnd(({ metafile, errors }) => {
            if (!metafile || errors.length > 0) return;
            finishBundles(metafile);
            for (const [bundle, functionName] of functionNames) {
              const hash = digest(join(bundles, bundle));
              if (hash === seen.get(bundle) || functionName === undefined) continue;
              seen.set(bundle, hash);
              runtime.functions.reload(functionName, { codeDir: join(bundles, bundle) });
              process.stdout.write(`Reloaded ${bundle}\n`);
            }
          });
        },
      },
    ],
  });
  await watcher.watch();
  return watcher;
}

async function serveSite(runtime: Runtime): Promise<ViteDevServer> {
  const settings = await deployedSettings(runtime);
  const [server, ...others] = runtime.siteServers;
  // The page may reach any of the addresses that localhost stands for.
  for (const other of others) {
    other.on('upgrade', (...upgrade) => void server!.emit('upgrade', ...upgrade));
  }
  const fillSettings: Plugin = {
    name: 'fill-settings',
    transformIndexHtml: (html) =>
      html.replace(settingsBlock, (_, open: string, close: string) => open + settings + close),
  };
  return createServer({
    configFile: siteConfig() ?? false,
    appType: 'spa',
    plugins: [fillSettings],
    server: { middlewareMode: true, hmr: { server: server! } },
  });
}

/** `npm run dev`: the site from Vite with hot reload, the functions bundled anew on each change. */
export async function prepare() {
  let site: ViteDevServer | undefined;
  let watcher: BuildContext | undefined;
  return {
    pages(request: IncomingMessage, response: ServerResponse): void {
      if (site) site.middlewares(request, response);
      else response.writeHead(503).end();
    },
    async start(runtime: Runtime): Promise<void> {
      [site, watcher] = await Promise.all([serveSite(runtime), watchFunctions(runtime)]);
    },
    async stop(): Promise<void> {
      await Promise.all([site?.close(), watcher?.dispose()]);
    },
  };
}
