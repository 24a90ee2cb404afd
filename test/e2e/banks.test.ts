import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import { shareOf } from '../support/share.ts';
import { makeCourse } from '../world/courses.ts';
import { ownExport } from '#web/features/banks/formats/fixtures/moodle.ts';
import { asQuestions, createQuestion, trueFalse, unfinished } from '../world/questions.ts';
import { barriers } from './support/barriers.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, ok, runtime } = stage;

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

it('Questions of Moodle come into a course with their picture, none of them twice, and go out again', async () => {
  const t = wordsIn('en');
  const teacher = await newPerson('teachers');
  const { courseId } = await makeCourse(stage, teacher);
  const page = await visit({ email: teacher.email, device: 'narrow' });
  await page.goto(paths.courseQuestions(courseId));
  const file = { name: 'bank.xml', mimeType: 'text/xml', buffer: Buffer.from(ownExport) };
  const dialog = page.getByRole('dialog');
  const choose = async (coming: number) => {
    await page.getByRole('button', { name: t('banks:import') }).click();
    await dialog.getByRole('button', { name: t('questionFiles:import.choose') }).waitFor();
    await dialog.locator('input[type=file]').setInputFiles(file);
    const head = t('questionFiles:report.head', { count: 15, coming });
    await dialog.getByRole('heading', { name: head }).waitFor();
  };
  await choose(12);
  expect(await tooWide(page)).toBe(false);
  expect(await barriers(page)).toEqual([]);
  const bring = dialog.getByRole('button', {
    name: t('questionFiles:import.bring', { count: 12 }),
  });
  await bring.press('Enter');
  await dialog.getByText(t('questionFiles:over.created', { count: 12 })).waitFor();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: t('questionFiles:over.close') }).press('Enter');
  await page.waitForFunction(
    (name) => document.activeElement?.getAttribute('aria-label') === name,
    t('banks:list'),
  );
  await runtime.drained();
  await choose(0);
  await dialog.getByText(t('questionFiles:import.nothing')).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('banks:export') }).click();
  const save = dialog.getByRole('button', { name: t('questionFiles:export.save') });
  await save.waitFor();
  expect(await barriers(page)).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), save.press('Enter')]);
  const written = await readFile(await download.path(), 'utf8');
  // All have a form in it, gaps and formulas as well; what one of them loses is said.
  await dialog
    .getByText(t('questionFiles:export.count.changed', { count: 1 }))
    .first()
    .waitFor();
  expect(written.match(/<question /g)).toHaveLength(12);
  // Its picture is carried in it.
  expect(written.match(/<file name="ring one.png"/g)).toHaveLength(1);
  await page.context().close();
});

describe.each(shareOf(['en', 'es'] as const, 'banks'))(
  'The questions of a course, in %s',
  (language) => {
    const t = wordsIn(language);
    const filter = (page: Page, name: 'type' | 'status' | 'which') =>
      page.getByRole('combobox', { name: t(`banks:filter.${name}`), exact: true });

    it('are found, chosen and changed together, on a narrow phone too', async () => {
      const teacher = await newPerson('teachers');
      const { courseId } = await makeCourse(stage, teacher);
      const statements = Array.from({ length: 24 }, (_, at) => ({
        content: trueFalse(`Statement ${at + 1}`),
      }));
      await ok(teacher, 'banks.createQuestions', {
        params: { bankId: courseId },
        ...asQuestions(...statements, { content: unfinished('Name a metal.') }),
      });
      await runtime.drained();
      const page = await visit({ email: teacher.email, language, device: 'narrow' });
      await page.goto(paths.courseQuestions(courseId));
      await page.getByRole('heading', { level: 1, name: t('banks:title') }).waitFor();
      const rows = page.getByRole('table', { name: t('banks:list') }).getByRole('rowheader');
      await rows.nth(19).waitFor();
      expect(await rows.count()).toBe(20);
      expect(await tooWide(page)).toBe(false);
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('link', { name: t('parts:pages.next') }).click();
      await page.waitForURL(/cursor=/);
      await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 5);
      // What lacks something is not made ready, and nothing else beside it.
      await filter(page, 'type').selectOption('shortText');
      await rows.filter({ hasText: 'Name a metal.' }).waitFor();
      await page
        .getByRole('checkbox', { name: t('banks:choose', { name: 'Name a metal.' }) })
        .press('Space');
      const bar = page.getByRole('toolbar', { name: t('banks:bulk.label') });
      await bar.getByRole('button', { name: t('banks:bulk.status') }).press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: t('banks:status.ready') }).check();
      expect(await barriers(page)).toEqual([]);
      await dialog.getByRole('button', { name: t('banks:dialog.save') }).press('Enter');
      await dialog.getByText(t('errors:question_not_ready')).waitFor();
      await dialog.getByRole('button', { name: t('banks:dialog.cancel') }).press('Enter');
      await bar.getByRole('button', { name: t('banks:bulk.bin') }).press('Enter');
      await dialog.getByText(t('banks:dialog.binText', { count: 1 })).waitFor();
      await dialog.getByRole('button', { name: t('banks:bulk.bin') }).press('Enter');
      await page.getByText(t('banks:emptySearch')).waitFor();
      // The lists follow the stream.
      await runtime.drained();
      await filter(page, 'which').selectOption('binned');
      await rows.filter({ hasText: 'Name a metal.' }).waitFor();
      await page.context().close();
    });

    it('are nobody’s who does not teach it', async () => {
      const owner = await newPerson('teachers');
      const other = await newPerson('teachers');
      const { courseId } = await makeCourse(stage, owner);
      const page = await visit({ email: other.email, language, device: 'phone' });
      await page.goto(paths.courseQuestions(courseId));
      await page.getByText(t('notYours:title'), { exact: true }).waitFor();
      expect(await page.getByRole('searchbox').count()).toBe(0);
      await page.context().close();
    });
  },
);

it('Questions go into the own bank of who teaches, are opened there and come back, by keyboard', async () => {
  const t = wordsIn('en');
  const teacher = await newPerson('teachers');
  const { courseId } = await makeCourse(stage, teacher);
  await createQuestion(stage, teacher, courseId, { content: trueFalse('Water is wet.') });
  await runtime.drained();
  const page = await visit({ email: teacher.email, device: 'narrow' });
  const dialog = page.getByRole('dialog');
  /** Moves the one question that is there to a bank. */
  const move = async (to: string) => {
    await page.locator('tbody').getByRole('checkbox').press('Space');
    await page.getByRole('button', { name: t('banks:bulk.transfer') }).press('Enter');
    await dialog.getByLabel(t('banks:dialog.bank'), { exact: true }).selectOption({ label: to });
    await dialog.getByLabel(t('banks:dialog.move')).press('Space');
    await dialog.getByRole('button', { name: t('banks:dialog.save') }).press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await runtime.drained();
  };
  await page.goto(paths.courseQuestions(courseId));
  await move(t('banks:dialog.ownBank'));
  await page.getByRole('link', { name: t('banks:dialog.ownBank') }).press('Enter');
  await page.getByRole('heading', { level: 1, name: t('ownBank:title') }).waitFor();
  await page.getByRole('link', { name: 'Water is wet.' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await tooWide(page)).toBe(false);
  await page.getByRole('link', { name: 'Water is wet.' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: t('questionEditor:title') }).waitFor();
  await page.getByRole('button', { name: t('questionEditor:save') }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: t('ownBank:title') }).press('Enter');
  await page.getByRole('link', { name: 'Water is wet.' }).waitFor();
  await move('A course for a test');
  await page.goto(paths.courseQuestions(courseId));
  await page.getByRole('link', { name: 'Water is wet.' }).waitFor();
  await page.context().close();
});
