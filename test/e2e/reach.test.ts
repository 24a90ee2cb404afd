import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Who } from './support/screens.ts';
import { makeLivedInSchool } from './support/lived-in-school.ts';
import { crowded } from './support/crowded.ts';
import { outOfReach } from './support/out-of-reach.ts';
import { createSettle } from './support/settle.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson } = stage;
const { screens, emails } = await makeLivedInSchool(stage);

/** The narrowest screen that WCAG asks for, and 1280 by 1024 enlarged four times (1.4.10). */
const windows = {
  'at 320 px': { width: 320, height: 640 },
  'at 400 %': { width: 320, height: 256 },
};

/** Movements that are under way and last longer than one hundredth of a second. */
const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      const duration = Number(effect?.getComputedTiming().duration);
      const target = effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 90) : '';
      return playState === 'running' && duration > 10 ? [`${duration} ms: ${target}`] : [];
    }),
  );

/** What can be pressed or filled in and lies under something that floats. */
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

/** Looks at each screen of somebody, and notes by its path what is found there. */
async function tour(who: Who, look: (page: Page) => Promise<Record<string, string[]>>) {
  const page = await visit({ email: emails[who], language: 'es', device: 'narrow' });
  const settle = createSettle(page);
  const found: Record<string, Record<string, string[]>> = {};
  for (const { path } of screens.filter((screen) => screen.seenBy === who)) {
    await page.goto(path);
    await settle();
    const here = Object.entries(await look(page)).filter(([, faults]) => faults.length > 0);
    if (here.length > 0) found[path] = Object.fromEntries(here);
  }
  await page.context().close();
  return found;
}

describe.each(['nobody', 'student', 'teacher', 'admin'] as const)('The screens of %s', (who) => {
  it('fit the narrowest window, hide nothing behind their bars, and stand still for who asks', async () => {
    const found = await tour(who, async (page) => {
      const faults: Record<string, string[]> = { moving: await movements(page) };
      for (const [name, size] of Object.entries(windows)) {
        await page.setViewportSize(size);
        faults[name] = await outOfReach(page);
      }
      // The distances of 1.4.12, which somebody chose, on a small phone.
      await page.setViewportSize({ width: 360, height: 640 });
      await page.evaluate(() => (document.documentElement.dataset['spacing'] = 'wide'));
      faults['with wide text'] = await outOfReach(page);
      await page.evaluate(() => delete document.documentElement.dataset['spacing']);
      // A small tablet, the narrowest window with the rail of a desk.
      await page.setViewportSize({ width: 768, height: 1024 });
      faults['at 768 px'] = [...(await outOfReach(page)), ...(await crowded(page))];
      return faults;
    });
    expect(found).toEqual({});
  });
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
    const label = t('courses:card.enroll');
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
