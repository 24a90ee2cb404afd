import type { Page } from 'playwright-core';
import type { Words } from './words.ts';

/** Signs out by the button of the bar, which on a phone stands among the further places. */
export async function signOut(page: Page, t: Words): Promise<void> {
  const button = page.getByRole('button', { name: t('common:signOut') });
  const more = page.getByRole('button', { name: t('shell:more'), exact: true });
  await button.or(more).first().waitFor();
  if (await more.isVisible()) await more.click();
  await button.click();
}
