import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import { shareOf } from '../support/share.ts';
import { pdf } from '../support/media-files.ts';
import { ids } from '#functions/platform/ids.ts';
import { makeCourse } from '../world/courses.ts';
import { begin, learnerOf, makeQuiz } from '../world/quizzes.ts';
import { barriers } from './support/barriers.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, ok, runtime } = stage;

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

async function look(page: Page) {
  expect(await barriers(page)).toEqual([]);
  expect(await tooWide(page)).toBe(false);
}

const drawing = { name: 'plano.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) };

it.each(
  shareOf(
    [
      ['en', 'desktop'],
      ['es', 'narrow'],
    ] as const,
    'questions for files',
  ),
)(
  'A question is written that asks for files, answered with one, and marked by who opens it, in %s on a %s',
  async (language, device) => {
    const t = wordsIn(language);
    const teacher = await newPerson('teachers');
    const course = await makeCourse(stage, teacher);
    const { courseId } = course;
    const page = await visit({ email: teacher.email, language, device });
    await page.goto(paths.courseQuestions(courseId));
    await page.getByRole('button', { name: t('banks:new') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('banks:type.file') })
      .click();
    const stem = page.getByRole('textbox', {
      name: t('questions:form.inLanguage', {
        label: t('questions:form.stem'),
        language: t(`questions:form.language.${language}`),
      }),
    });
    await stem.click();
    await page.locator('[contenteditable=true]:focus').waitFor();
    await page.keyboard.type('Show your plan.');
    const kinds = page.getByRole('group', { name: t('questions:form.accepts') });
    await kinds.getByRole('checkbox', { name: t('uploads:group.pictures') }).uncheck();
    await page.getByRole('textbox', { name: t('questions:form.mostFiles') }).fill('1');
    await page
      .getByRole('combobox', { name: t('banks:head.status') })
      .selectOption({ label: t('banks:status.ready') });
    await look(page);
    await page.getByRole('button', { name: t('questionEditor:save'), exact: true }).click();
    await page
      .getByText(new RegExp(`^${t('common:saveState.saved', { time: '' }).trim()}`))
      .waitFor();
    const questionId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    const slot = {
      kind: 'fixed' as const,
      slotId: ids.ulid(Date.now()),
      bankId: courseId,
      questionId,
      version: null,
      points: 10_000,
    };
    const section = { title: null, instructions: null, shuffle: false, slots: [slot] };
    const quiz = await makeQuiz(stage, teacher, [], {
      course,
      sections: [{ ...section, sectionId: ids.ulid(Date.now()) }],
    });
    const learner = await learnerOf(stage, quiz);
    const params = await begin(stage, learner, quiz);
    const taker = await visit({ email: learner.email, language, device });
    await taker.goto(paths.attempt(courseId, quiz.quizId, params.attemptId));
    await taker.getByLabel(t('uploads:choose.choose', { count: 1 })).setInputFiles(drawing);
    await taker
      .getByRole('link', { name: t('uploads:file.openOf', { name: drawing.name }) })
      .waitFor();
    await taker.waitForFunction(
      () => !Object.keys(localStorage).some((key) => key.startsWith('attempt-answers')),
    );
    await look(taker);
    await taker
      .getByRole('button', { name: t('quizzes:submit.finish') })
      .first()
      .click();
    await taker
      .getByRole('dialog')
      .getByRole('button', { name: t('quizzes:submit.do') })
      .click();
    await taker.getByText(t('quizzes:result.submitted')).waitFor();
    await runtime.drained();

    await page.goto(paths.quizReview);
    await page
      .getByRole('table', { name: t('attempts:queue.list') })
      .getByRole('row')
      .nth(1)
      .getByRole('link')
      .first()
      .click();
    const waiting = page.locator('[data-waits]');
    const download = page.waitForEvent('download');
    await waiting
      .getByRole('link', { name: t('uploads:file.openOf', { name: drawing.name }) })
      .click();
    expect((await download).suggestedFilename()).toBe(drawing.name);
    await waiting.getByLabel(t('attempts:work.points')).fill('1');
    await look(page);
    await page.keyboard.press('Control+Enter');
    await expect
      .poll(async () => (await ok(learner, 'quizzes.get', { params: quiz.params })).own[0]?.score)
      .toMatchObject({ points: 10_000 });
    await taker.reload();
    await taker
      .getByText(t('quizzes:score.of', { count: 1, points: '1', most: '1' }))
      .first()
      .waitFor();
    await taker.getByText(drawing.name).waitFor();
    await look(taker);
  },
);
