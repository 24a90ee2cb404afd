import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { barriers } from './support/barriers.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const { newPerson, ok, visit } = await openStage();
const t = wordsIn('en');

/** The file that a click hands over. */
async function saved(page: Page, click: () => Promise<void>) {
  const download = page.waitForEvent('download');
  await click();
  const file = await download;
  return { name: file.suggestedFilename(), buffer: await readFile(await file.path()) };
}

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').first().setInputFiles([{ name, mimeType, buffer }]);

it('A teacher begins with a template, makes a copy, takes the course away as Markdown, and brings it in again: nothing comes twice, and an edit of the platform is asked about', async () => {
  const teacher = await newPerson('teachers');
  const page = await visit({ email: teacher.email });
  await page.goto('/courses/create');
  await page.getByRole('link', { name: t('courses:doors.template.title') }).click();
  expect(await barriers(page)).toEqual([]);
  const named = { title: 'A talk' };
  await page.getByRole('link', { name: t('transfer:templates.useOf', named) }).click();
  await page.getByText(t('transfer:from.own')).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: t('transfer:begin') }).click();
  await page.getByText(t('transfer:done')).waitFor();

  const { items } = await ok(teacher, 'courses.listTaught');
  const courseId = items[0]?.courseId ?? '';
  const first = await ok(teacher, 'lessons.getStructure', { params: { courseId } });
  expect(first.blocks.map(({ title }) => title.es)).toEqual([
    'Antes de la charla',
    'La charla',
    'Lo que queda',
  ]);

  await page.goto('/courses/manage');
  const course = { title: 'My talk' };
  const chooseOf = async (label: string) => {
    await page.getByRole('button', { name: t('transfer:more', course) }).click();
    await page.getByRole('menuitem', { name: label }).click();
  };
  const zip = await saved(page, () => chooseOf(t('transfer:export.action')));
  expect(zip.name).toBe('talk-1.zip');
  await chooseOf(t('courses:manage.duplicate.action'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('courses:fields.code'), { exact: true }).fill('talk-1');
  const makeCopy = dialog.getByRole('button', { name: t('courses:manage.duplicate.save') });
  await makeCopy.click();
  await dialog.getByText(t('courses:manage.duplicate.codeTaken')).waitFor();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByLabel(t('courses:fields.code'), { exact: true }).fill('talk-2');
  await makeCopy.click();
  await dialog.waitFor({ state: 'detached' });
  const taught = await ok(teacher, 'courses.listTaught');
  expect(taught.items.map(({ code }) => code)).toEqual(['TALK-2', 'TALK-1']);
  await page
    .getByRole('button', { name: t('transfer:more', course) })
    .last()
    .click();
  await page.getByRole('menuitem', { name: t('transfer:import.action') }).click();
  await choose(page, zip.name, 'application/zip', zip.buffer);
  await page.getByText(t('transfer:nothingToDo')).waitFor();
  expect(await page.getByRole('button', { name: t('transfer:begin') }).count()).toBe(0);

  const [block] = first.blocks;
  if (!block) throw new Error('The template has no lesson');
  const { blockId, moduleId, version } = block;
  await ok(teacher, 'lessons.updateBlock', {
    params: { courseId, moduleId, blockId },
    body: { version, minutes: 33 },
  });
  await choose(page, zip.name, 'application/zip', zip.buffer);
  const takeFile = page.getByRole('checkbox', {
    name: t('transfer:takeFileOf', { title: 'Before the talk' }),
  });
  await takeFile.waitFor();
  expect(await barriers(page)).toEqual([]);
  await takeFile.check();
  await page.getByRole('button', { name: t('transfer:apply', { count: 1 }) }).click();
  await page.getByText(t('transfer:done')).waitFor();
  const last = await ok(teacher, 'lessons.getStructure', { params: { courseId } });
  expect(last.blocks.map((row) => [row.blockId, row.minutes])).toEqual(
    first.blocks.map((row) => [row.blockId, row.minutes]),
  );

  // One lesson alone, from the page where the course is arranged.
  await page.goto(`/courses/${courseId}/structure?row=${blockId}`);
  const lesson = { title: 'Before the talk' };
  const file = await saved(page, () =>
    page.getByRole('button', { name: t('transfer:export.of', lesson) }).click(),
  );
  expect(file.name).toBe('before-the-talk.md');
  await page.getByRole('link', { name: t('transfer:import.of', lesson) }).click();
  await choose(page, file.name, 'text/markdown', file.buffer);
  await page.getByText(t('transfer:nothingToDo')).waitFor();
  await page.context().close();
});
