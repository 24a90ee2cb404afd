/**
 * Draws the pictures that a shared link shows, one for the house and one for each category, into
 * `web/public/social/`. Run by hand when colours or names change; the site must be built for its font.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { coverCategories, coverColors } from '../web/src/lib/theme/covers.ts';
import { browserPath } from './browser-path.ts';
import en from '#web/locales/en/catalog.json' with { type: 'json' };
import es from '#web/locales/es/catalog.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const out = join(root, 'web/public/social');
const assets = join(root, 'dist/web/assets');

const face = readdirSync(assets).find((name) => /-latin-wght-normal-.*\.woff2$/.test(name));
if (face === undefined) throw new Error('The site is not built: run npm run build.');
const font = readFileSync(join(assets, face)).toString('base64');

const sheet = (
  inks: { ground: string; spine: string; shade: string },
  line: string,
) => `<!doctype html>
<style>
  @font-face { font-family: Face; src: url(data:font/woff2;base64,${font}); font-weight: 200 800; }
  body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden;
    background: ${inks.ground}; color: #fff; font-family: Face; }
  .spine { position: absolute; inset: 0 auto 0 0; width: 72px; background: ${inks.spine}; }
  .spine i { position: absolute; width: 72px; height: 6px; background: #e3c35a; }
  svg.light { position: absolute; right: -60px; top: -20px; opacity: 0.5; }
  main { position: absolute; left: 150px; bottom: 90px; }
  h1 { margin: 28px 0 0; font-size: 104px; letter-spacing: -0.02em; line-height: 1.05; }
  p { margin: 18px 0 0; font-size: 44px; color: #f0da8f; font-weight: 500; }
</style>
<div class="spine"><i style="top:84px"></i><i style="top:104px"></i><i style="bottom:84px"></i><i style="bottom:104px"></i></div>
<svg class="light" viewBox="0 0 32 32" width="720" fill="none"><path d="M16 2 5 28h22z" fill="${inks.shade}"/></svg>
<main>
  <svg viewBox="0 0 32 32" width="132"><rect width="32" height="32" rx="8" fill="#18181B"/><path d="M16 5 8.5 24h15z" fill="#E3C35A" opacity=".35"/><path d="M16 13.5c-2.7-1.8-5.7-2.3-9-2v12c3.3-.3 6.3.2 9 2 2.7-1.8 5.7-2.3 9-2v-12c-3.3-.3-6.3.2-9 2zm0 0v12" fill="none" stroke="#E3C35A" stroke-width="1.8" stroke-linejoin="round"/></svg>
  <h1>Aula Virtual</h1>
  <p>${line}</p>
</main>`;

const house = { ground: '#2b2723', spine: '#171411', shade: '#454039' };
const pictures: [name: string, markup: string][] = [
  ['aula', sheet(house, 'Courses · Cursos')],
  ...coverCategories.map((category): [string, string] => {
    const names = [...new Set([en.category[category], es.category[category]])];
    return [category, sheet(coverColors(category, 'day'), names.join(' · '))];
  }),
];

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [name, markup] of pictures) {
  await page.setContent(markup);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(out, `${name}.png`) });
}
await browser.close();
