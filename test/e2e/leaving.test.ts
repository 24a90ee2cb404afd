import { expect, it } from 'vitest';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const { visit, newPerson } = await openStage();
const t = wordsIn('en');

it('A profile that is not saved is not left unasked, by keyboard, by Back or by a link', async () => {
  const { email } = await newPerson();
  const page = await visit({ email });
  await page.goto('/settings/language');
  await page
    .getByRole('navigation', { name: t('accounts:settings.title') })
    .getByRole('link', { name: t('accounts:title') })
    .click();
  const headline = page.getByLabel(t('accounts:headline'));
  await headline.fill('Nurse');
  const question = page.getByRole('dialog', { name: t('parts:leaving.title') });

  await page.goBack();
  await question.waitFor();
  expect(new URL(page.url()).pathname).toBe('/profile');
  // The focus is on staying.
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });

  await page.getByRole('link', { name: t('accounts:toSettings') }).focus();
  await page.keyboard.press('Enter');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await headline.inputValue()).toBe('Nurse');

  await page.getByRole('button', { name: t('accounts:save'), exact: true }).click();
  await page.getByText(/^Saved/).waitFor();
  await page.getByRole('link', { name: t('accounts:toSettings') }).click();
  await page.getByRole('heading', { name: t('accounts:settings.language') }).waitFor();

  await page.goBack();
  await headline.fill('Doctor');
  await page
    .getByRole('navigation', { name: t('common:nav.label') })
    .getByRole('link', { name: t('common:nav.myCourses') })
    .click();
  await question.getByRole('button', { name: t('parts:leaving.go') }).click();
  await page.waitForURL(/\/courses\/enrolled$/);
  await page.context().close();
});
