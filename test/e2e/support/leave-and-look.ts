import type { Page } from 'playwright-core';
import type { Words } from './words.ts';

const mark = 'kept from before:';

type Kept = { local: string[]; session: string[] };

/**
 * Signs out, and tells what the browser still keeps when it comes back from the provider, before the
 * site's own scripts run: they remember the language again, which is no secret.
 */
export async function leaveAndLook(page: Page, t: Words): Promise<Kept> {
  await page.addInitScript((mark) => {
    const kept = { local: Object.keys(localStorage), session: Object.keys(sessionStorage) };
    console.info(mark + JSON.stringify(kept));
  }, mark);
  const told = page.waitForEvent('console', (message) => message.text().startsWith(mark));
  const leave = page.getByRole('button', { name: t('common:signOut') });
  // A phone keeps it among what is more.
  if (!(await leave.isVisible())) await page.getByRole('button', { name: t('shell:more') }).click();
  await leave.click();
  const message = await told;
  return JSON.parse(message.text().slice(mark.length)) as Kept;
}
