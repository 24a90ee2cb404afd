import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { standsStill, unroll } from './unroll.ts';

/** So many times is a page looked at that grows meanwhile: at its old height, the bar of a phone covers its end. */
const mostLooks = 3;

/** Half of what the builder would send, to the same effect. */
const axeFile = createRequire(import.meta.resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
);
const axeSource = readFileSync(axeFile, 'utf8');

async function look(page: Page): Promise<string[]> {
  await unroll(page);
  // The builder sends its source twice for each look; once for each document is enough.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const { violations } = await new AxeBuilder({ page, axeSource: 'undefined' })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // No screen has a frame with content of its own: without the page that would put frames together.
    .setLegacyMode()
    .analyze();
  // Parts behind a modal dialog are out of reach: how much of them the dialog covers says nothing of their size.
  const isBehind = (target: unknown) =>
    page.evaluate(
      (selector) =>
        document.querySelector('dialog:modal') !== null &&
        document.querySelector(selector)?.closest('dialog') === null,
      String(target),
    );
  const found: string[] = [];
  for (const { id, impact, nodes } of violations) {
    if (impact !== 'serious' && impact !== 'critical') continue;
    for (const { html, target } of nodes)
      if (id !== 'target-size' || !(await isBehind(target[0]))) found.push(`${id}: ${html}`);
  }
  return found;
}

/** The barriers on the page for somebody, as WCAG 2.2 AA and good practice see them. */
export async function barriers(page: Page): Promise<string[]> {
  const window = page.viewportSize();
  const scrolled = await page.evaluate(() => scrollY);
  let found = await look(page);
  for (let looks = 1; looks < mostLooks && !(await standsStill(page)); looks += 1)
    found = await look(page);
  if (window) await page.setViewportSize(window);
  // Nobody looked: what had the focus is where it was.
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
  return found;
}
