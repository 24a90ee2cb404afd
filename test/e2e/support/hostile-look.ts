import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { open } from './go-to.ts';
import { createSettle } from './settle.ts';

/**
 * The effects that a text could have had: run, become markup that acts, lead to a script, cover the page, hide a name,
 * or load.
 */
export const deeds = (page: Page) =>
  page.evaluate(() => ({
    ran: '__xss' in globalThis,
    polluted: 'x' in {},
    markup: [
      ...document.querySelectorAll(
        'main :is(script, iframe, object, embed, base, link, meta, style, template, math:not(.katex-mathml > math), marquee, form[id=x], input[name=attributes], [srcdoc], [onerror], [onload], [onclick], [ontoggle], [onfocus], [onstart])',
      ),
    ].map(({ outerHTML }) => outerHTML.slice(0, 120)),
    scripted: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ protocol }) => !['http:', 'https:', 'mailto:'].includes(protocol))
      .map(({ href }) => href),
    away: [...document.querySelectorAll('main :is([href], [src], [srcset], [style])')].flatMap(
      (element) =>
        ['href', 'src', 'srcset', 'style']
          .map((name) => element.getAttribute(name) ?? '')
          .filter((value) => value.includes('evil.example')),
    ),
    covering: document.querySelectorAll('main [style*="fixed"]').length,
    hidden: ['currentScript', 'defaultView', 'body'].filter(
      (name) => document.querySelector(`main [name="${name}"], main [id="${name}"]`) !== null,
    ),
    roots: document.querySelectorAll('#root').length,
  }));

export const none = {
  ran: false,
  polluted: false,
  markup: [],
  scripted: [],
  away: [],
  covering: 0,
  hidden: [],
  roots: 1,
};

/** Opens an address, and expects that it shows some texts, and that none of them did anything. */
export async function look(page: Page, path: string, shows: readonly string[] = []) {
  await open(page, path);
  await createSettle(page)();
  if (shows.length > 0) {
    const [first = ''] = shows;
    await page.locator('main').getByText(first, { exact: false }).first().waitFor();
    const body = await page.locator('main').evaluate((main) => main.textContent ?? '');
    const flat = body.replaceAll(/\s+/g, ' ');
    for (const words of shows) expect(flat, path).toContain(words.replaceAll(/\s+/g, ' '));
  }
  expect(await deeds(page), path).toEqual(none);
}
