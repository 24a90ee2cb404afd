import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/policies/languages.ts';
import { makeLivedInSchool } from './support/lived-in-school.ts';
import { createSettle } from './support/settle.ts';
import { openStage, type Visitor } from './support/stage.ts';

const stage = await openStage();
const { visit } = stage;
const { screens, emails } = await makeLivedInSchool(stage);

/** Makes the window as high as the page: at rest, a phone's bottom bar covers what scrolling uncovers. */
async function unroll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
}

/** What stands on the page that somebody could not use, as WCAG 2.2 AA and good practice see it. */
async function barriers(page: Page): Promise<string[]> {
  const window = page.viewportSize();
  await unroll(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  if (window) await page.setViewportSize(window);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const looks: (Visitor & { language: Language })[] = [
  { language: 'en', device: 'desktop' },
  { language: 'es', device: 'phone', dark: true },
];

describe.each(looks)('Nothing serious stands in the way, in $language on a $device', (look) => {
  it.each(['nobody', 'student', 'teacher', 'admin'] as const)('of %s', async (who) => {
    const page = await visit({ ...look, email: emails[who] });
    const settle = createSettle(page);
    const found: Record<string, string[]> = {};
    for (const { path } of screens.filter((screen) => screen.seenBy === who)) {
      await page.goto(path);
      await settle();
      const here = await barriers(page);
      if (here.length > 0) found[path] = here;
    }
    expect(found).toEqual({});
    await page.context().close();
  });
});

describe('The other half of language and light', () => {
  it.each([
    { language: 'es', device: 'desktop', dark: false },
    { language: 'en', device: 'phone', dark: false },
    { language: 'en', device: 'desktop', dark: true },
  ] as const)('is as open on the main screens: $language, $device, dark $dark', async (look) => {
    const page = await visit({ ...look, email: emails.student });
    const settle = createSettle(page);
    const found: Record<string, string[]> = {};
    for (const { path } of screens.filter(({ main }) => main)) {
      await page.goto(path);
      await settle();
      const here = await barriers(page);
      if (here.length > 0) found[path] = here;
    }
    expect(found).toEqual({});
    await page.context().close();
  });
});
