import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import { shareOf } from '../support/share.ts';
import { rubricOf } from '../support/rubric-of.ts';
import { createTextAssignment, workOf } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import type { Person } from '../world/world.ts';
import { barriers } from './support/barriers.ts';
import { openStage } from './support/stage.ts';
import { type Words, wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, ok, runtime } = stage;

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Two criteria: of 10 points with three levels, and of 5 with two. */
const rubric = rubricOf([10, [10, 5, 0]], [5, [5, 0]]);

/** An assignment that is marked by a rubric and was due long ago, and some people who hand it in one after another. */
async function handedIn(teacher: Person, count: number) {
  const { courseId, moduleId } = await makeCourse(stage, teacher, { startsOn: '2026-01-05' });
  const assignmentId = await createTextAssignment(
    stage,
    teacher,
    { courseId, moduleId },
    {
      marking: { by: 'rubric', rubric },
      due: { day: 3, time: '12:00', timeZone: 'Europe/Madrid' },
      late: { graceMinutes: 0, percentPerDay: 10, mostPercent: 20, of: 'earned' },
    },
  );
  const params = { courseId, assignmentId };
  const learners: Person[] = [];
  for (let number = 1; number <= count; number += 1) {
    const learner = await newPerson();
    await ok(learner, 'enrollments.enroll', { params: { courseId }, body: {} });
    await ok(learner, 'assignments.saveDraft', {
      params,
      body: { version: null, draft: workOf(`Essay ${number}.`) },
    });
    await ok(learner, 'assignments.submit', { params, body: { version: 1, confirmed: true } });
    learners.push(learner);
  }
  await runtime.drained();
  return { params, learners };
}

const essay = (page: Page, number: number) =>
  page.getByText(`Essay ${number}.`, { exact: true }).waitFor();

/** The panel in which something is marked. */
const panel = (page: Page, t: Words) =>
  page.getByRole('region', { name: t('submissions:marking.label'), exact: true });

it.each(shareOf(['en', 'es'] as const, 'marking by keys'))(
  'A queue of twenty is marked and released by the keyboard alone, in %s',
  async (language) => {
    const t = wordsIn(language);
    const teacher = await newPerson('teachers');
    const { params, learners } = await handedIn(teacher, 20);
    const page = await visit({ email: teacher.email, language });
    await page.goto(paths.assignmentReview);
    const queue = page.getByRole('table', { name: t('submissions:queue.list') });
    await queue.getByRole('row').nth(20).waitFor();
    expect(await barriers(page)).toEqual([]);
    await queue.getByRole('row').nth(1).getByRole('link').first().press('Enter');

    for (let number = 1; number <= 20; number += 1) {
      await essay(page, number);
      await panel(page, t).waitFor();
      if (number === 1) {
        expect(await barriers(page)).toEqual([]);
        await page.keyboard.press('?');
        await page.getByText(t('submissions:keys.level')).waitFor();
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('2');
      await page.keyboard.press('1');
      if (number === 2) {
        await page.keyboard.press('c');
        await page.keyboard.type('Well seen.');
      }
      await page.keyboard.press('Control+Enter');
    }
    await panel(page, t).getByText(t('submissions:state.marked'), { exact: true }).waitFor();

    // Those around one are there before they are asked for: also while nobody answers.
    await page.context().setOffline(true);
    await page.keyboard.press('k');
    await essay(page, 19);
    await page.keyboard.press('j');
    await essay(page, 20);
    await page.context().setOffline(false);

    await runtime.drained();
    await page.goto(
      `${paths.assignmentReview}?course=${params.courseId}&assignment=${params.assignmentId}`,
    );
    const release = page.getByRole('button', { name: t('submissions:release.all', { count: 20 }) });
    await release.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('submissions:release.do.now') }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await runtime.drained();
    await page.goto(
      `${paths.assignmentReview}?course=${params.courseId}&assignment=${params.assignmentId}&view=releases`,
    );
    await page.getByText(t('submissions:releases.done', { count: 20 })).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.context().close();

    // 10 points were earned; months late cost the most that being late can.
    const [, second] = learners;
    const seen = await ok(second!, 'assignments.getSubmission', {
      params: { ...params, number: '1' },
    });
    expect(seen.feedback).toMatchObject({
      kind: 'released',
      comment: 'Well seen.',
      mark: { earned: { points: 100_000, most: 150_000 }, points: 80_000 },
    });
  },
);

it('On a narrow phone work is sent back, its penalty is waived, and several people get other dates at once', async () => {
  const t = wordsIn('es');
  const teacher = await newPerson('teachers');
  const { params, learners } = await handedIn(teacher, 3);
  const late = await newPerson();
  await ok(late, 'enrollments.enroll', { params: { courseId: params.courseId }, body: {} });
  await runtime.drained();
  const page = await visit({ email: teacher.email, language: 'es', device: 'narrow' });
  const address = `${paths.assignmentReview}?course=${params.courseId}&assignment=${params.assignmentId}`;
  await page.goto(paths.courseAssessment(params.courseId));
  await page
    .getByRole('table', { name: t('submissions:course.list') })
    .getByRole('link', { name: t('submissions:sums.submitted', { count: 3 }) })
    .click();
  const table = page.getByRole('table', { name: t('submissions:list') });
  await table.getByRole('row').nth(3).waitFor();
  expect(await tooWide(page)).toBe(false);
  expect(await barriers(page)).toEqual([]);

  await table.getByRole('row').nth(1).getByRole('link').first().click();
  await essay(page, 1);
  const marking = panel(page, t);
  await marking.getByText(t('assignmentWords:rubric.waiting', { count: 2 })).waitFor();
  expect(await tooWide(page)).toBe(false);
  expect(await barriers(page)).toEqual([]);
  await marking.getByRole('radio').first().check();
  await marking.getByRole('radio').nth(3).check();
  await marking.getByText('−').first().waitFor();
  await marking.getByRole('checkbox', { name: t('submissions:late.waive') }).check();
  await marking
    .getByText(t('assignmentWords:rubric.of', { count: 15, earned: '15', points: '15' }))
    .last()
    .waitFor();
  await marking
    .getByLabel(t('submissions:comment.label'), { exact: true })
    .fill('Falta la fuente.');
  await marking.getByRole('button', { name: t('submissions:return.action') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('submissions:reason.label')).fill('Añade de dónde lo sabes.');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: t('submissions:return.yes') }).click();
  await page.getByText(t('submissions:work.returned')).waitFor();
  const own = await ok(learners[0]!, 'assignments.getSubmission', {
    params: { ...params, number: '1' },
  });
  expect(own.feedback).toMatchObject({ kind: 'returned', comment: 'Falta la fuente.', mark: null });

  await page.goto(address);
  await table.getByRole('row').nth(3).waitFor();
  await page.getByRole('checkbox', { name: t('submissions:bulk.all') }).check();
  await page.getByRole('button', { name: t('submissions:extend.action') }).click();
  await dialog.getByLabel(t('submissions:extend.dueAt')).fill('2030-01-01T12:00');
  await dialog.getByLabel(t('submissions:reason.label')).fill('La red falló.');
  await dialog.getByRole('button', { name: t('submissions:extend.yes') }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto(`${address}&view=extensions`);
  await page.getByText('La red falló.').nth(2).waitFor();
  expect(await tooWide(page)).toBe(false);
  expect(await barriers(page)).toEqual([]);

  await page.goto(`${address}&view=notSubmitted`);
  await page.getByRole('list', { name: t('submissions:views.notSubmitted') }).waitFor();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: t('submissions:excuse.action') }).click();
  await dialog.getByLabel(t('submissions:reason.label')).fill('En el hospital.');
  await dialog.getByRole('button', { name: t('submissions:excuse.yes') }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await tooWide(page)).toBe(false);
  await page.context().close();
});
