import { expect, it } from 'vitest';
import { createKeyboard } from './support/keyboard.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const { newPerson, runtime, visit } = await openStage({ tabsAround: true });

it('A teacher makes a course in Spanish on a phone, and is told why an empty one is not published', async () => {
  const t = wordsIn('es');
  const { email } = await newPerson('teachers');
  const page = await visit({ email, language: 'es', device: 'phone' });
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await page.goto('/courses/manage');
  await page.getByRole('heading', { name: t('authoring:manage.empty') }).waitFor();
  await page
    .getByRole('link', { name: t('authoring:manage.create') })
    .last()
    .click();

  await page.getByRole('heading', { level: 1, name: t('authoring:create.title') }).waitFor();
  await fill(t('authoring:fields.title'), 'Pan de masa madre');
  await fill(t('authoring:fields.summary'), 'Harina, agua, sal y paciencia.');
  await fill(t('authoring:fields.description'), 'Del primer cultivo a la hogaza de cada semana.');
  await page.getByRole('button', { name: t('authoring:list.add.outcomes') }).click();
  await fill(t('authoring:list.item.outcomes', { place: 1 }), 'Cuidar tu propia masa madre');
  await page.getByLabel(t('authoring:fields.category'), { exact: true }).selectOption('arts');
  await fill(t('authoring:fields.weeks'), '4');
  await fill(t('authoring:fields.hours'), '16');
  await fill(t('authoring:fields.code'), 'pan-1');
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(tooWide).toBe(false);
  await page.getByRole('button', { name: t('authoring:create.save') }).click();

  await page.waitForURL(`${runtime.siteUrl}/courses/manage`);
  const named = { title: 'Pan de masa madre' };
  await page.getByRole('button', { name: t('authoring:manage.toOf.publish', named) }).click();
  await page.getByText(t('authoring:manage.notReady')).waitFor();
  await page.getByText(t('courses:courseState.draft'), { exact: true }).waitFor();

  await page.getByRole('link', { name: t('authoring:manage.editOf', named) }).click();
  const title = page.getByLabel(t('authoring:fields.title'), { exact: true });
  await title.fill('Pan de masa madre en casa');
  await page.getByRole('button', { name: t('authoring:edit.save') }).click();
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
  await page.getByRole('heading', { name: t('authoring:manage.empty') }).waitFor();
  await reach('link', t('authoring:manage.create'));
  await press('Enter');

  await page.getByRole('heading', { level: 1, name: t('authoring:create.title') }).waitFor();
  await write(t('authoring:fields.title'), 'Sourdough');
  await write(t('authoring:fields.summary'), 'Flour, water, salt and patience.');
  await write(t('authoring:fields.description'), 'From the first starter to a loaf each week.');
  await reach('button', t('authoring:list.add.outcomes'));
  await press('Enter');
  await type('Bake a loaf');
  await reach('button', t('authoring:list.add.outcomes'));
  await press('Enter');
  await type('Keep a starter alive');
  const second = t('authoring:list.item.outcomes', { place: 2 });
  await reach('button', t('authoring:list.up', { item: second }));
  await press('Enter');
  await reach('select', t('authoring:fields.category'));
  await type(t('courses:category.arts'));
  await write(t('authoring:fields.weeks'), '4');
  await write(t('authoring:fields.hours'), '16');
  await write(t('authoring:fields.code'), 'bread-1');
  await reach('button', t('authoring:create.save'));
  await press('Enter');

  await page.waitForURL(`${runtime.siteUrl}/courses/manage`);
  const named = { title: 'Sourdough' };
  await page.getByRole('link', { name: t('authoring:manage.editOf', named) }).waitFor();
  await reach('button', t('authoring:manage.toOf.publish', named));
  await press('Enter');
  await page.getByText(t('authoring:manage.notReady')).waitFor();
  await reach('button', t('transfer:more', named));
  await press('Enter');
  const archive = page.getByRole('menuitem', { name: t('authoring:manage.to.archive') });
  await archive.waitFor();
  for (let row = 1; row < 3; row += 1) await press('ArrowDown');
  expect(await archive.evaluate((item) => item === document.activeElement)).toBe(true);
  await press('Enter');
  await page.getByText(t('courses:courseState.archived'), { exact: true }).waitFor();
  await reach('button', t('authoring:manage.toOf.restore', named));
  await press('Enter');
  await page.getByText(t('courses:courseState.draft'), { exact: true }).waitFor();

  await reach('link', t('authoring:manage.editOf', named));
  await press('Enter');
  const first = page.getByLabel(t('authoring:list.item.outcomes', { place: 1 }), { exact: true });
  await first.waitFor();
  expect(await first.inputValue()).toBe('Keep a starter alive');
  expect(unseen, 'places where the focus was not to be seen').toEqual([]);
  await page.context().close();
});
