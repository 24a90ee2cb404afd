import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import { shareOf } from '../support/share.ts';
import { trueFalse } from '../world/questions.ts';
import { learnerOf, makeQuiz } from '../world/quizzes.ts';
import { makeGroups } from '../world/groups.ts';
import { barriers } from './support/barriers.ts';
import { createKeyboard } from './support/keyboard.ts';
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

/** A quiz of ten minutes in a course with two students. */
async function scene() {
  const teacher = await newPerson('teachers');
  const quiz = await makeQuiz(stage, teacher, [trueFalse()], { minutes: 10 });
  const people = [await learnerOf(stage, quiz), await learnerOf(stage, quiz)];
  await runtime.drained();
  return { teacher, quiz, people };
}

describe.each(
  shareOf(
    [
      ['en', 'desktop'],
      ['es', 'narrow'],
    ] as const,
    'groups',
  ),
)('The groups of a course, in %s on a %s', (language, device) => {
  const t = wordsIn(language);

  it('are made and filled with keys alone, and give the students of one more time at a quiz', async () => {
    const { teacher, quiz, people } = await scene();
    const page = await visit({ email: teacher.email, language, device });
    const { reach, press, type, unseen } = createKeyboard(page);
    const dialog = page.getByRole('dialog');
    await page.goto(paths.courseEnrollments(quiz.courseId));
    await page.getByRole('link', { name: t('rosters:places.groups'), exact: true }).press('Enter');
    await page.getByRole('heading', { name: t('groups:empty') }).waitFor();
    await look(page);
    await page.getByRole('button', { name: t('groups:set.new') }).press('Enter');
    await reach('textbox', t(`groups:name.${language}`));
    await type('Turno');
    await look(page);
    await press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Turno' }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: t('groups:group.new') }).press('Enter');
    await reach('textbox', t(`groups:name.${language}`));
    await type('Noche');
    await press('Enter');
    await page.getByRole('rowheader', { name: 'Noche' }).waitFor();
    await dialog.waitFor({ state: 'detached' });

    const boxes = page.getByRole('checkbox');
    await boxes.first().waitFor();
    expect(await boxes.count()).toBe(2);
    await reach('checkbox');
    await press('Space');
    await press('Tab');
    await press('Space');
    await page.getByText(t('groups:people.chosen', { count: 2 })).waitFor();
    await reach('button', t('groups:people.place'));
    await look(page);
    await press('Enter');
    await page.getByText(t('groups:people.everybodyIn')).waitFor();
    await page
      .getByText(t('groups:places', { size: 2, count: 5 }))
      .first()
      .waitFor();
    expect(unseen).toEqual([]);

    await page.goto(
      `${paths.quizReview}?course=${quiz.courseId}&quiz=${quiz.quizId}&view=controls`,
    );
    await page.getByRole('button', { name: t('attempts:access.add') }).press('Enter');
    await dialog.getByRole('button', { name: 'Noche' }).press('Enter');
    await dialog.getByRole('textbox', { name: t('attempts:reason.label') }).fill('Trabajan.');
    await look(page);
    await press('Enter');
    await page.getByRole('rowheader', { name: 'Noche' }).waitFor();

    const student = await visit({ email: people[0]?.email ?? '', language, device });
    await student.goto(paths.content(quiz.courseId, quiz.moduleId, quiz.quizId));
    await student.getByText(t('quizFacts:differentByGroup')).waitFor();
    await student
      .getByText(t('quizFacts:more', { percent: 25 }))
      .first()
      .waitFor();
    await student.goto(paths.courseProgress(quiz.courseId));
    await student.getByRole('link', { name: t('groups:own.toGroups') }).click();
    await student.getByText(t('groups:own.in', { name: 'Noche' })).waitFor();
    await look(student);
  });

  it('are divided by chance as it was shown before, and go when it was said what goes with them', async () => {
    const { teacher, quiz } = await scene();
    const page = await visit({ email: teacher.email, language, device });
    const dialog = page.getByRole('dialog');
    await page.goto(paths.courseGroups(quiz.courseId));
    await page.getByRole('button', { name: t('groups:set.new') }).click();
    await dialog.getByRole('textbox', { name: t(`groups:name.${language}`) }).fill('Equipos');
    await dialog.getByRole('radio', { name: t('groups:way.chance') }).check();
    await dialog.getByRole('button', { name: t('groups:save') }).click();
    await dialog.getByText(t('groups:divide.people', { count: 2 })).waitFor();
    await dialog.getByRole('textbox', { name: t('groups:divide.perGroup') }).fill('1');
    await dialog.getByText(t('groups:divide.intoEven', { count: 2, each: 1 })).waitFor();
    await look(page);
    await dialog.getByRole('button', { name: t('groups:divide.yes') }).click();
    await page.getByText(t('groups:people.everybodyIn')).waitFor();
    expect(await page.getByRole('rowheader').count()).toBe(2);
    await page.getByRole('button', { name: t('groups:set.remove') }).click();
    await dialog.getByText(t('groups:set.removeText', { count: 2 })).waitFor();
    await dialog.getByRole('button', { name: t('groups:set.remove') }).click();
    await page.getByRole('heading', { name: t('groups:empty') }).waitFor();
  });

  it('are chosen by students as long as there are places', async () => {
    const { teacher, quiz, people } = await scene();
    const { courseId } = quiz;
    const made = await makeGroups(stage, teacher, courseId, {
      groups: 2,
      mostMembers: 1,
      choice: { closesAt: null },
    });
    const [first = ''] = made.groupIds;
    await ok(people[1] ?? teacher, 'groups.join', {
      params: { ...made.params, groupId: first },
      body: {},
    });
    const page = await visit({ email: people[0]?.email ?? '', language, device });
    await page.goto(paths.courseGroups(courseId));
    await page.getByText(t('groups:own.none')).waitFor();
    await page.getByText(t('groups:own.full'), { exact: true }).waitFor();
    await look(page);
    await page
      .getByRole('button', { name: t('groups:own.joinOf', { name: 'Group 2' }) })
      .press('Enter');
    await page.getByText(t('groups:own.in', { name: 'Group 2' })).waitFor();
    await page.locator('h2:focus').waitFor();
    await page
      .getByRole('button', { name: t('groups:own.leaveOf', { name: 'Group 2' }) })
      .press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(t('groups:own.ask.text', { name: 'Group 2' })).waitFor();
    await look(page);
    await dialog.getByRole('button', { name: t('groups:own.ask.yes.leave') }).press('Enter');
    await page.getByText(t('groups:own.none')).waitFor();
    await page.locator('h2:focus').waitFor();
  });
});
