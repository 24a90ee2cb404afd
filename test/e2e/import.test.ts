import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { plainFolder } from '#web/features/transfer/fixtures/folders.ts';
import { handbook } from '#web/features/transfer/fixtures/word.ts';
import { barriers } from './support/barriers.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const { newPerson, ok, visit } = await openStage();

const folder = await mkdtemp(path.join(tmpdir(), 'folder-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function onDisk(files: Record<string, string | Uint8Array>) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, 'Bread', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return path.join(folder, 'Bread');
}

it('A teacher at a desk brings a folder of their own: what becomes of each file is said before, pictures and a document are there after, and a second time makes nothing twice', async () => {
  const t = wordsIn('en');
  const teacher = await newPerson('teachers');
  const page = await visit({ email: teacher.email });
  await page.goto('/courses/import');
  await page.getByText(t('transfer:choose.drop')).waitFor();
  expect(await barriers(page)).toEqual([]);
  const place = await onDisk(plainFolder);
  const choose = () => page.locator('input[webkitdirectory]').setInputFiles(place);
  await choose();
  await page
    .getByRole('heading', { name: t('transfer:figures.head', { count: 13, coming: 10 }) })
    .waitFor();
  expect(await barriers(page)).toEqual([]);
  // Nothing is guessed of what the folder does not say.
  await page.getByRole('button', { name: t('transfer:begin') }).click();
  await page.getByText(t('transfer:categoryNeeded')).waitFor();
  await page.getByLabel(t('transfer:category')).selectOption('arts');
  await page.getByRole('button', { name: t('transfer:begin') }).click();
  await page.getByText(t('transfer:done')).waitFor();

  const { items } = await ok(teacher, 'courses.listTaught');
  const courseId = items[0]?.courseId ?? '';
  expect(items.map(({ title }) => title)).toEqual([{ en: 'Bread at home' }]);
  const structure = await ok(teacher, 'lessons.getStructure', { params: { courseId } });
  expect(structure.modules.map(({ title }) => title.en)).toEqual(['Dough', 'The oven']);
  expect(structure.blocks.map(({ kind, title }) => [kind, title.en])).toEqual([
    ['text', 'Which flour'],
    ['text', 'How much water?'],
    ['text', 'Notes on salt'],
    ['text', 'Heat'],
    ['text', 'Cool'],
    ['file', 'Recipe'],
  ]);
  const media = await ok(teacher, 'media.list', { params: { courseId } });
  expect(media.items.map(({ fileName, state }) => `${fileName} ${state}`).toSorted()).toEqual([
    'recipe.pdf ready',
    'thermometer.png ready',
    'three bags.png ready',
  ]);

  await page.goto(`/courses/import?into=${courseId}`);
  await page.getByText(t('transfer:choose.drop')).waitFor();
  await choose();
  await page.getByText(t('transfer:nothingToDo')).waitFor();
  expect(await page.getByRole('button', { name: t('transfer:begin') }).count()).toBe(0);
  await page.context().close();
});

it('Somebody on a phone, in Spanish, brings a Word document: headings are modules and lessons, and it is said', async () => {
  const t = wordsIn('es');
  const teacher = await newPerson('teachers');
  const page = await visit({ email: teacher.email, language: 'es', device: 'phone' });
  await page.goto('/courses/import');
  await page.getByText(t('transfer:choose.drop')).waitFor();
  const file = {
    name: 'Manual.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(handbook),
  };
  await page.locator('input[type=file]').first().setInputFiles([file]);
  await page.getByText(t('transfer:wordCut.modules')).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByLabel(t('transfer:category')).selectOption('science');
  await page.getByRole('button', { name: t('transfer:begin') }).click();
  await page.getByText(t('transfer:done')).waitFor();
  const { items } = await ok(teacher, 'courses.listTaught');
  const courseId = items[0]?.courseId ?? '';
  const { modules, blocks } = await ok(teacher, 'lessons.getStructure', { params: { courseId } });
  expect(modules.map(({ title }) => title.es)).toEqual(['Antes de empezar', 'Manos a la obra']);
  expect(blocks.map(({ title }) => title.es)).toEqual([
    'Antes de empezar',
    'La tierra',
    'Las semillas',
    'Sembrar',
  ]);
  await page.context().close();
});

it('A text that takes the parser longer than any person writes is named, and the page stays quick meanwhile', async () => {
  const t = wordsIn('en');
  const teacher = await newPerson('teachers');
  const page = await visit({ email: teacher.email });
  await page.goto('/courses/import');
  await page.getByText(t('transfer:choose.drop')).waitFor();
  const named = (name: string, text: string) => ({
    name,
    mimeType: 'text/markdown',
    buffer: Buffer.from(text),
  });
  await page.evaluate(() => {
    const seen = { longest: 0 };
    let last = performance.now();
    const tick = () => {
      const now = performance.now();
      seen.longest = Math.max(seen.longest, now - last);
      last = now;
      setTimeout(tick, 20);
    };
    tick();
    Object.assign(window, { seen });
  });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      named('strike.md', '~~a'.repeat(80_000)),
      named('links.md', '[a]('.repeat(60_000)),
      named('fields.md', `---\n${'a: {b: ['.repeat(8000)}\n---\nWords.`),
      named('good.md', '# Good\n\nWords.'),
    ]);
  await page.getByText(t('transfer:reason.too_slow')).first().waitFor({ timeout: 60_000 });
  await page.locator('summary', { hasText: t('transfer:fate.count.kept', { count: 1 }) }).click();
  await page.getByText(t('transfer:becomes', { title: 'Good' })).waitFor();
  const longest = await page.evaluate(
    () => (window as unknown as { seen: { longest: number } }).seen.longest,
  );
  console.info(`the page stood still for at most ${Math.round(longest)} ms`);
  expect(longest).toBeLessThan(2000);
  await page.context().close();
});
