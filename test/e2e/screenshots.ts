/**
 * Takes a picture of every route of the site, as everybody, in both languages, on a phone and at a desk, and of
 * the main screens while they load, with nothing to show, failed, refused and offline. The routes are the site's own.
 *
 *   npm run screenshots -- --only courses,help --who student,teacher --language es --size phone --theme dark
 *   npm run screenshots -- --state loading,error     only these states (`ready` is the one with something on it)
 *   npm run screenshots -- --readme                  the pictures of the README, into docs/pictures
 *   --minutes 20, --pages 4                          how long at most, and how many browsers side by side
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadDemo } from '#local/demo/load-demo.ts';
import { createRuntime } from '#local/runtime.ts';
import { languages } from '#shared/policies/languages.ts';
import type { ScreenName } from '#shared/screens.ts';
import { launchBrowser } from './support/browser.ts';
import { contactSheet, type Shot } from './support/contact-sheet.ts';
import { demoAddresses } from './support/demo-addresses.ts';
import { devices } from './support/devices.ts';
import { takeReadmePictures } from './support/readme-pictures.ts';
import { openInState, screenStates, type ScreenState } from './support/screen-states.ts';
import { createSettle } from './support/settle.ts';
import { browserState } from './support/signed-in-state.ts';
import { unroll } from './support/unroll.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    who: { type: 'string' },
    language: { type: 'string' },
    size: { type: 'string' },
    theme: { type: 'string', default: 'light' },
    state: { type: 'string' },
    readme: { type: 'boolean', default: false },
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

/** The people and screens whose states are worth a picture. */
const inStates: Record<keyof typeof people, readonly ScreenName[]> = {
  'signed-out': ['home', 'courses', 'teachers'],
  student: ['studentDashboard', 'enrolled', 'course', 'content'],
  teacher: ['home', 'courses', 'teacherDashboard', 'manageCourses', 'structure'],
  admin: ['adminDashboard'],
};

/** The choices that an option names, separated by commas; without it, all. */
const chosen = <T extends string>(all: readonly T[], option: string | undefined): T[] =>
  all.filter((one) => option === undefined || option.split(',').includes(one));

const looks = chosen(Object.keys(people) as (keyof typeof people)[], values.who).flatMap((who) =>
  chosen(languages, values.language).flatMap((language) =>
    chosen(['phone', 'desktop'] as const, values.size).flatMap((size) =>
      chosen(['light', 'dark'] as const, values.theme).map((theme) => ({
        who,
        language,
        size,
        theme,
      })),
    ),
  ),
);
const states = chosen(['ready', ...screenStates] as const, values.state);

const runtime = await createRuntime({ port: 0, dataDir: null, quiet: true });
const browser = await launchBrowser();
const shots: Shot[] = [];
let left = 0;

async function open({ who, language, size, theme }: (typeof looks)[number]) {
  return browser.newContext({
    ...devices[size],
    baseURL: runtime.siteUrl,
    locale: language === 'es' ? 'es-ES' : 'en-GB',
    colorScheme: theme,
    reducedMotion: 'reduce',
    storageState: await browserState(runtime, { email: people[who], language }),
  });
}

type Wanted = { name: string; address: string; state: 'ready' | ScreenState };

async function take(look: (typeof looks)[number], wanted: Wanted[]): Promise<void> {
  const context = await open(look);
  const { who, language, size, theme } = look;
  for (const { name, address, state } of wanted) {
    if (performance.now() > until) {
      left += 1;
      continue;
    }
    const page = await context.newPage();
    if (state === 'ready') {
      await page.goto(address, { waitUntil: 'load' });
      // The hosted sign-in has no heading of ours, and a page that never settles is a picture too.
      if (page.url().startsWith(runtime.siteUrl)) await createSettle(page)().catch(() => undefined);
    } else await openInState(page, address, state).catch(() => undefined);
    const file = [name, who, language, size, theme, state].join('.') + '.png';
    await unroll(page);
    await page.screenshot({ path: join(folder, file), fullPage: true });
    const led = page.url().replace(runtime.siteUrl, '').replace(runtime.identityUrl, '(sign-in)');
    const seen = `${size}${theme === 'dark' ? ', dark' : ''}${state === 'ready' ? '' : `, ${state}`}`;
    shots.push({ file, name, address, who, language, size: seen, led: led.split('?')[0] ?? '' });
    await page.close();
  }
  await context.close();
}

try {
  await loadDemo(runtime);
  await runtime.drained();
  if (values.readme) {
    for (const line of await takeReadmePictures(runtime, browser)) console.log(line);
  } else {
    const addresses = (await demoAddresses(runtime)).filter(
      ({ name, address }) =>
        values.only === undefined ||
        values.only.split(',').some((only) => address.startsWith(only) || name.startsWith(only)),
    );
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const queue = looks.map((look) => ({
      look,
      wanted: addresses.flatMap(({ name, address, screen }) =>
        states
          .filter((state) => state === 'ready' || (screen && inStates[look.who].includes(screen)))
          .map((state) => ({ name, address, state })),
      ),
    }));
    await Promise.all(
      Array.from({ length: Number(values.pages) }, async () => {
        for (let next = queue.shift(); next; next = queue.shift())
          await take(next.look, next.wanted);
      }),
    );
    writeFileSync(join(folder, 'index.html'), contactSheet(shots));
    const missing = left === 0 ? '' : `, ${left} left out when the time was over`;
    console.log(`${shots.length} pictures of ${addresses.length} routes in ${folder}${missing}`);
  }
} finally {
  await browser.close();
  await runtime.stop();
}
