import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import { shareOf } from '../support/share.ts';
import { trueFalse } from '../world/questions.ts';
import { begin, learnerOf, makeQuiz } from '../world/quizzes.ts';
import { barriers } from './support/barriers.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, ok, runtime } = stage;

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe.each(
  shareOf(
    [
      ['en', 'desktop'],
      ['es', 'narrow'],
    ] as const,
    'own quizzes',
  ),
)('One’s quizzes, in %s on a %s', (language, device) => {
  const t = wordsIn(language);

  it('are found in their list, taken, and are in it as what they are now', async () => {
    const teacher = await newPerson('teachers');
    const quiz = await makeQuiz(stage, teacher, [trueFalse(), trueFalse('Ice floats.')], {
      attempts: 2,
      passPercent: 50,
    });
    const learner = await learnerOf(stage, quiz);
    await runtime.drained();
    const page = await visit({ email: learner.email, language, device });
    const inState = (state: 'notStarted' | 'inProgress' | 'completed') =>
      page.getByRole('region', { name: t(`ownQuizzes:state.${state}`) });
    const look = async () => {
      expect(await barriers(page)).toEqual([]);
      expect(await tooWide(page)).toBe(false);
    };
    await page.goto(paths.quizzes);
    await inState('notStarted')
      .getByText(t('ownQuizzes:allowed', { count: 2 }))
      .waitFor();
    await look();
    await inState('notStarted').getByRole('link', { name: quiz.title, exact: true }).click();
    await page.getByRole('button', { name: t('quizzes:start.begin') }).click();
    await page.getByRole('button', { name: t('quizzes:start.now') }).click();
    await page.waitForURL(/\/attempts\//);
    await page
      .getByRole('radio', { name: t('questions:truth.true') })
      .first()
      .check();
    await page
      .getByText(new RegExp(`^${t('common:saveState.saved', { time: '' }).trim()}`))
      .waitFor();

    await page.goto(paths.quizzes);
    await inState('inProgress')
      .getByText(t('ownQuizzes:left', { time: '' }).trim())
      .waitFor();
    await look();
    await inState('inProgress')
      .getByRole('link', {
        name: t('ownQuizzes:actionOn', { action: t('ownQuizzes:continue'), title: quiz.title }),
      })
      .click();
    await page
      .getByRole('button', { name: t('quizzes:submit.finish') })
      .first()
      .click();
    await page.getByRole('button', { name: t('quizzes:submit.do') }).click();
    await page.getByText(t('quizzes:result.submitted')).waitFor();

    await page.goto(`${paths.quizzes}?state=completed`);
    await inState('completed').getByText(t('ownQuizzes:passed'), { exact: true }).waitFor();
    await inState('completed')
      .getByText(t('ownQuizzes:score', { count: 2, points: '1', most: '2' }))
      .waitFor();
    await look();
    await inState('completed')
      .getByRole('link', {
        name: t('ownQuizzes:actionOn', { action: t('ownQuizzes:toResults'), title: quiz.title }),
      })
      .click();
    await page.getByText(t('ownQuizzes:results.why.only', { number: 1 })).waitFor();
    await page.getByText(t('ownQuizzes:results.afterLast')).waitFor();
    await page.getByText(t('quizzes:result.submitted')).waitFor();
    // When more will show is said once, and nothing denies it.
    expect(await page.getByText(t('quizResult:afterLast')).count()).toBe(1);
    expect(await page.getByText(t('quizResult:notAll')).count()).toBe(0);
    await look();
    await page.getByRole('link', { name: t('ownQuizzes:results.up') }).click();
    await page.goto(`${paths.quizzes}?state=completed`);
    // The filter stands in the address, and leads back to all.
    const filter = page.getByRole('combobox', { name: t('ownQuizzes:filter.state') });
    expect(await filter.inputValue()).toBe('completed');
    await filter.selectOption('inProgress');
    await page.getByText(t('ownQuizzes:none')).waitFor();
    await page.getByRole('button', { name: t('ownQuizzes:filter.clear') }).click();
    await inState('completed').waitFor();
    await page.context().close();
  });

  it('O29: what was missed is asked again the next day by whoever turned that on', async () => {
    const teacher = await newPerson('teachers');
    const quiz = await makeQuiz(stage, teacher, [trueFalse()]);
    const learner = await learnerOf(stage, quiz);
    const inZone = async (timeZone: string) => {
      const { version } = await ok(learner, 'accounts.getMe');
      await ok(learner, 'accounts.updateMe', { body: { version, timeZone } });
    };
    // Between these two zones it is another day at any instant.
    await inZone('Pacific/Pago_Pago');
    const page = await visit({ email: learner.email, language, device });
    await page.goto(paths.quizzes);
    await page.getByText(t('ownQuizzes:review.hint')).waitFor();
    await page.getByRole('switch', { name: t('ownQuizzes:review.title') }).click();
    await page.getByText(t('ownQuizzes:review.hintOn'), { exact: true }).waitFor();
    await page.getByText(t('ownQuizzes:review.nothing')).waitFor();
    expect(await barriers(page)).toEqual([]);
    const params = await begin(stage, learner, quiz);
    await ok(learner, 'quizzes.submit', { params, body: {} });
    await ok(learner, 'quizzes.getResult', { params });
    await inZone('Pacific/Kiritimati');
    await page.reload();
    await page.getByRole('link', { name: t('ownQuizzes:review.start', { count: 1 }) }).click();
    await page.locator('h1:focus').waitFor();
    // By keys alone: the first of the options, the answer, and on.
    await page.getByRole('button', { name: t('ownQuizzes:review.dontKnow') }).focus();
    await page.keyboard.press('a');
    await page.getByRole('radio', { name: t('questions:truth.true'), checked: true }).waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText(t('ownQuizzes:review.right')).waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await tooWide(page)).toBe(false);
    await page.getByRole('button', { name: t('ownQuizzes:review.finish') }).press('Enter');
    await page.getByText(t('ownQuizzes:review.sum', { right: 1, count: 1 })).waitFor();
    const end = page.getByRole('group', { name: t('ownQuizzes:review.done') });
    expect(await end.evaluate((group) => group === document.activeElement)).toBe(true);
    await page.context().close();
  });
});
