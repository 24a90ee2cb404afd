/**
 * Takes a picture of every route of the site, as everybody, in both languages, on a phone and at a desk:
 * `npm run screenshots [-- --only /courses] [--minutes 20]`. The list is the site's own route table.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { loadDemo } from '#local/demo/load-demo.ts';
import { createRuntime } from '#local/runtime.ts';
import { signedInClient } from '#local/signed-in-client.ts';
import type { SiteRoute } from '#web/app/routes.tsx';
import { languages } from '#shared/policies/languages.ts';
import { launchBrowser } from './support/browser.ts';
import { contactSheet, type Shot } from './support/contact-sheet.ts';
import { devices } from './support/devices.ts';
import { createSettle } from './support/settle.ts';
import { browserState } from './support/signed-in-state.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    minutes: { type: 'string', default: '20' },
    pages: { type: 'string', default: '4' },
  },
});
const until = performance.now() + Number(values.minutes) * 60_000;
const folder = 'artifacts/screens';

const people = {
  'signed-out': null,
  student: 'student@example.com',
  teacher: 'teacher@example.com',
  admin: 'admin@example.com',
} as const;

const sizes = ['phone', 'desktop'] as const;

/** The routes with something behind each parameter, and one address that nothing has. */
async function readAddresses(apiUrl: string): Promise<{ name: string; address: string }[]> {
  const { module } = await runnerImport<{ routes: readonly SiteRoute[] }>(
    join(import.meta.dirname, '../../web/src/app/routes.tsx'),
  );
  const anyone = signedInClient(apiUrl, { accessToken: '', idToken: '' });
  void anyone;
  const { items } = (await (await fetch(`${apiUrl}/courses?q=python`)).json()) as {
    items: { courseId: string }[];
  };
  const courseId = items[0]?.courseId ?? '';
  const { outline } = (await (await fetch(`${apiUrl}/courses/${courseId}`)).json()) as {
    outline: { moduleId: string; blocks: { blockId: string }[] }[];
  };
  const known: Record<string, string> = {
    courseId,
    moduleId: outline[0]?.moduleId ?? '',
    contentId: outline[0]?.blocks[0]?.blockId ?? '',
  };
  const paths = [...module.routes.map(({ path }) => path), '/there-is-nothing-here'];
  return paths.map((path) => ({
    name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '_').replaceAll(':', ''),
    address: path.replace(/:(\w+)/g, (_, name: string) => known[name] ?? 'example'),
  }));
}

const runtime = await createRuntime({ port: 0, dataDir: null, quiet: true });
const browser = await launchBrowser();
try {
  await loadDemo(runtime);
  await runtime.drained();
  const addresses = (await readAddresses(runtime.apiUrl)).filter(
    ({ name, address }) =>
      values.only === undefined || address.startsWith(values.only) || name.startsWith(values.only),
  );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const looks = Object.entries(people).flatMap(([who, email]) =>
    languages.flatMap((language) => sizes.map((size) => ({ who, email, language, size }))),
  );
  const shots: Shot[] = [];
  let left = 0;

  async function takeAll(look: (typeof looks)[number]): Promise<void> {
    const { who, email, language, size } = look;
    const context = await browser.newContext({
      ...devices[size],
      baseURL: runtime.siteUrl,
      locale: language === 'es' ? 'es-ES' : 'en-GB',
      reducedMotion: 'reduce',
      storageState: await browserState(runtime, { email, language }),
    });
    const page = await context.newPage();
    const settle = createSettle(page);
    for (const { name, address } of addresses) {
      if (performance.now() > until) {
        left += 1;
        continue;
      }
      const file = `${name}.${who}.${language}.${size}.png`;
      await page.goto(address, { waitUntil: 'load' });
      // The hosted sign-in has no heading of ours, and a page that never settles is a picture too.
      if (page.url().startsWith(runtime.siteUrl)) await settle().catch(() => undefined);
      await page.screenshot({ path: join(folder, file), fullPage: true });
      const led = page.url().replace(runtime.siteUrl, '').replace(runtime.identityUrl, '(sign-in)');
      shots.push({ file, name, address, who, language, size, led: led.split('?')[0] ?? '' });
    }
    await context.close();
  }

  const queue = [...looks];
  await Promise.all(
    Array.from({ length: Number(values.pages) }, async () => {
      for (let look = queue.shift(); look; look = queue.shift()) await takeAll(look);
    }),
  );
  writeFileSync(join(folder, 'index.html'), contactSheet(shots));
  const missing = left === 0 ? '' : `, ${left} left out when the time was over`;
  console.log(`${shots.length} pictures of ${addresses.length} routes in ${folder}${missing}`);
} finally {
  await browser.close();
  await runtime.stop();
}
