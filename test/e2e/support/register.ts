import type { Page } from 'playwright-core';
import type { Words } from './words.ts';

export type NewPerson = { firstName: string; lastName: string; email: string; password: string };

/** Fills in the form for a new account and sends it. */
export async function register(
  page: Page,
  t: Words,
  { firstName, lastName, email, password }: NewPerson,
  role: 'student' | 'teacher',
  reason = '',
): Promise<void> {
  await page.getByRole('heading', { name: t('identity:steps.register.title') }).waitFor();
  await page.getByLabel(t('identity:firstName')).fill(firstName);
  await page.getByLabel(t('identity:lastName')).fill(lastName);
  await page.getByLabel(t('identity:email')).fill(email);
  await page.getByLabel(t('identity:password'), { exact: true }).fill(password);
  await page.getByLabel(t('identity:confirmPassword'), { exact: true }).fill(password);
  await page.getByRole('radio', { name: new RegExp(`^${t(`identity:role.${role}`)}`) }).check();
  if (reason !== '') await page.getByLabel(t('identity:role.reason')).fill(reason);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('identity:createAccount') }).click();
  await page.getByRole('heading', { name: t('identity:steps.confirm.title') }).waitFor();
}
