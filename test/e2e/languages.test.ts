import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const { runtime, visit } = await openStage();
const [en, es] = [wordsIn('en'), wordsIn('es')];
const offer = (page: Page) => page.getByRole('region', { name: es('frame:offer.text') });

describe('a Spanish phone that comes for the first time', () => {
  it('gets the page in English, the offer in Spanish once, and the switch in sight', async () => {
    const page = await visit({ device: 'phone', language: 'es', chose: false });
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: en('home:title') }).waitFor();
    expect(await offer(page).getAttribute('lang')).toBe('es');
    expect(
      await page.getByRole('button', { name: en('common:languages.es'), exact: true }).isVisible(),
    ).toBe(true);
    await offer(page)
      .getByRole('button', { name: es('frame:offer.yes') })
      .click();
    await page.getByRole('heading', { level: 1, name: es('home:title') }).waitFor();
    expect(await offer(page).count()).toBe(0);
    await page.goto('/courses');
    expect(await page.getAttribute('html', 'lang')).toBe('es');
    expect(await offer(page).count()).toBe(0);
    await page.context().close();
  });

  it('is not asked again after "no"', async () => {
    const page = await visit({ device: 'phone', language: 'es', chose: false });
    await page.goto('/');
    await offer(page)
      .getByRole('button', { name: es('frame:offer.no') })
      .click();
    await page.goto('/faq');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    expect(await offer(page).count()).toBe(0);
    await page.context().close();
  });

  it('comes to Spanish by an address that says so, also after a visit in English', async () => {
    const page = await visit({ device: 'phone', language: 'es', chose: false });
    await page.goto('/');
    await page.goto('/es/faq');
    expect(await page.getAttribute('html', 'lang')).toBe('es');
    expect(await offer(page).count()).toBe(0);
    await page.context().close();
  });
});

describe('a choice', () => {
  it('of the other language waits for its words: without a connection the page stays as it is', async () => {
    const page = await visit();
    await page.goto('/faq');
    await page.getByRole('heading', { level: 1, name: en('help:faq.title') }).waitFor();
    const other = page.getByRole('banner').getByRole('button', { name: en('common:languages.es') });
    await page.context().setOffline(true);
    await other.click();
    await page.getByText(en('shell:offline.device')).waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    await page.context().setOffline(false);
    await page.getByText(en('shell:offline.device')).waitFor({ state: 'detached' });
    await other.click();
    await page.getByRole('heading', { level: 1, name: es('help:faq.title') }).waitFor();
    await page.context().close();
  });

  it('that only this browser knows is never preceded by a heading in the other language', async () => {
    const page = await visit({ language: 'es' });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      const look = () => {
        const heading = document.querySelector<HTMLElement>('h1');
        if (heading?.checkVisibility()) seen.push(heading.textContent);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: es('home:title') }).waitFor();
    const seen = await page.evaluate(() => (globalThis as { seen?: string[] }).seen ?? []);
    expect(new Set(seen)).toEqual(new Set([es('home:title')]));
    expect(page.url()).toBe(`${runtime.siteUrl}/`);
    await page.context().close();
  });
});
