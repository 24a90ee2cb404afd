import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import type { Runtime } from '#local/runtime.ts';
import type { Language } from '#shared/policies/languages.ts';
import type { ScreenName } from '#shared/screens.ts';
import { demoAddresses } from './demo-addresses.ts';
import { createSettle } from './settle.ts';
import { browserState } from './signed-in-state.ts';
import { toWebp } from './to-webp.ts';

type Picture = {
  file: string;
  screen: ScreenName;
  query?: string;
  email: string | null;
  language: Language;
  dark?: boolean;
  phone?: boolean;
};

const student = 'student@example.com';

/** The screens that show best what this is, each once, and both languages, both lights and both sizes among them. */
const pictures: Picture[] = [
  { file: 'home', screen: 'home', email: null, language: 'en' },
  { file: 'course', screen: 'course', email: null, language: 'es' },
  { file: 'lesson', screen: 'content', query: '?panel=notes', email: student, language: 'en' },
  { file: 'dashboard', screen: 'studentDashboard', email: student, language: 'en', dark: true },
  { file: 'catalog-phone', screen: 'courses', email: null, language: 'es', phone: true },
  {
    file: 'lesson-phone',
    screen: 'content',
    email: student,
    language: 'en',
    dark: true,
    phone: true,
  },
];

/** The most that a picture may weigh, in bytes. */
const mostBytes = 150_000;

/** Writes `docs/pictures`, and answers what was written. */
export async function takeReadmePictures(runtime: Runtime, browser: Browser): Promise<string[]> {
  const addresses = await demoAddresses(runtime);
  mkdirSync('docs/pictures', { recursive: true });
  const painter = await (await browser.newContext()).newPage();
  const written: string[] = [];
  for (const { file, screen, query = '', email, language, dark, phone } of pictures) {
    const address = addresses.find((one) => one.screen === screen)?.address;
    if (address === undefined) throw new Error(`There is no screen ${screen}.`);
    const context = await browser.newContext({
      viewport: phone ? { width: 390, height: 780 } : { width: 1280, height: 800 },
      isMobile: phone ?? false,
      baseURL: runtime.siteUrl,
      locale: language === 'es' ? 'es-ES' : 'en-GB',
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      storageState: await browserState(runtime, { email, language }),
    });
    const page = await context.newPage();
    await page.goto(address + query);
    await createSettle(page)();
    const webp = await toWebp(painter, await page.screenshot());
    await context.close();
    if (webp.length > mostBytes) throw new Error(`${file} weighs ${webp.length} bytes.`);
    writeFileSync(`docs/pictures/${file}.webp`, webp);
    written.push(`docs/pictures/${file}.webp ${webp.length} bytes`);
  }
  return written;
}
