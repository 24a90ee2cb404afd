import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import { shareOf } from '../support/share.ts';
import { makeCourse } from '../world/courses.ts';
import { createQuestion, trueFalse } from '../world/questions.ts';
import { barriers } from './support/barriers.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, ok, runtime } = stage;

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Writes all of a text anew, once its editor is there. */
async function write(page: Page, field: Locator, words: string) {
  await field.click();
  await page.locator('[contenteditable=true]:focus').waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
}

async function makeBank() {
  const teacher = await newPerson('teachers');
  const { courseId } = await makeCourse(stage, teacher);
  return { teacher, courseId };
}

describe.each(shareOf(['en', 'es'] as const, 'question editor'))(
  'A question is written, in %s',
  (language) => {
    const t = wordsIn(language);
    const save = (page: Page) =>
      page.getByRole('button', { name: t('questionEditor:save'), exact: true });
    const saved = (page: Page) =>
      page.getByText(new RegExp(`^${t('common:saveState.saved', { time: '' }).trim()}`));
    const name = (page: Page) =>
      page.getByRole('textbox', { name: t('questionEditor:name'), exact: true });
    const open = async (page: Page, courseId: string, questionId: string) => {
      await page.goto(paths.courseQuestion(courseId, questionId));
      await name(page).waitFor();
    };
    const stemIn = (page: Page, written: typeof language) =>
      page.getByRole('textbox', {
        name: t('questions:form.inLanguage', {
          label: t('questions:form.stem'),
          language: t(`questions:form.language.${written}`),
        }),
      });
    const stem = (page: Page) => stemIn(page, language);

    it('from its type to a tried answer, copied, thrown away and brought back, on a narrow phone', async () => {
      const { teacher, courseId } = await makeBank();
      const page = await visit({ email: teacher.email, language, device: 'narrow' });
      await page.goto(paths.courseQuestions(courseId));
      await page.getByRole('button', { name: t('banks:new') }).click();
      const types = page.getByRole('dialog', { name: t('questionEditor:new.title') });
      await types.getByRole('button', { name: t('banks:type.trueFalse') }).waitFor();
      expect(await barriers(page)).toEqual([]);
      await types.getByRole('button', { name: t('banks:type.trueFalse') }).click();
      await page.getByRole('heading', { level: 1, name: t('questionEditor:title') }).waitFor();
      await page
        .getByText(t('questionEditor:ofType', { type: t('banks:type.trueFalse') }))
        .waitFor();
      expect(await tooWide(page)).toBe(false);
      await write(page, stem(page), '2 + 2 = 4');
      await name(page).fill('Sums');
      const tags = page.getByRole('combobox', { name: t('questionEditor:tags') });
      await tags.fill('numbers');
      await tags.press('Enter');
      await page
        .getByRole('combobox', { name: t('banks:head.status') })
        .selectOption({ label: t('banks:status.ready') });
      await page.getByRole('textbox', { name: t('banks:head.points') }).fill('2,5');
      expect(await barriers(page)).toEqual([]);
      await save(page).click();
      await saved(page).waitFor();
      await page.getByRole('tab', { name: t('questionEditor:tab.preview') }).click();
      const preview = page.getByRole('region', { name: t('questions:preview.label') });
      await preview.getByRole('radio', { name: t('questions:truth.true') }).check();
      await preview.getByRole('button', { name: t('questions:preview.check') }).click();
      const points = new Intl.NumberFormat(language).format(2.5);
      await preview
        .getByText(t('questions:credit.points', { points, most: points, count: 2.5 }))
        .waitFor();
      expect(await barriers(page)).toEqual([]);
      const menu = page.getByRole('button', { name: t('questionEditor:more') });
      const first = page.url();
      await menu.click();
      await page.getByRole('menuitem', { name: t('questionEditor:duplicate') }).click();
      await page.waitForURL((url) => url.href !== first);
      await name(page).waitFor();
      expect(await name(page).inputValue()).toBe('Sums');
      await menu.click();
      await page.getByRole('menuitem', { name: t('banks:bulk.bin') }).click();
      await page.getByRole('button', { name: t('banks:bulk.restore') }).click();
      await page
        .getByRole('button', { name: t('banks:bulk.restore') })
        .waitFor({ state: 'detached' });
      await runtime.drained();
      await page.getByRole('link', { name: t('questionEditor:all') }).click();
      const rows = page.getByRole('table', { name: t('banks:list') }).getByRole('rowheader');
      await rows.nth(1).waitFor();
      expect(await rows.filter({ hasText: 'numbers' }).count()).toBe(2);
      expect(await rows.getByRole('link', { name: 'Sums', exact: true }).count()).toBe(2);
      await page.context().close();
    });

    it('beside somebody else: what both changed in other fields comes together, the same field asks', async () => {
      const { teacher, courseId } = await makeBank();
      const questionId = await createQuestion(stage, teacher, courseId);
      const params = { bankId: courseId, questionId };
      const page = await visit({ email: teacher.email, language });
      await open(page, courseId, questionId);
      const elsewhere = async (fields: { name?: string; points?: number }) => {
        const { version } = await ok(teacher, 'banks.getQuestion', { params });
        await ok(teacher, 'banks.updateQuestion', { params, body: { version, ...fields } });
      };
      await elsewhere({ points: 30_000 });
      await name(page).fill('Mine');
      await save(page).click();
      await page.getByText(t('lessons:merged.elsewhere')).waitFor();
      await saved(page).waitFor();
      expect(await ok(teacher, 'banks.getQuestion', { params })).toMatchObject({
        name: 'Mine',
        points: 30_000,
      });
      expect(await page.getByRole('textbox', { name: t('banks:head.points') }).inputValue()).toBe(
        '3',
      );
      await elsewhere({ name: 'Theirs' });
      await name(page).fill('Mine again');
      await save(page).click();
      const conflict = page.getByRole('region', { name: t('conflict:title') });
      await conflict.getByText('Theirs').waitFor();
      expect(await barriers(page)).toEqual([]);
      await conflict.getByRole('button', { name: t('conflict:take.mine') }).click();
      await saved(page).waitFor();
      expect(await ok(teacher, 'banks.getQuestion', { params })).toMatchObject({
        name: 'Mine again',
      });
      await page.context().close();
    });

    it('over a reload, with what was not saved yet, and back to an earlier version', async () => {
      const { teacher, courseId } = await makeBank();
      const questionId = await createQuestion(stage, teacher, courseId, {
        content: trueFalse('The first words.'),
      });
      const page = await visit({ email: teacher.email, language });
      page.on('dialog', (dialog) => void dialog.accept());
      await open(page, courseId, questionId);
      await name(page).fill('Kept');
      await page.reload();
      await page.getByRole('button', { name: t('lessons:offered.take') }).click();
      expect(await name(page).inputValue()).toBe('Kept');
      await page.getByRole('button', { name: t('questions:form.only.en'), exact: true }).click();
      await write(page, stemIn(page, 'en'), 'Other words.');
      await save(page).click();
      await saved(page).waitFor();
      const more = page.getByRole('button', { name: t('questionEditor:more') });
      await more.click();
      await page.getByRole('menuitem', { name: t('questionEditor:versions.title') }).click();
      const versions = page.getByRole('dialog', { name: t('questionEditor:versions.title') });
      await versions.getByRole('listitem').nth(1).getByRole('button').first().click();
      await versions.getByText('The first words.').waitFor();
      expect(await barriers(page)).toEqual([]);
      await versions.getByRole('button', { name: t('questionEditor:versions.restore') }).click();
      await versions.waitFor({ state: 'detached' });
      await save(page).click();
      await saved(page).waitFor();
      const { content, versions: count } = await ok(teacher, 'banks.getQuestion', {
        params: { bankId: courseId, questionId },
      });
      expect(content).toEqual(trueFalse('The first words.'));
      expect(count).toBe(3);
      await page.context().close();
    });

    it('by the keyboard alone, one after the other, and never as ready while something is missing', async () => {
      const { teacher, courseId } = await makeBank();
      for (const at of [3, 2, 1])
        await createQuestion(stage, teacher, courseId, { content: trueFalse(`Statement ${at}`) });
      await runtime.drained();
      const page = await visit({ email: teacher.email, language });
      await page.goto(`${paths.courseQuestions(courseId)}?sort=name`);
      const first = page.getByRole('link', { name: 'Statement 1' });
      await first.focus();
      await page.keyboard.press('Enter');
      await name(page).focus();
      await page.keyboard.type('A statement');
      await page.keyboard.press('Control+Enter');
      await page.getByText('Statement 2').first().waitFor();
      expect(await name(page).inputValue()).toBe('');
      // A question opens in the language that it is written in, whatever language the site is read in.
      await stemIn(page, 'en').waitFor();
      await page.context().close();
      const params = { bankId: courseId };
      const { items } = await ok(teacher, 'banks.listQuestions', {
        params,
        query: { q: 'statement' },
      });
      expect(items.filter((row) => row.name === 'A statement')).toHaveLength(1);
    });
  },
);
