import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import { plantedQuestions } from '../questions/planted-questions.ts';
import { pdf } from '../support/media-files.ts';
import { makeCourse } from '../world/courses.ts';
import { begin, learnerOf, makeQuiz } from '../world/quizzes.ts';
import { openRawTable } from '../world/raw-table.ts';
import { readyMedia } from '../world/ready-media.ts';
import { barriers } from './support/barriers.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, ok } = stage;
const table = openRawTable(stage);
const t = wordsIn('en');

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** What has the focus: what it is, by what it is called, and whether something was given there. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement)) return null;
    const { tagName } = at;
    const field = at instanceof HTMLInputElement ? at : null;
    const valued = 'value' in at ? String(at.value) : '';
    return {
      kind: at.getAttribute('role') ?? field?.type ?? tagName.toLowerCase(),
      words: at.textContent?.trim() ?? '',
      isNumber: field?.inputMode === 'decimal',
      isGiven: field && ['radio', 'checkbox'].includes(field.type) ? field.checked : valued !== '',
      isAsked: at.closest('fieldset') !== null,
    };
  });

/** Answers where the focus stands, as somebody does who has never held a mouse. */
async function answerHere(page: Page): Promise<void> {
  const here = await focused(page);
  if (!here?.isAsked || here.isGiven) return;
  if (here.kind === 'radio' || here.kind === 'checkbox') await page.keyboard.press('Space');
  else if (here.kind === 'select') await page.keyboard.press('ArrowDown');
  else if (here.kind === 'application') {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  } else if (here.kind === 'text' || here.kind === 'textarea')
    await page.keyboard.type(here.isNumber ? '7' : 'seven');
  else if (here.words === t('questions:take.keepOrder')) await page.keyboard.press('Enter');
  else if (here.kind === 'file') await chooseHere(page);
}

const drawing = { name: 'drawing.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) };

/** Opens the device's own choice of files by a key, and waits until what was chosen there is part of the answer. */
async function chooseHere(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(drawing);
  await page
    .getByRole('link', { name: t('uploads:file.openOf', { name: drawing.name }) })
    .waitFor();
}

it('Every type of question is answered, submitted and looked back at by keys alone, on a narrow phone in the dark', async () => {
  const teacher = await newPerson('teachers');
  const course = await makeCourse(stage, teacher);
  const mediaId = await readyMedia(table, course.courseId, 'image/png');
  const { hotspot, ...others } = plantedQuestions;
  const picture = { ...hotspot, image: { mediaId, alt: hotspot.image?.alt ?? null } };
  const contents = [...Object.values(others), picture];
  const quiz = await makeQuiz(stage, teacher, contents, { course });
  const learner = await learnerOf(stage, quiz);
  const params = await begin(stage, learner, quiz);
  const page = await visit({ email: learner.email, device: 'narrow', dark: true });
  // From the start: a choice that opens before the browser was told to hand it over is one of the device.
  page.on('filechooser', () => undefined);
  await page.goto(paths.attempt(quiz.courseId, quiz.quizId, params.attemptId));
  await page
    .getByRole('heading', { level: 3 })
    .nth(contents.length - 1)
    .waitFor();
  const answered = async () => {
    const { questions } = await ok(learner, 'quizzes.getAttempt', { params });
    return questions.filter(({ answer }) => answer !== null).length;
  };

  const given = page.getByText(
    t('quizzes:submit.answered', { answered: contents.length, count: contents.length }),
  );
  const finish = t('quizzes:submit.finish');
  for (let steps = 0; steps < 150; steps += 1) {
    await page.keyboard.press('Tab');
    await answerHere(page);
    // The last of the page; the first is before the questions.
    if (steps > contents.length && (await focused(page))?.words === finish) break;
  }
  expect(await tooWide(page)).toBe(false);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await given.waitFor();
  await page.waitForFunction(
    () => !Object.keys(localStorage).some((key) => key.startsWith('attempt-answers')),
  );
  expect(await answered()).toBe(contents.length);
  const submit = page.getByRole('dialog').getByRole('button', { name: t('quizzes:submit.do') });
  await submit.focus();
  await page.keyboard.press('Enter');
  await page.getByText(t('quizzes:result.submitted')).waitFor();
  await page.getByText(t('questions:review.own')).first().waitFor();
  await page.getByText(drawing.name).waitFor();
  expect(await tooWide(page)).toBe(false);
  expect(await barriers(page)).toEqual([]);
  await page.context().close();
});
