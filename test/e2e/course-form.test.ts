import { expect, it } from 'vitest';
import { createKeyboard } from './support/keyboard.ts';
import { createSettle } from './support/settle.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const { newPerson, visit } = await openStage({ tabsAround: true });

it('A teacher makes a course in Spanish on a phone, and is told why an empty one is not published', async () => {
  const t = wordsIn('es');
  const { email } = await newPerson('teachers');
  const page = await visit({ email, language: 'es', device: 'phone' });
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await page.goto('/courses/manage');
  await page.getByRole('heading', { name: t('courses:manage.empty') }).waitFor();
  await page
    .getByRole('link', { name: t('courses:manage.create') })
    .last()
    .click();

  await page.getByRole('heading', { level: 1, name: t('courses:create.title') }).waitFor();
  // Both are marked at once where nothing is said.
  await page.getByRole('button', { name: t('courses:create.save') }).click();
  await page.getByText(t('courses:invalid.category')).waitFor();
  await page.getByText(t('courses:invalid.title')).waitFor();
  await fill(t('courses:fields.title'), 'Pan de masa madre');
  await page.getByLabel(t('courses:fields.category'), { exact: true }).selectOption('arts');
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(tooWide).toBe(false);
  await page.getByRole('button', { name: t('courses:create.save') }).click();

  await page.waitForURL(/\/courses\/[^/]+\/structure$/);
  await page.goto('/courses/manage');
  const named = { title: 'Pan de masa madre' };
  await page.getByRole('button', { name: t('courses:manage.toOf.publish', named) }).click();
  await page.getByText(t('courses:manage.notReady')).waitFor();
  await page.getByText(t('catalog:courseState.draft'), { exact: true }).waitFor();

  await page.getByRole('link', { name: named.title, exact: true }).click();
  await page.getByRole('link', { name: t('frame:workspace.settings'), exact: true }).click();
  const title = page.getByLabel(t('courses:fields.title'), { exact: true });
  await title.fill('Pan de masa madre en casa');
  await page.getByRole('button', { name: t('courses:edit.save') }).click();
  await page.getByText(/^Guardado a las/).waitFor();
  await page.reload();
  await title.waitFor();
  expect(await title.inputValue()).toBe('Pan de masa madre en casa');
  await page.context().close();
});

it('A teacher makes a course in English with a keyboard alone, archives it and restores it', async () => {
  const t = wordsIn('en');
  const { email } = await newPerson('teachers');
  const page = await visit({ email, language: 'en' });
  const { reach, press, type, unseen } = createKeyboard(page);
  const write = async (label: string, text: string) => {
    await reach('textbox', label);
    await type(text);
  };
  await page.goto('/courses/manage');
  await page.getByRole('heading', { name: t('courses:manage.empty') }).waitFor();
  await reach('link', t('courses:manage.create'));
  await press('Enter');

  await page.getByRole('heading', { level: 1, name: t('courses:create.title') }).waitFor();
  await write(t('courses:fields.title'), 'Sourdough');
  await reach('select', t('courses:fields.category'));
  await type(t('catalog:category.arts'));
  await reach('button', t('courses:create.save'));
  await press('Enter');
  await page.waitForURL(/\/courses\/[^/]+\/structure$/);

  await page.goto(page.url().replace(/structure$/, 'edit'));
  const outcome = (place: number) => t('courses:list.item.outcomes', { place });
  await page.getByLabel(t('courses:fields.title'), { exact: true }).waitFor();
  await write(t('courses:fields.summary'), 'Flour, water, salt and patience.');
  await reach('button', t('courses:list.add.outcomes'));
  await press('Enter');
  await type('Bake a loaf');
  // Enter begins the next line and sends nothing.
  await press('Enter');
  await page.getByLabel(outcome(2), { exact: true }).and(page.locator(':focus')).waitFor();
  await type('Keep a starter alive');
  await reach('button', t('courses:list.up', { item: outcome(2) }));
  await press('Enter');
  await write(t('courses:fields.code'), 'bread-1');
  await reach('button', t('courses:edit.save'));
  await press('Enter');
  await page.getByText(/^Saved \d/).waitFor();

  await page.goto('/courses/manage');
  const named = { title: 'Sourdough' };
  await page.getByRole('link', { name: named.title, exact: true }).waitFor();
  await reach('button', t('courses:manage.toOf.publish', named));
  await press('Enter');
  await page.getByText(t('courses:manage.notReady')).waitFor();
  await reach('button', t('transfer:more', named));
  await press('Enter');
  const archive = page.getByRole('menuitem', { name: t('courses:manage.to.archive') });
  await archive.waitFor();
  for (let row = 1; row < 3; row += 1) await press('ArrowDown');
  expect(await archive.evaluate((item) => item === document.activeElement)).toBe(true);
  await press('Enter');
  await page.getByText(t('catalog:courseState.archived'), { exact: true }).waitFor();
  await reach('button', t('courses:manage.toOf.restore', named));
  await press('Enter');
  await page.getByText(t('catalog:courseState.draft'), { exact: true }).waitFor();

  await reach('link', named.title);
  await press('Enter');
  // What still comes would move what has the focus.
  await createSettle(page)(t('courses:overview.title'));
  // The menu has settings of one's own, too: those of the course stand behind its files.
  await reach('link', t('frame:workspace.files'));
  await press('Tab');
  await press('Enter');
  const first = page.getByLabel(t('courses:list.item.outcomes', { place: 1 }), { exact: true });
  await first.waitFor();
  expect(await first.inputValue()).toBe('Keep a starter alive');
  expect(unseen, 'places where the focus was not to be seen').toEqual([]);
  await page.context().close();
});
