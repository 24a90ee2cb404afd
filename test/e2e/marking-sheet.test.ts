import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import type { Language } from '#shared/policies/languages.ts';
import { shareOf } from '../support/share.ts';
import { createTextAssignment, workOf } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { learnerOf } from '../world/quizzes.ts';
import type { Person } from '../world/world.ts';
import { barriers } from './support/barriers.ts';
import type { Device } from './support/devices.ts';
import { open } from './support/go-to.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const { visit, newPerson, ok, runtime, ...stage } = await openStage();
const world = { ...stage, newPerson, ok, runtime };

/** A course with an assignment of ten points, what three people handed in, and a colleague to whom the first of it goes. */
async function course(teacher: Person) {
  const made = await makeCourse(world, teacher);
  const { courseId } = made;
  const assignmentId = await createTextAssignment(world, teacher, made, {
    marking: { by: 'points', most: 100_000 },
  });
  const params = { courseId, assignmentId };
  const submissionIds: string[] = [];
  const learners: Person[] = [];
  for (let number = 1; number <= 3; number += 1) {
    const learner = await learnerOf(world, made);
    await ok(learner, 'assignments.saveDraft', {
      params,
      body: { version: null, draft: workOf(`Essay ${number}.`) },
    });
    const { submissionId } = await ok(learner, 'assignments.submit', {
      params,
      body: { version: 1, confirmed: true },
    });
    submissionIds.push(submissionId);
    learners.push(learner);
  }
  await runtime.drained();
  return { params, submissionIds, learners };
}

const looks: { language: Language; device: Device; dark: boolean; cell: string }[] = [
  { language: 'en', device: 'desktop', dark: true, cell: '7.5' },
  { language: 'es', device: 'phone', dark: false, cell: '7,5' },
];

/** Brings the sheet back with other words in some of its cells. */
const bring = (page: Page, text: string) =>
  page.locator('dialog input[type=file]').setInputFiles({
    name: 'marking.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });

it.each(shareOf(looks, 'marking sheets'))(
  'A teacher marks in a spreadsheet, in $language on a $device: the sheet, a look, what is refused, and the marks',
  async ({ language, device, dark, cell }) => {
    const t = wordsIn(language);
    const teacher = await newPerson('teachers');
    const { params, submissionIds, learners } = await course(teacher);
    const page = await visit({ email: teacher.email, language, device, dark });
    await page.goto(
      `${paths.assignmentReview}?course=${params.courseId}&assignment=${params.assignmentId}`,
    );
    await page.getByRole('button', { name: t('submissions:sheet') }).press('Enter');
    const dialog = page.getByRole('dialog', { name: t('markingSheet:title') });
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: t('markingSheet:download') }).press('Enter');
    const sheet = readFileSync(await (await download).path(), 'utf8');
    expect(await barriers(page)).toEqual([]);
    // The submissions stand in it by their codes; a spreadsheet writes numbers as its language does.
    const separator = language === 'es' ? ';' : ',';
    const [head = '', ...rows] = sheet.trimEnd().split('\r\n');
    expect(rows).toHaveLength(3);
    const marked = rows.map((row) => {
      const cells = row.split(separator);
      const at = submissionIds.indexOf(cells[0] ?? '');
      return [...cells.slice(0, 3), [cell, '10', '11'][at], '10', `To ${at}.`].join(separator);
    });
    await bring(page, [head, ...marked, `${params.courseId}${separator}`].join('\r\n'));
    await dialog.getByText(t('markingSheet:sums', { count: 2 })).waitFor();
    await dialog.getByText(t('markingSheet:reasons.tooMuch')).waitFor();
    await dialog.getByText(t('markingSheet:reasons.unknown')).waitFor();
    await dialog.getByText(`${t('markingSheet:none')} → ${cell}`).waitFor();
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('switch').press('Space');
    const write = dialog.getByRole('button', { name: t('markingSheet:write', { count: 2 }) });
    await write.press('Enter');
    await dialog.getByText(t('markingSheet:written', { count: 2 })).waitFor();
    const saved = await Promise.all(
      submissionIds.map(async (submissionId) => {
        const work = await ok(teacher, 'submissions.get', { params: { submissionId } });
        return work.marking && [work.marking.state, work.marking.points, work.marking.comment];
      }),
    );
    expect(saved).toEqual([['ready', 75_000, 'To 0.'], ['ready', 100_000, 'To 1.'], null]);
    // Nothing of it is told before it is released (case 19).
    const [first] = learners;
    if (!first) throw new Error('There are three.');
    expect(JSON.stringify(await ok(first, 'assignments.get', { params }))).not.toContain('To 0.');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.context().close();
  },
);

it('case 20: a marker finds in the sheet what goes to them, and writes nothing else by it', async () => {
  const t = wordsIn('en');
  const [teacher, colleague] = [await newPerson('teachers'), await newPerson('teachers')];
  const { params, submissionIds } = await course(teacher);
  const { userId } = await ok(teacher, 'submissions.addMarker', {
    params: { courseId: params.courseId },
    body: { email: colleague.email, groupIds: [] },
  });
  const [theirs = '', other = ''] = submissionIds;
  await ok(teacher, 'submissions.assign', {
    params,
    body: { submissionIds: [theirs], markers: [userId] },
  });
  await runtime.drained();
  const page = await visit({ email: colleague.email });
  await page.goto('/faq');
  await open(
    page,
    `${paths.assignmentReview}?course=${params.courseId}&assignment=${params.assignmentId}`,
  );
  await page.getByRole('button', { name: t('submissions:sheet') }).click();
  const dialog = page.getByRole('dialog', { name: t('markingSheet:title') });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('markingSheet:download') }).click();
  const sheet = readFileSync(await (await download).path(), 'utf8');
  expect(sheet).toContain(theirs);
  for (const one of submissionIds.slice(1)) expect(sheet).not.toContain(one);
  await bring(page, `Submission,Points\n${theirs},9\n${other},1\n`);
  await dialog.getByText(t('markingSheet:sums', { count: 1 })).waitFor();
  await dialog.getByText(t('markingSheet:reasons.unknown')).waitFor();
  await page.context().close();
});
