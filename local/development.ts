import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { watch, type RolldownWatcher } from 'rolldown';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { bundleOptions } from '../scripts/build-functions.ts';
import { siteConfig } from '../scripts/build.ts';
import type { Runtime } from './runtime.ts';
import { StartError } from './start-error.ts';

const bundles = join(import.meta.dirname, '../dist/functions');
const settingsBlock = /(<script type="application\/json" id="platform-settings">)[^<]*(<\/script>)/;

/** Of all the code in a folder: what is loaded later lies beside the entry. */
function digest(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort())
    if (name.endsWith('.js')) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

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
function watchFunctions(runtime: Runtime): RolldownWatcher {
  const deployed = new Map(
    runtime.definitions.map(({ name, codeDir }) => [digest(codeDir), name] as const),
  );
  const all = bundleOptions();
  type Built = { name: string; hash: string; functionName: string | undefined };
  const built = new Map(
    all.map(([name]): [codeDir: string, Built] => {
      const codeDir = join(bundles, name);
      const hash = digest(codeDir);
      return [codeDir, { name, hash, functionName: deployed.get(hash) }];
    }),
  );
  const watcher = watch(all.map(([, options]) => options));
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') process.stderr.write(`${event.error.message}\n`);
    if (event.code === 'BUNDLE_END' || event.code === 'ERROR') void event.result?.close();
    if (event.code !== 'BUNDLE_END') return;
    for (const codeDir of event.output) {
      const bundle = built.get(codeDir);
      const hash = digest(codeDir);
      if (bundle?.functionName === undefined || hash === bundle.hash) continue;
      bundle.hash = hash;
      runtime.functions.reload(bundle.functionName, { codeDir });
      process.stdout.write(`Reloaded ${bundle.name}\n`);
    }
  });
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
  let watcher: RolldownWatcher | undefined;
  return {
    pages(request: IncomingMessage, response: ServerResponse): void {
      if (site) site.middlewares(request, response);
      else response.writeHead(503).end();
    },
    async start(runtime: Runtime): Promise<void> {
      site = await serveSite(runtime);
      watcher = watchFunctions(runtime);
    },
    async stop(): Promise<void> {
      await Promise.all([site?.close(), watcher?.close()]);
    },
  };
}
