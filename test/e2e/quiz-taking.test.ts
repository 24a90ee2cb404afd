import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import { shareOf } from '../support/share.ts';
import { trueFalse, unfinished } from '../world/questions.ts';
import { begin, learnerOf, makeQuiz, type MadeQuiz } from '../world/quizzes.ts';
import type { Person } from '../world/world.ts';
import { createRandom } from '../performance/random.ts';
import { barriers } from './support/barriers.ts';
import { answerOverCuts } from './support/network-cuts.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, ok } = stage;

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const word = (text: string) => ({
  ...unfinished(text),
  accepted: [{ text: 'iron', weight: 10_000, feedback: null }],
});
const said = 'Iron is a metal, said the feedback.';
const withFeedback = {
  ...trueFalse('Iron is a metal.'),
  feedback: {
    en: {
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: said }] }],
    },
  },
};

async function scene(changes: Parameters<typeof makeQuiz>[3] = {}) {
  const teacher = await newPerson('teachers');
  const quiz = await makeQuiz(
    stage,
    teacher,
    [withFeedback, word('Name a metal.'), trueFalse('Ice floats.')],
    changes,
  );
  const learner = await learnerOf(stage, quiz);
  return { quiz, learner, teacher };
}

const attemptOf = (
  learner: Person,
  params: { courseId: string; quizId: string; attemptId: string },
) => ok(learner, 'quizzes.getAttempt', { params });

describe.each(shareOf(['en', 'es'] as const, 'taking a quiz'))(
  'A quiz is taken, in %s',
  (language) => {
    const t = wordsIn(language);
    const card = (page: Page, number: number, total = 3) =>
      page.getByRole('region', { name: t('quizzes:question.of', { number, total }) });
    const truth = (page: Page, number: number, value: 'true' | 'false') =>
      card(page, number).getByRole('radio', { name: t(`questions:truth.${value}`) });
    const saved = (page: Page) =>
      page.getByText(new RegExp(`^${t('common:saveState.saved', { time: '' }).trim()}`));
    const open = async (page: Page, { courseId, quizId }: MadeQuiz, attemptId: string) => {
      await page.goto(paths.attempt(courseId, quizId, attemptId));
      await page.getByRole('heading', { level: 3 }).first().waitFor();
    };

    it('case 33: from its page to the result on a narrow phone, over a cut network, a reload and another clock', async () => {
      const { quiz, learner } = await scene();
      const { courseId, moduleId, quizId } = quiz;
      const page = await visit({ email: learner.email, language, device: 'narrow' });
      await page.goto(paths.content(courseId, moduleId, quizId));
      await page.getByText(t('quizFacts:used', { used: 0, count: 1 })).waitFor();
      expect(await tooWide(page)).toBe(false);
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: t('quizzes:start.begin') }).click();
      await page.getByRole('button', { name: t('quizzes:start.now') }).click();
      await page.waitForURL(/\/attempts\//);
      const attemptId = page.url().split('/').at(-1) ?? '';
      const params = { ...quiz.params, attemptId };
      await truth(page, 1, 'true').check();
      await saved(page).waitFor();
      expect(await tooWide(page)).toBe(false);
      expect(await barriers(page)).toEqual([]);

      await page.context().setOffline(true);
      const metal = card(page, 2).getByRole('textbox');
      await metal.fill('iron');
      await page.getByText(t('quizzes:waiting', { count: 1 })).waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.context().setOffline(false);
      await page.getByText(t('quizzes:waiting', { count: 1 })).waitFor({ state: 'detached' });

      // What was given in the moment of a reload is not lost, and nothing tells the clock of the device.
      await truth(page, 3, 'false').check();
      await page.clock.setSystemTime(Date.now() + 7_200_000);
      await page.reload();
      await card(page, 3).waitFor();
      expect(await truth(page, 3, 'false').isChecked()).toBe(true);
      expect(await metal.inputValue()).toBe('iron');
      expect(await page.getByRole('timer').textContent()).toMatch(/^(30:00|29:\d\d)$/);
      await page.waitForFunction(
        () => !Object.keys(localStorage).some((key) => key.startsWith('attempt-answers')),
      );
      expect(
        (await attemptOf(learner, params)).questions.map(({ answer }) => answer),
      ).toMatchObject([
        { type: 'trueFalse' },
        { type: 'shortText', text: 'iron' },
        { type: 'trueFalse', isTrue: false },
      ]);
      // Case 29: nothing of the key is on the page before its time.
      expect(await page.content()).not.toContain(said);

      // The bar that stays on top covers nothing that has the focus (WCAG 2.4.11).
      await truth(page, 1, 'true').press('Control+Enter');
      const next = card(page, 2).getByRole('heading', { level: 3 });
      const isInSight = (heading: Element) => {
        const { left, top, height } = heading.getBoundingClientRect();
        const seen = document.elementFromPoint(left + 1, top + height / 2);
        return heading === document.activeElement && heading.contains(seen);
      };
      await expect.poll(() => next.evaluate(isInSight)).toBe(true);

      await card(page, 3)
        .getByRole('button', { name: t('quizzes:question.flagThis', { number: 3 }) })
        .click();
      const map = page.getByRole('navigation', { name: t('quizzes:map.label') });
      const third = [
        t('quizzes:question.nth', { number: 3 }),
        t('quizzes:map.answered'),
        t('quizzes:map.flagged'),
      ].join(', ');
      await map.getByRole('button', { name: third }).waitFor();
      await page
        .getByRole('button', { name: t('quizzes:submit.finish') })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(t('quizzes:submit.answered', { answered: 3, count: 3 })).waitFor();
      expect(await barriers(page)).toEqual([]);
      await dialog.getByRole('button', { name: t('quizzes:submit.do') }).click();
      await page.getByText(t('quizzes:result.submitted')).waitFor();
      await page.getByText(t('quizzes:score.of', { count: 3, points: '2', most: '3' })).waitFor();
      await page.getByText(said).waitFor();
      expect(await barriers(page)).toEqual([]);
      expect(await tooWide(page)).toBe(false);
      await page.getByRole('link', { name: t('quizzes:attempt.up') }).click();
      await page.getByText(t('errors:no_attempts_left')).waitFor();
      await page.context().close();
    });

    it('in one tab at a time, and from a second device nothing newer is overwritten', async () => {
      const { quiz, learner } = await scene();
      const params = await begin(stage, learner, quiz);
      const page = await visit({ email: learner.email, language });
      await open(page, quiz, params.attemptId);
      const second = await page.context().newPage();
      await second.goto(paths.attempt(quiz.courseId, quiz.quizId, params.attemptId));
      await second.getByText(t('quizzes:elsewhere.text')).waitFor();
      expect(await barriers(second)).toEqual([]);
      await second.getByRole('button', { name: t('quizzes:elsewhere.here') }).click();
      await card(second, 1).waitFor();
      await page.getByText(t('quizzes:elsewhere.text')).waitFor();

      const [first] = (await attemptOf(learner, params)).questions;
      await ok(learner, 'quizzes.saveAnswer', {
        params: { ...params, slotId: first?.slotId ?? '' },
        body: { sequence: 9, answer: { type: 'trueFalse', isTrue: false }, flagged: false },
      });
      await truth(second, 1, 'true').check();
      await second.getByText(t('quizzes:replaced.text', { number: 1 })).waitFor();
      expect(await truth(second, 1, 'false').isChecked()).toBe(true);
      const put = second.waitForResponse(
        (response) => response.request().method() === 'PUT' && response.ok(),
      );
      await second.getByRole('button', { name: t('quizzes:replaced.mine') }).click();
      await put;
      const { questions } = await attemptOf(learner, params);
      expect(questions[0]?.answer).toEqual({ type: 'trueFalse', isTrue: true });

      // What another device answered is shown, and said, with the next answer from here.
      await ok(learner, 'quizzes.saveAnswer', {
        params: { ...params, slotId: questions[2]?.slotId ?? '' },
        body: { sequence: 1, answer: { type: 'trueFalse', isTrue: false }, flagged: false },
      });
      await card(second, 2).getByRole('textbox').fill('iron');
      await second.getByText(t('quizzes:news.text', { count: 1, numbers: '3' })).waitFor();
      expect(await truth(second, 3, 'false').isChecked()).toBe(true);
      expect(await card(second, 2).getByRole('textbox').inputValue()).toBe('iron');
      expect(await barriers(second)).toEqual([]);
      expect(await tooWide(second)).toBe(false);
      await second
        .getByRole('button', { name: t('quizzes:news.see', { number: 3 }) })
        .press('Enter');
      const third = card(second, 3).getByRole('heading', { level: 3 });
      await expect
        .poll(() => third.evaluate((heading) => heading === document.activeElement))
        .toBe(true);
      expect(
        await second.getByText(t('quizzes:news.text', { count: 1, numbers: '3' })).count(),
      ).toBe(0);
      await page.context().close();
    });

    it('cases 29 and 33: on a second device as on the first, over a lost minute and by the keyboard', async () => {
      const { quiz, learner } = await scene();
      const params = await begin(stage, learner, quiz);
      const phone = await visit({ email: learner.email, language, device: 'phone' });
      await phone.clock.install();
      await open(phone, quiz, params.attemptId);
      await truth(phone, 1, 'true').check();
      await phone.clock.runFor(2000);
      await saved(phone).waitFor();
      await phone.context().setOffline(true);
      await card(phone, 2).getByRole('textbox').fill('iron');
      await phone.clock.runFor(60_000);
      await phone.getByText(t('quizzes:waiting', { count: 1 })).waitFor();
      const arrived = phone.waitForResponse(
        (response) => response.request().method() === 'PUT' && response.ok(),
      );
      await phone.context().setOffline(false);
      await phone.clock.runFor(2000);
      await arrived;

      const laptop = await visit({ email: learner.email, language });
      await laptop.clock.setSystemTime(Date.now() - 3_600_000);
      await open(laptop, quiz, params.attemptId);
      expect(await truth(laptop, 1, 'true').isChecked()).toBe(true);
      expect(await card(laptop, 2).getByRole('textbox').inputValue()).toBe('iron');
      expect(await laptop.getByRole('timer').textContent()).toMatch(/^(30:00|29:\d\d)$/);
      // Case 29: nothing of a key is in the page, nor in what it keeps.
      const kept = await laptop.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      );
      for (const text of [await laptop.content(), kept]) expect(text).not.toContain(said);
      await truth(laptop, 3, 'true').focus();
      await laptop.keyboard.press('Space');
      await laptop.waitForFunction(
        () => !Object.keys(localStorage).some((key) => key.startsWith('attempt-answers')),
      );
      await laptop
        .getByRole('button', { name: t('quizzes:submit.finish') })
        .first()
        .press('Enter');
      const dialog = laptop.getByRole('dialog');
      await dialog.getByText(t('quizzes:submit.answered', { answered: 3, count: 3 })).waitFor();
      await dialog.getByRole('button', { name: t('quizzes:submit.do') }).press('Enter');
      await laptop.getByText(t('quizzes:result.submitted')).waitFor();
      await laptop.getByText(t('quizzes:score.of', { count: 3, points: '3', most: '3' })).waitFor();

      // The first device finds out with its next answer: the question may be gone before it is seen to be answered.
      await truth(phone, 1, 'false').click();
      await phone.clock.runFor(2000);
      await phone.getByText(t('quizzes:result.submitted')).waitFor();
      const { own } = await ok(learner, 'quizzes.get', { params: quiz.params });
      expect(own.map(({ attemptId, state }) => [attemptId, state])).toEqual([
        [params.attemptId, 'submitted'],
      ]);
      await Promise.all([phone, laptop].map((page) => page.context().close()));
    });

    it('until its time has run out: what was saved is submitted, and that is said', async () => {
      const { quiz, learner } = await scene({ minutes: 1 });
      const params = await begin(stage, learner, quiz);
      const page = await visit({ email: learner.email, language });
      await page.clock.install();
      await open(page, quiz, params.attemptId);
      await truth(page, 1, 'true').check();
      await page.clock.runFor(2000);
      await saved(page).waitFor();
      // The gateway's clock goes on with that of the page.
      await page.route(/\/api\//, async (route) => {
        const headers = {
          ...route.request().headers(),
          'x-local-time': String(Date.now() + 90_000),
        };
        await route.continue({ headers });
      });
      await page.clock.runFor(90_000);
      await page.getByText(t('quizzes:result.expired')).waitFor();
      // Whoever comes back reads the same.
      await page.reload();
      await page.getByText(t('quizzes:result.expired')).waitFor();
      await page.getByText(t('quizzes:score.of', { count: 3, points: '1', most: '3' })).waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.context().close();
    });

    it('O2: with minutes that are given while it runs: the clock moves, and says why', async () => {
      const { quiz, learner, teacher } = await scene();
      const params = await begin(stage, learner, quiz);
      const page = await visit({ email: learner.email, language, device: 'narrow' });
      await page.clock.install();
      await open(page, quiz, params.attemptId);
      const reason = 'There was a fire drill.';
      await ok(teacher, 'attempts.giveMinutes', {
        params: quiz.params,
        body: { minutes: 10, userId: null, reason },
      });
      await page.clock.runFor(16_000);
      const words = t('quizzes:time.given', { count: 10, reason });
      await page.getByText(words, { exact: true }).waitFor();
      const said = page.getByRole('status').filter({ hasText: words });
      expect(await said.count()).toBe(1);
      await page.clock.runFor(1000);
      expect(await page.getByRole('timer').textContent()).toMatch(/^39:\d\d$/);
      expect(await barriers(page)).toEqual([]);
      expect(await tooWide(page)).toBe(false);
      await page.getByRole('button', { name: t('quizzes:time.seen') }).click();
      await page.getByText(t('quizzes:time.added', { count: 10 })).waitFor();
      await page.context().close();
    });

    it('by the keyboard alone, one question at a time and without a way back', async () => {
      const { quiz, learner } = await scene({ oneByOne: true, back: false });
      const params = await begin(stage, learner, quiz);
      const page = await visit({ email: learner.email, language });
      await open(page, quiz, params.attemptId);
      expect(await page.getByRole('heading', { level: 3 }).count()).toBe(1);
      await truth(page, 1, 'true').focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Control+Enter');
      await card(page, 2).waitFor();
      await card(page, 2).getByRole('textbox').focus();
      await page.keyboard.type('iron');
      await page.keyboard.press('Control+Enter');
      await card(page, 3).waitFor();
      expect(await card(page, 1).count()).toBe(0);
      expect(await barriers(page)).toEqual([]);
      // The last one has no answer: it is not left by a key alone.
      await page.keyboard.press('Control+Enter');
      const leaving = page.getByRole('dialog', { name: t('quizzes:leaving.title') });
      await leaving.waitFor();
      expect(await barriers(page)).toEqual([]);
      await leaving.getByRole('button', { name: t('quizzes:leaving.yes') }).press('Enter');
      await page.getByText(t('quizzes:question.allDone')).waitFor();
      await page
        .getByRole('button', { name: t('quizzes:submit.finish') })
        .first()
        .press('Enter');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('quizzes:submit.do') })
        .press('Enter');
      await page.getByText(t('quizzes:score.of', { count: 3, points: '2', most: '3' })).waitFor();
      await page.context().close();
    });
  },
);

it('case 92: over a network that is cut at any moment, all that was typed arrives and nothing acknowledged is lost', async () => {
  const t = wordsIn('en');
  const teacher = await newPerson('teachers');
  const words = ['Name a metal.', 'Name a gas.', 'Name a salt.'];
  const quiz = await makeQuiz(stage, teacher, words.map(word));
  const learner = await learnerOf(stage, quiz);
  const params = await begin(stage, learner, quiz);
  const page = await visit({ email: learner.email });
  await page.goto(paths.attempt(quiz.courseId, quiz.quizId, params.attemptId));
  const counts = words.map((_, at) => t('quizzes:waiting', { count: at + 1 }));
  const { faults, acknowledged } = await answerOverCuts({
    page,
    random: createRandom(92),
    cuts: 3,
    fields: words.map((_, at) =>
      page
        .getByRole('region', {
          name: t('quizzes:question.of', { number: at + 1, total: words.length }),
        })
        .getByRole('textbox'),
    ),
    saved: async () => (await attemptOf(learner, params)).questions,
    // What was typed before may wait as well.
    waits: () => page.getByText(new RegExp(counts.join('|'))).waitFor(),
  });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
  await page.context().close();
});
