import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import { rubricOf } from '../support/rubric-of.ts';
import { makeCourse } from '../world/courses.ts';
import { reviewedAssignment } from '../world/peer-review.ts';
import { barriers } from './support/barriers.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, runtime } = stage;

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

it('A teacher deals out the works, and a student reviews one on a small screen, in Spanish', async () => {
  const t = wordsIn('es');
  const teacher = await newPerson('teachers');
  const course = await makeCourse(stage, teacher);
  const { params, learners } = await reviewedAssignment(stage, teacher, course, 2, {
    marking: { by: 'rubric', rubric: rubricOf([10, [10, 5, 0]]) },
  });
  const desk = await visit({ email: teacher.email, language: 'es' });
  const { courseId, assignmentId } = params;
  await desk.goto(
    `${paths.assignmentReview}?course=${courseId}&assignment=${assignmentId}&view=peerReviews`,
  );
  await desk.getByRole('button', { name: t('peerReviews:list.start') }).click();
  await runtime.drained();
  await desk.getByRole('table', { name: t('peerReviews:list.label') }).waitFor();
  expect(await barriers(desk)).toEqual([]);

  const [learner] = learners;
  if (!learner) throw new Error('There are two.');
  const page = await visit({ email: learner.email, language: 'es', device: 'narrow', dark: true });
  await page.goto(paths.assignments);
  await page.getByRole('link', { name: /^Trabajo 1 de un compañero/ }).click();
  await page.getByText('Work 1 of mine').waitFor();
  await page.getByRole('radio').first().check();
  await page.getByLabel(t('peerReviews:screen.comment')).fill('Se lee bien.');
  expect(await tooWide(page)).toBe(false);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: t('peerReviews:screen.deliver') }).click();
  await page.getByText(t('peerReviews:screen.delivered')).waitFor();
});
