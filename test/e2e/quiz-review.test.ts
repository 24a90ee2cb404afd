import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import { essay, trueFalse } from '../world/questions.ts';
import { begin, learnerOf, makeQuiz, type MadeQuiz } from '../world/quizzes.ts';
import { barriers } from './support/barriers.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, ok, runtime } = stage;

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Somebody who has answered each question wrong, or with an essay, and submitted. */
async function answered(quiz: MadeQuiz) {
  const learner = await learnerOf(stage, quiz);
  const params = await begin(stage, learner, quiz);
  const { questions } = await ok(learner, 'quizzes.getAttempt', { params });
  for (const { slotId, asked } of questions) {
    const answer =
      asked.type === 'essay'
        ? { type: 'essay' as const, text: 'Its vapour pushes as hard as the air.' }
        : { type: 'trueFalse' as const, isTrue: false };
    await ok(learner, 'quizzes.saveAnswer', {
      params: { ...params, slotId },
      body: { sequence: 1, flagged: false, answer },
    });
  }
  await ok(learner, 'quizzes.submit', { params, body: {} });
  return { learner, params };
}

it('an essay waits in the queue, is marked by the keyboard alone, and its learner sees what it earned', async () => {
  const t = wordsIn('en');
  const teacher = await newPerson('teachers');
  const quiz = await makeQuiz(stage, teacher, [essay(), trueFalse('Iron is a metal.')]);
  const [first] = [await answered(quiz), await answered(quiz)];
  await runtime.drained();
  const page = await visit({ email: teacher.email, language: 'en' });
  await page.goto(paths.quizReview);
  const queue = page.getByRole('table', { name: t('attempts:queue.list') });
  await queue.getByRole('row').nth(2).waitFor();
  expect(await barriers(page)).toEqual([]);
  // The oldest stands first.
  await queue.getByRole('row').nth(1).getByRole('link').first().press('Enter');
  const points = page.locator('[data-waits]').getByLabel(t('attempts:work.points'));
  // Nothing is scored by itself here, and none is promised to be.
  await page
    .locator('[data-waits]')
    .getByText(t('attempts:work.pointsHintByHand', { most: '1' }), { exact: true })
    .waitFor();
  await points.waitFor();
  expect(await barriers(page)).toEqual([]);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await page.keyboard.press('g');
  await page.keyboard.type('0.75');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Well seen.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Say what vapour is.');
  await page.keyboard.press('Control+Enter');
  // The next one that waits is there, and its field of points is ready.
  await page.waitForFunction(
    (before) => document.querySelector('h1')?.textContent !== before,
    name,
  );
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-points'));
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('k');
  await page.getByText(t('attempts:history.marked')).waitFor();
  await page.getByText('Well seen.').waitFor();
  await page.context().close();

  const seen = await visit({ email: first.learner.email, language: 'en' });
  await seen.goto(paths.attempt(quiz.courseId, quiz.quizId, first.params.attemptId));
  await seen
    .getByText(t('quizzes:score.of', { count: 2, points: '0.75', most: '2' }))
    .first()
    .waitFor();
  const reads = async () => {
    await seen.getByText(t('quizResult:comment'), { exact: true }).waitFor();
    const comment = seen.getByText('Well seen.');
    expect(await comment.innerText()).toBe('Well seen.\nSay what vapour is.');
    expect(await barriers(seen)).toEqual([]);
  };
  await reads();
  await seen.goto(paths.quizResults(quiz.quizId));
  await reads();
  await seen.context().close();
});

it('a question is regraded for all once its teacher has seen whom that changes, and each learner reads old and new, on a narrow phone', async () => {
  const t = wordsIn('es');
  const teacher = await newPerson('teachers');
  const quiz = await makeQuiz(stage, teacher, [trueFalse('Iron is a metal.')]);
  const { learner } = await answered(quiz);
  await answered(quiz);
  await runtime.drained();
  const page = await visit({ email: teacher.email, language: 'es', device: 'narrow' });
  await page.goto(`${paths.quizReview}?course=${quiz.courseId}&quiz=${quiz.quizId}&view=analysis`);
  const action = t('attempts:regrade.action');
  await page.getByText(action, { exact: true }).waitFor();
  expect(await tooWide(page)).toBe(false);
  expect(await barriers(page)).toEqual([]);
  await page.getByText(action, { exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t('attempts:regrade.nobody')).waitFor();
  await dialog.getByRole('radio', { name: t('attempts:regrade.kind.fullMarks') }).check();
  await dialog.getByText(t('attempts:regrade.sums', { count: 2, up: 2, down: 0 })).waitFor();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByLabel(t('attempts:reason.label')).fill('La clave estaba mal.');
  await dialog.getByRole('button', { name: t('attempts:regrade.apply') }).click();
  await page.waitForFunction(() =>
    document.activeElement?.matches('li')
      ? document.activeElement.textContent.includes('La clave estaba mal.')
      : false,
  );
  await page.getByText(t('attempts:regrades.done', { changed: 2, count: 2 })).waitFor();
  expect(await tooWide(page)).toBe(false);
  expect(await barriers(page)).toEqual([]);
  await page.context().close();

  await runtime.drained();
  const start = await visit({ email: learner.email, language: 'es', device: 'narrow' });
  await start.goto(paths.studentDashboard);
  const news = start.getByRole('region', { name: t('progress:news.title') });
  await news.getByText(t('progress:news.mark.changed', { count: 1, from: '0', to: '1' })).waitFor();
  await news.getByText('La clave estaba mal.').waitFor();
  expect(await tooWide(start)).toBe(false);
  expect(await barriers(start)).toEqual([]);
  await news.getByRole('link', { name: quiz.title }).click();
  await start.getByRole('heading', { name: t('ownQuizzes:history.title') }).waitFor();
  await start.context().close();
});
