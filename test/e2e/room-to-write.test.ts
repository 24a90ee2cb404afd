import { expect, it } from 'vitest';
import { makeCourse } from '../world/courses.ts';
import { barriers } from './support/barriers.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { newPerson, visit } = stage;
const t = wordsIn('en');

it('writing starts in the upper third of a small laptop, the tools stay in sight, and the tree can make room', async () => {
  const teacher = await newPerson('teachers');
  const { courseId, blockId } = await makeCourse(stage, teacher, { blocks: 3 });
  const page = await visit({ email: teacher.email });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/courses/${courseId}/structure?row=${blockId}&tab=content`);
  const text = page.getByRole('textbox', {
    name: t('lessons:textIn', { language: t('lessons:language.en') }),
  });
  const line = text.getByText('Read me.');
  await line.waitFor();
  const place = async () => (await line.boundingBox()) ?? { x: 0, y: Infinity, width: 0 };
  const beside = await place();
  expect(beside.y).toBeLessThan(768 / 3);
  await page.getByText(t('catalog:courseState.published'), { exact: true }).first().waitFor();
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('button', { name: t('structure:room.full') }).click();
  await page.getByRole('treegrid').waitFor({ state: 'hidden' });
  const full = await place();
  expect(full.y).toBeLessThan(768 / 3);
  expect(full.width).toBeGreaterThan(beside.width + 200);
  expect(await barriers(page)).toEqual([]);

  // However long the text gets, its tools stay above it.
  await line.click();
  await page.keyboard.press('End');
  for (let at = 0; at < 40; at += 1) await page.keyboard.press('Enter');
  await page.keyboard.type('The end');
  await text.getByText('The end').waitFor();
  const tools = page.getByRole('button', { name: t('lessons:action.bold') }).first();
  expect(((await tools.boundingBox()) ?? { y: -1 }).y).toBeGreaterThan(0);
  await page.context().close();
});

it('another kind of a lesson keeps its place, and what it held is found among its versions', async () => {
  const [teacher, admin] = [await newPerson('teachers'), await newPerson('admins')];
  const { courseId, moduleId, blockId } = await makeCourse(stage, teacher, { blocks: 1 });
  const page = await visit({ email: admin.email });
  await page.goto(`/courses/${courseId}/structure?row=${blockId}&tab=rules`);
  await page.getByRole('button', { name: t('structure:kindChange.open') }).click();
  const dialog = page.getByRole('dialog', { name: t('structure:kindChange.title') });
  await dialog.getByLabel(t('structure:kindChange.kind')).selectOption('link');
  await dialog.getByLabel(t('structure:fill.address')).fill('https://example.com/page');
  await dialog.getByRole('button', { name: t('structure:kindChange.do') }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(t('blocks:kind.link'), { exact: true }).first().waitFor();
  const params = { courseId, moduleId, blockId };
  const { block } = await stage.ok(teacher, 'lessons.getBlock', { params });
  expect(block).toMatchObject({ content: { kind: 'link', address: 'https://example.com/page' } });
  await page.getByRole('tab', { name: t('structure:tabs.versions') }).click();
  await page.getByRole('button', { name: /^Compare with the version of/ }).waitFor();
  await page.context().close();
});
