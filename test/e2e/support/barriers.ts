import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { unroll } from './unroll.ts';

/** What stands on the page that somebody could not use, as WCAG 2.2 AA and good practice see it. */
export async function barriers(page: Page): Promise<string[]> {
  const window = page.viewportSize();
  await unroll(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // No screen has a frame with content of its own: without the page that would put frames together.
    .setLegacyMode()
    .analyze();
  if (window) await page.setViewportSize(window);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
