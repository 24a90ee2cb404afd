import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import { createAssignment, workOf } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { readyFile } from '../world/work-file.ts';
import { barriers } from './support/barriers.ts';
import { sharedBrowser } from './support/browser.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, ok, runtime } = stage;

/** A page as a browser prints it. */
async function printed(): Promise<Uint8Array<ArrayBuffer>> {
  const context = await (await sharedBrowser()).newContext();
  const page = await context.newPage();
  await page.setContent('<html lang="en"><h1>Sow in spring</h1><p>Water each day.</p></html>');
  const content = await page.pdf({ format: 'A4' });
  await context.close();
  return new Uint8Array(content);
}

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

it('Words of a text, a line of a PDF and a point of a picture are commented on, and read where they are', async () => {
  const t = wordsIn('en');
  const teacher = await newPerson('teachers');
  const learner = await newPerson();
  const course = await makeCourse(stage, teacher);
  const { courseId } = course;
  const assignmentId = await createAssignment(stage, teacher, course, {
    handIn: {
      text: { mostWords: null },
      files: { accepts: ['application/pdf', 'image/jpeg'], most: 3, mostBytes: 5_000_000 },
      link: false,
      recording: null,
    },
  });
  const params = { courseId, assignmentId };
  await ok(learner, 'enrollments.enroll', { params: { courseId }, body: {} });
  const work = { kind: 'assignment' as const, ...params };
  const pdf = { fileName: 'herbs.pdf', contentType: 'application/pdf' as const };
  const files = [
    await readyFile(stage, learner, work, { ...pdf, content: await printed() }),
    await readyFile(stage, learner, work),
  ];
  await ok(learner, 'assignments.saveDraft', {
    params,
    body: {
      version: null,
      draft: workOf('Herbs need sun. They need water. They need time.', files),
    },
  });
  const { submissionId } = await ok(learner, 'assignments.submit', {
    params,
    body: { version: 1, confirmed: true },
  });
  await runtime.drained();

  const page = await visit({ email: teacher.email, language: 'en' });
  await page.goto(`/assignments/submission/${submissionId}`);
  const marking = page.getByRole('region', { name: t('submissions:marking.label'), exact: true });
  const comment = (number: number) =>
    marking.getByRole('textbox', { name: t('submissions:places.comment', { number }) });
  const chooser = marking.getByRole('form', { name: t('submissions:places.title') });

  // By keyboard alone: the second sentence of the text.
  await page.getByText('Herbs need sun.').waitFor();
  await marking.waitFor();
  await page.keyboard.press('a');
  await chooser.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  expect(await page.locator('[data-proposed]').textContent()).toBe('They need water.');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('How much?');
  expect(await comment(1).inputValue()).toBe('How much?');

  // By selecting in the document, whose words lie over its picture.
  const words = page.locator('[data-page="1"] [data-words]').getByText('Sow in spring');
  await words.scrollIntoViewIfNeeded();
  await words.selectText();
  await page.getByRole('button', { name: t('submissions:places.selected') }).click();
  await comment(2).fill('Which month?');

  // By pointing at the picture.
  await marking.getByRole('button', { name: t('submissions:places.add') }).click();
  await chooser.getByLabel(t('submissions:places.in')).selectOption('drawing.jpg');
  await page.locator('[data-picture] [data-pick]').click();
  await chooser.getByRole('button', { name: t('submissions:places.take') }).click();
  await comment(3).fill('#');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await comment(3).fill('What is this?');
  await marking
    .getByRole('button', {
      name: `${t('submissions:bank.keep')}: ${t('submissions:places.comment', { number: 3 })}`,
    })
    .click();
  await page.getByText(t('submissions:bank.kept')).first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await marking.getByLabel(t('submissions:points.label')).fill('8');
  await page.keyboard.press('Control+Enter');
  await marking.getByText(t('submissions:state.marked'), { exact: true }).waitFor();
  await page.context().close();

  await ok(teacher, 'submissions.release', { params, body: { submissionIds: null, at: null } });
  await runtime.drained();
  const theirs = await visit({ email: learner.email, language: 'es', device: 'narrow' });
  const es = wordsIn('es');
  await theirs.goto(`${paths.assignment(assignmentId)}?submission=1`);
  const feedback = theirs.getByRole('region', { name: es('assignments:feedback.title') });
  await feedback.getByText('Which month?').waitFor();
  expect(await feedback.getByRole('listitem').count()).toBe(3);
  expect(await feedback.locator('blockquote').allTextContents()).toEqual([
    'They need water.',
    'Sow in spring',
  ]);
  await theirs.getByRole('button', { name: es('comments:toComment', { number: 2 }) }).waitFor();
  await feedback
    .getByRole('button', { name: es('comments:toPlaceOf', { number: 2 }) })
    .press('Enter');
  expect(await theirs.evaluate(() => document.activeElement?.textContent)).toBe('2');
  expect(await theirs.locator('mark').textContent()).toBe('They need water.');
  expect(await tooWide(theirs)).toBe(false);
  expect(await barriers(theirs)).toEqual([]);
  await theirs.context().close();
});
