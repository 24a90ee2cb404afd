import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeCourse } from '../world/courses.ts';
import { movements, windows } from './support/room.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, runtime } = stage;
await makeCourse(stage, await newPerson('teachers'));
await runtime.drained();

/** The controls that lie under something that floats. */
const coveredBy = (floating: Locator): Promise<string[]> =>
  floating.evaluate((root) => {
    const over = root.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
      .filter((control) => !root.contains(control) && control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const isBeside = right <= over.left || left >= over.right;
        return !isBeside && bottom > over.top && top < over.bottom && right - left > 1;
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });

describe('Somebody who asks for less motion', () => {
  it.each(['on the device', 'in the settings'])(
    '%s, waits before a page that stands still',
    async (where) => {
      const { email } = await newPerson();
      const page = await visit({ email });
      if (where === 'in the settings') {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.addInitScript(() =>
          localStorage.setItem('preferences', JSON.stringify({ reduceMotion: true })),
        );
      }
      await page.route('**/api/v1/me/dashboard', () => undefined);
      await page.goto('/student-dashboard');
      await page.locator('main .chakra-skeleton').first().waitFor();
      expect(await movements(page)).toEqual([]);
      await page.context().close();
    },
  );

  it('is told of a change by a toast of 300 to 560 pixels, or as wide as the phone', async () => {
    const t = wordsIn('en');
    const { email } = await newPerson();
    const page = await visit({ email });
    await page.goto('/courses');
    const label = t('catalog:card.enroll');
    await page
      .getByRole('button', { name: new RegExp(`^${label}`) })
      .first()
      .click();
    const toast = page.locator('[data-scope=toast][data-part=root]');
    await toast.waitFor();
    const widthWith = (text: string) =>
      toast.evaluate((root, text) => {
        const title = root.querySelector('[data-part=title]');
        if (title) title.textContent = text;
        return Math.round(root.getBoundingClientRect().width);
      }, text);
    expect(await movements(page)).toEqual([]);
    expect(await widthWith('Ok')).toBe(300);
    expect(await widthWith('All that there is to say about it. '.repeat(9))).toBe(560);
    expect(await page.getByRole('region', { name: t('parts:messages') }).count()).toBe(1);
    await page.setViewportSize(windows['at 320 px']);
    await widthWith('Ok');
    await expect.poll(() => coveredBy(toast)).toEqual([]);
    expect(await widthWith('All that there is to say about it. '.repeat(9))).toBeLessThanOrEqual(
      288,
    );
    await page.context().close();
  });
});

describe('The letters', () => {
  it('come from the site itself, asked for with the page, and move nothing when they are here', async () => {
    const page = await visit();
    const fonts: string[] = [];
    const held = Promise.withResolvers<void>();
    await page.addInitScript(() => {
      const state = globalThis as { shifts?: number };
      state.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          state.shifts =
            (state.shifts ?? 0) + (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/*.woff2', async (route) => {
      fonts.push(new URL(route.request().url()).origin);
      await held.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.locator('main article').first().waitFor();
    const shifts = () => page.evaluate(() => (globalThis as { shifts?: number }).shifts ?? 1);
    const before = await shifts();
    held.resolve();
    await page.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Atkinson Hyperlegible') && status === 'loaded',
      ),
    );
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(new Set(fonts)).toEqual(new Set([new URL(stage.runtime.siteUrl).origin]));
    expect(fonts.length).toBeGreaterThan(0);
    expect((await shifts()) - before).toBeLessThan(0.02);
    await page.context().close();
  });
});
