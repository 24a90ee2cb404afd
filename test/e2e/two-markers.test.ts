import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import { shareOf } from '../support/share.ts';
import { createTextAssignment, workOf } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { learnerOf } from '../world/quizzes.ts';
import type { Person } from '../world/world.ts';
import { barriers } from './support/barriers.ts';
import { openStage } from './support/stage.ts';
import { type Words, wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, ok, runtime } = stage;

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** What somebody handed in that goes to who teaches and to a colleague, who may be five points of a hundred apart. */
async function handedIn(teacher: Person, colleague: Person) {
  const course = await makeCourse(stage, teacher);
  const { courseId } = course;
  const assignmentId = await createTextAssignment(stage, teacher, course, {
    secondMarker: { tolerancePercent: 5 },
  });
  const params = { courseId, assignmentId };
  await runtime.drained();
  await ok(teacher, 'submissions.addMarker', {
    params: { courseId },
    body: { email: colleague.email, groupIds: [] },
  });
  const learner = await learnerOf(stage, course);
  await ok(learner, 'assignments.saveDraft', {
    params,
    body: { version: null, draft: workOf('An essay of mine.') },
  });
  const { submissionId } = await ok(learner, 'assignments.submit', {
    params,
    body: { version: 1, confirmed: true },
  });
  await ok(teacher, 'submissions.assign', {
    params,
    body: { submissionIds: [submissionId], markers: [colleague.userId] },
  });
  await runtime.drained();
  return { params, learner, submissionId };
}

/** Gives so many points, by the keyboard, and waits for what the panel says of it then. */
async function give(page: Page, t: Words, points: string, then: string) {
  await page.getByText('An essay of mine.', { exact: true }).waitFor();
  await page.locator('[data-points] input').first().fill(points);
  await page
    .getByRole('button', { name: t('submissions:marking.give'), exact: true })
    .press('Enter');
  await page.getByText(then).first().waitFor();
}

it.each(
  shareOf(
    [
      ['en', 'es'],
      ['es', 'en'],
    ] as const,
    'two markers',
  ),
)(
  'Two mark apart (%s, %s on a phone), differ, and agree; the student reads one mark',
  async (language, other) => {
    const [t, s] = [wordsIn(language), wordsIn(other)];
    const [teacher, colleague] = [await newPerson('teachers'), await newPerson('teachers')];
    const { params, learner, submissionId } = await handedIn(teacher, colleague);

    const page = await visit({ email: teacher.email, language });
    await page.goto(paths.submission(submissionId));
    await give(page, t, '90', t('doubleMarking:waits'));
    expect(await barriers(page)).toEqual([]);

    // The other one marks without seeing that.
    const phone = await visit({ email: colleague.email, language: other, device: 'phone' });
    await phone.goto(paths.assignmentReview);
    const queue = phone.getByRole('table', { name: s('submissions:queue.list') });
    await queue.getByRole('row').nth(1).getByRole('link').first().press('Enter');
    await phone.getByText('An essay of mine.', { exact: true }).waitFor();
    expect(await phone.getByRole('table', { name: s('doubleMarking:table') }).count()).toBe(0);
    await give(phone, s, '50', s('doubleMarking:agree.byTeacher'));
    const both = phone.getByRole('table', { name: s('doubleMarking:table') });
    await both.waitFor();
    expect(await phone.getByRole('button', { name: s('doubleMarking:agree.action') }).count()).toBe(
      0,
    );
    expect(await barriers(phone)).toEqual([]);
    expect(await tooWide(phone)).toBe(false);

    await page.reload();
    await page.getByRole('table', { name: t('doubleMarking:table') }).waitFor();
    await page.getByRole('button', { name: t('doubleMarking:agree.action') }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').nth(1).press('Space');
    const yes = dialog.getByRole('button', { name: t('doubleMarking:agree.yes') });
    await yes.press('Enter');
    // A reason is asked for, and the choice stays.
    await dialog.locator('[aria-invalid="true"]').waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await dialog.getByRole('radio').nth(1).isChecked()).toBe(true);
    await dialog.getByRole('textbox').fill('The sources are thin.');
    await yes.press('Enter');
    await page.getByText(t('doubleMarking:agreed')).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: t('submissions:release.one') }).press('Enter');
    await dialog.getByRole('button', { name: t('submissions:release.do.now') }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await runtime.drained();

    const read = await ok(learner, 'assignments.getSubmission', {
      params: { ...params, number: '1' },
    });
    expect(read.feedback?.mark?.points).toBe(500_000);
    const theirs = await visit({ email: learner.email, language: other, device: 'phone' });
    await theirs.goto(paths.assignment(params.assignmentId));
    const feedback = theirs.getByRole('region', { name: s('assignments:feedback.title') });
    await feedback.waitFor();
    expect(await feedback.innerText()).not.toMatch(/90 (of|de) /);
    expect(await barriers(theirs)).toEqual([]);
    await Promise.all([page, phone, theirs].map((one) => one.context().close()));
  },
);
