import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import { shareOf } from '../support/share.ts';
import { rubricOf } from '../support/rubric-of.ts';
import { makeCourse } from '../world/courses.ts';
import { reviewedGroups } from '../world/group-reviews.ts';
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
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('peerReviews:list.start') })
    .click();
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
  // On a small screen what is said of the save takes lines of its own, which come and go.
  await page.getByText(/^Guardado a las/).waitFor();
  expect(await tooWide(page)).toBe(false);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: t('peerReviews:screen.deliver') }).click();
  await page.getByText(t('peerReviews:screen.delivered')).waitFor();
});

it('Groups review each other, and a teacher deals one work out by hand, in Spanish on a small screen', async () => {
  const t = wordsIn('es');
  const teacher = await newPerson('teachers');
  const { params, groups, seats, reviewsOf } = await reviewedGroups(stage, teacher, [1, 1, 1], {
    peerReview: { reviews: 1, allocation: 'chance', days: 7, percentOfMark: 0 },
  });
  const desk = await visit({ email: teacher.email, language: 'es', device: 'narrow' });
  const { courseId, assignmentId } = params;
  await desk.goto(
    `${paths.assignmentReview}?course=${courseId}&assignment=${assignmentId}&view=peerReviews`,
  );
  await desk.getByRole('button', { name: t('peerReviews:list.start') }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('peerReviews:list.start') })
    .click();
  await runtime.drained();
  const name = 'Group 1';
  await desk.getByRole('button', { name: t('peerReviews:hand.openOf', { name }) }).click();
  const dialog = desk.getByRole('dialog', { name: t('peerReviews:hand.title', { name }) });
  const reviewers = dialog.getByRole('list', { name: t('peerReviews:hand.reviewers') });
  await reviewers.getByRole('listitem').first().waitFor();
  expect(await reviewers.getByRole('listitem').count()).toBe(1);
  expect(await tooWide(desk)).toBe(false);
  expect(await barriers(desk)).toEqual([]);

  // Found by the alias and given with the keyboard alone; then what came by chance is taken back.
  const { items } = await seats();
  const submissionId = items.find(({ group }) => group?.en === name)?.submissionId ?? '';
  const work = { ...params, submissionId };
  const free = await stage.ok(teacher, 'submissions.listReviewers', { params: work });
  const [chosen] = free.items;
  if (!chosen) throw new Error('One of the three is free.');
  await dialog.getByRole('searchbox').fill(chosen.alias);
  await desk.keyboard.press('Enter');
  const give = dialog.getByRole('button', { name: /^Dársela a / });
  await give.focus();
  await desk.keyboard.press('Enter');
  await reviewers.getByText(t('peerReviews:hand.byHand')).waitFor();
  expect(await reviewers.getByRole('listitem').count()).toBe(2);
  const byChance = reviewers.getByRole('listitem').filter({
    hasNotText: t('peerReviews:hand.byHand'),
  });
  await byChance.getByRole('button').click();
  await byChance.getByRole('button', { name: t('peerReviews:hand.yes') }).click();
  await byChance.waitFor({ state: 'detached' });
  await desk.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await runtime.drained();

  const reviewer = groups
    .flatMap(({ members }) => members)
    .find(({ userId }) => userId === chosen.person?.userId);
  if (!reviewer) throw new Error('They are of a group.');
  const page = await visit({ email: reviewer.email, language: 'es', device: 'narrow' });
  await page.goto(paths.assignment(assignmentId));
  await page.getByText(t('peerReviews:rules.textGroupsDealt')).waitFor();
  const { number = 0 } = (await reviewsOf(reviewer)).at(-1) ?? {};
  await page.getByRole('link', { name: new RegExp(`^Trabajo ${number} de un grupo`) }).click();
  await page.getByText('Work of group 1').waitFor();
  expect(await page.getByText(name, { exact: true }).count()).toBe(0);
  await page.getByLabel(t('peerReviews:screen.points')).fill('8');
  await page.getByLabel(t('peerReviews:screen.comment')).fill('Se lee bien.');
  await page.getByRole('button', { name: t('peerReviews:screen.deliver') }).click();
  await page.getByText(t('peerReviews:screen.delivered')).waitFor();
  expect(await tooWide(page)).toBe(false);
  expect(await barriers(page)).toEqual([]);
});

it.each(shareOf(['en', 'es'] as const, 'reviews by hand'))(
  'A teacher begins a round by hand and goes from each work without a reviewer to the next (%s)',
  async (language) => {
    const t = wordsIn(language);
    const teacher = await newPerson('teachers');
    const course = await makeCourse(stage, teacher);
    const { params, learners, reviewsOf } = await reviewedAssignment(stage, teacher, course, 2, {
      peerReview: { reviews: 3, allocation: 'hand', days: 7, percentOfMark: 0 },
    });
    const { courseId, assignmentId } = params;
    const desk = await visit({ email: teacher.email, language, device: 'narrow' });
    await desk.goto(
      `${paths.assignmentReview}?course=${courseId}&assignment=${assignmentId}&view=peerReviews`,
    );
    await desk.getByRole('button', { name: t('peerReviews:list.byHand.start') }).click();
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: t('peerReviews:list.byHand.start') })
      .click();
    await runtime.drained();
    await desk.getByText(t('peerReviews:list.waiting.count', { count: 2 })).waitFor();
    for (const learner of learners) expect(await reviewsOf(learner)).toEqual([]);
    expect(await tooWide(desk)).toBe(false);
    expect(await barriers(desk)).toEqual([]);

    // With the keyboard alone, from one work to the next.
    const [before = ''] = t('peerReviews:list.waiting.next', { name: '|' }).split('|');
    const next = { name: new RegExp(`^${before}`) };
    await desk.getByRole('button', next).press('Enter');
    const dialog = desk.getByRole('dialog');
    const [to = ''] = t('peerReviews:hand.giveTo', { name: '|' }).split('|');
    await dialog.getByRole('button', { name: new RegExp(`^${to}`) }).press('Enter');
    await dialog.getByText(t('peerReviews:hand.byHand'), { exact: true }).waitFor();
    await dialog.getByText(t('peerReviews:hand.nobody')).waitFor();
    expect(await tooWide(desk)).toBe(false);
    expect(await barriers(desk)).toEqual([]);
    await dialog.getByRole('button', next).press('Enter');
    await dialog.getByRole('button', { name: new RegExp(`^${to}`) }).press('Enter');
    await dialog.getByText(t('peerReviews:hand.byHand'), { exact: true }).waitFor();
    await desk.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await desk.getByText(t('peerReviews:list.waiting.none')).waitFor();
    await runtime.drained();
    for (const learner of learners) expect(await reviewsOf(learner)).toHaveLength(1);

    const [learner] = learners;
    if (!learner) throw new Error('There are two.');
    const page = await visit({ email: learner.email, language, device: 'narrow' });
    await page.goto(paths.assignment(assignmentId));
    await page.getByText(t('peerReviews:rules.textByHand')).waitFor();
    expect(await barriers(page)).toEqual([]);
  },
);
