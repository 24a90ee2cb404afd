import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import { shareOf } from '../support/share.ts';
import { createTextAssignment, workOf } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { makeGroups } from '../world/groups.ts';
import { learnerOf } from '../world/quizzes.ts';
import type { Person } from '../world/world.ts';
import { barriers } from './support/barriers.ts';
import { open } from './support/go-to.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, ok, runtime } = stage;

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** A course with a section, what four people handed in, and of these whom the section has: the first. */
async function course(teacher: Person) {
  const made = await makeCourse(stage, teacher);
  const { courseId } = made;
  const assignmentId = await createTextAssignment(stage, teacher, made);
  const params = { courseId, assignmentId };
  const sections = await makeGroups(stage, teacher, courseId, { groups: 1, isSections: true });
  const learners: Person[] = [];
  for (let number = 1; number <= 4; number += 1) {
    const learner = await learnerOf(stage, made);
    await ok(learner, 'assignments.saveDraft', {
      params,
      body: { version: null, draft: workOf(`Essay ${number}.`) },
    });
    await ok(learner, 'assignments.submit', { params, body: { version: 1, confirmed: true } });
    learners.push(learner);
  }
  await ok(teacher, 'groups.place', {
    params: { courseId, setId: sections.setId },
    body: { userIds: [learners[0]?.userId ?? ''], groupId: sections.groupIds[0] ?? '' },
  });
  return params;
}

it.each(
  shareOf(
    [
      ['en', 'es'],
      ['es', 'en'],
    ] as const,
    'markers',
  ),
)(
  'A teacher (%s) has a colleague (%s) mark: sections, sharing out, a work by hand, and the end of it',
  async (language, other) => {
    const [t, s] = [wordsIn(language), wordsIn(other)];
    const [teacher, colleague] = [await newPerson('teachers'), await newPerson('teachers')];
    const params = await course(teacher);
    await runtime.drained();

    const page = await visit({ email: teacher.email, language });
    await page.goto(paths.courseAssessment(params.courseId));
    const markers = page.getByRole('region', { name: t('markers:title'), exact: true });
    await markers.getByText(t('markers:none')).waitFor();
    await markers.getByRole('button', { name: t('markers:add.action') }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('markers:add.email')).fill('nobody@example.com');
    await dialog.getByRole('checkbox').press('Space');
    await dialog.getByRole('button', { name: t('markers:add.yes') }).press('Enter');
    // What was typed stays, with the reason why it is not enough.
    await dialog.getByText(t('errors:teacher_unknown')).waitFor();
    expect(await barriers(page)).toEqual([]);
    await dialog.getByLabel(t('markers:add.email')).fill(colleague.email);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const row = markers.getByRole('row').nth(1);
    await row.getByText('Group 1').waitFor();
    expect(await barriers(page)).toEqual([]);

    const review = `${paths.assignmentReview}?course=${params.courseId}&assignment=${params.assignmentId}`;
    await open(page, review);
    const share = page.getByRole('button', { name: t('markers:share.action') });
    await share.press('Enter');
    await dialog.getByRole('radio', { name: t('markers:share.bySection') }).press('Space');
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('markers:share.yes') }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await runtime.drained();
    await page.getByText(t('markers:share.left', { count: 3 })).waitFor();
    const submissions = page.getByRole('table', { name: t('submissions:list'), exact: true });
    await submissions.getByText(t('submissions:goesTo', { names: '' }).trim()).waitFor();
    expect(await barriers(page)).toEqual([]);

    // One more by hand.
    await submissions.getByRole('checkbox').nth(1).press('Space');
    await page.getByRole('button', { name: t('markers:assign.action') }).press('Enter');
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('markers:assign.yes') }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await runtime.drained();
    await page.getByLabel(t('markers:filter.label'), { exact: true }).selectOption({ index: 1 });
    await submissions.getByRole('row').nth(4).waitFor({ state: 'detached' });
    expect(await submissions.getByRole('row').count()).toBe(4);

    // The same on a board, by how far each is.
    await page
      .getByRole('link', { name: t('submissions:views.board'), exact: true })
      .press('Enter');
    const toMark = page.getByRole('region', { name: t('submissions:state.submitted') });
    await toMark.getByRole('listitem').nth(3).waitFor();
    await toMark.getByText('4', { exact: true }).waitFor();
    expect(await barriers(page)).toEqual([]);

    // Who marks finds what is theirs, on a phone, and nothing else.
    const phone = await visit({ email: colleague.email, language: other, device: 'phone' });
    await phone.goto(paths.assignmentReview);
    const queue = phone.getByRole('table', { name: s('submissions:queue.list') });
    await queue.getByRole('row').nth(2).waitFor();
    expect(await queue.getByRole('row').count()).toBe(3);
    expect(await barriers(phone)).toEqual([]);
    await queue.getByRole('row').nth(1).getByRole('link').nth(1).press('Enter');
    const own = phone.getByRole('table', { name: s('submissions:list'), exact: true });
    await own.getByRole('row').nth(2).waitFor();
    expect(await own.getByRole('row').count()).toBe(3);
    expect(await phone.getByRole('checkbox').count()).toBe(0);
    expect(await barriers(phone)).toEqual([]);
    expect(await tooWide(phone)).toBe(false);
    await phone
      .getByRole('link', { name: s('submissions:views.board'), exact: true })
      .press('Enter');
    const theirs = phone.getByRole('region', { name: s('submissions:state.submitted') });
    await theirs.getByRole('listitem').nth(1).waitFor();
    expect(await theirs.getByRole('listitem').count()).toBe(2);
    expect(await barriers(phone)).toEqual([]);
    expect(await tooWide(phone)).toBe(false);
    await theirs.getByRole('link').first().press('Enter');
    await phone.getByText('Essay 1.', { exact: true }).waitFor();
    const points = phone.locator('[data-points] input, input[data-points]').first();
    await points.fill('7');
    await phone
      .getByRole('button', { name: s('submissions:marking.ready') })
      .first()
      .press('Enter');
    await phone
      .getByRole('region', { name: s('submissions:marking.label'), exact: true })
      .getByText(s('submissions:state.marked'), { exact: true })
      .waitFor();
    expect(await phone.getByRole('button', { name: s('submissions:release.one') }).count()).toBe(0);
    expect(await barriers(phone)).toEqual([]);
    expect(await tooWide(phone)).toBe(false);

    // From then on they see nothing of it.
    await open(page, paths.courseAssessment(params.courseId));
    await row.getByRole('button').last().press('Enter');
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('markers:remove.yes') }).press('Enter');
    await markers.getByText(t('markers:none')).waitFor();
    await phone.goto(review);
    await phone.getByRole('heading', { name: s('common:notFound.title') }).waitFor();
    await Promise.all([page.context().close(), phone.context().close()]);
  },
);
