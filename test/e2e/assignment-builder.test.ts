import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { plainAssignment } from '#shared/blocks/assignment/plain-assignment.ts';
import { assignmentSchema } from '#shared/blocks/assignment/schema.ts';
import { paths } from '#shared/screens.ts';
import { shareOf } from '../support/share.ts';
import { createBlock, makeCourse } from '../world/courses.ts';
import type { Person } from '../world/world.ts';
import { barriers } from './support/barriers.ts';
import { createKeyboard } from './support/keyboard.ts';
import { openStage } from './support/stage.ts';
import { type Words, wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, ok } = stage;

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** An assignment that asks for nothing yet, as a place in an outline is one. */
async function plannedAssignment(teacher: Person, title: string) {
  const { courseId, moduleId } = await makeCourse(stage, teacher, {
    startsOn: '2027-03-01',
    endsOn: '2027-03-31',
  });
  const { blockId } = await createBlock(stage, teacher, {
    params: { courseId, moduleId },
    body: {
      title: { en: title },
      minutes: 60,
      preview: false,
      content: plainAssignment,
    },
  });
  const read = async () => {
    const { block } = await ok(teacher, 'lessons.findBlock', { params: { blockId } });
    return { version: block.version, content: assignmentSchema.parse(block.content) };
  };
  return { courseId, moduleId, blockId, read };
}

const isSaved = (page: Page, t: Words) =>
  page.getByText(new RegExp(`^${t('common:saveState.saved', { time: '' }).trim()}`)).waitFor();

it.each(shareOf(['en', 'es'] as const, 'assignment builder'))(
  'A teacher builds an assignment with dates, a late rule and a rubric, and looks at it as a student, in %s',
  async (language) => {
    const t = wordsIn(language);
    const teacher = await newPerson('teachers');
    const title = `Assignment ${language}`;
    const { courseId, blockId, read } = await plannedAssignment(teacher, title);
    const page = await visit({ email: teacher.email, language, device: 'narrow' });
    const open = (tab: 'time' | 'marking' | 'look') =>
      page.getByRole('tab', { name: t(`assignmentBuilder:tabs.${tab}`) }).click();

    // Its row in the course leads to its own page.
    await page.goto(paths.structure(courseId));
    await page.getByRole('button', { name: t('structure:menu.of', { title }) }).click();
    await page.getByRole('menuitem', { name: t('structure:menu.build') }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText(t('assignmentBuilder:fault.nothing_to_hand_in')).waitFor();
    expect(await barriers(page)).toEqual([]);

    await page
      .getByRole('textbox', { name: new RegExp(t('assignmentBuilder:instructions')) })
      .click();
    await page.locator('[contenteditable=true]:focus').waitFor();
    await page.keyboard.type('Compare two rocks.');
    await page.getByRole('switch', { name: t('assignmentBuilder:handIn.text') }).check();
    await page.getByRole('switch', { name: t('assignmentBuilder:handIn.limitWords') }).check();
    await page.getByRole('textbox', { name: t('assignmentBuilder:handIn.mostWords') }).fill('1500');
    await page.getByRole('switch', { name: t('assignmentBuilder:handIn.files') }).check();
    const pictures = page.getByRole('checkbox', { name: new RegExp(t('uploads:group.pictures')) });
    const documents = page.getByRole('checkbox', {
      name: new RegExp(t('uploads:group.documents')),
    });
    await documents.uncheck();
    await pictures.uncheck();
    await page.getByText(t('assignmentBuilder:handIn.noTypes')).waitFor();
    await documents.check();
    await page.getByRole('switch', { name: t('assignmentBuilder:statement.on') }).check();
    expect(await barriers(page)).toEqual([]);
    expect(await tooWide(page)).toBe(false);

    await open('time');
    await page.getByRole('textbox', { name: t('assignmentBuilder:attempts.label') }).fill('2');
    await page.getByRole('switch', { name: t('assignmentBuilder:due.on') }).check();
    await page.getByRole('switch', { name: t('assignmentBuilder:closes.on') }).check();
    const days = page.getByRole('textbox', { name: t('lessons:live.day') });
    await days.nth(0).fill('10');
    await days.nth(1).fill('8');
    await page.getByText(t('assignmentBuilder:fault.due_after_closing')).waitFor();
    await days.nth(1).fill('12');
    await page
      .getByText(t('assignmentBuilder:fault.due_after_closing'))
      .waitFor({ state: 'detached' });
    await days.nth(1).fill('40');
    await page.getByText(t('assignmentBuilder:fault.date_outside_course')).waitFor();
    await days.nth(1).fill('12');
    await page
      .getByText(t('assignmentBuilder:fault.date_outside_course'))
      .waitFor({ state: 'detached' });
    await page.getByRole('switch', { name: t('assignmentBuilder:late.on') }).check();
    const worked = t('assignmentWords:late.example', { from: '80', to: '64' });
    await page.getByText(new RegExp(worked)).waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await tooWide(page)).toBe(false);

    await open('marking');
    await page
      .getByRole('combobox', { name: t('assignmentBuilder:marking.label') })
      .selectOption('rubric');
    await page.getByText(t('assignmentBuilder:fault.no_criteria')).waitFor();
    await page.getByRole('button', { name: t('assignmentBuilder:rubric.addCriterion') }).click();
    await page.getByText(t('assignmentBuilder:rubric.needsName')).waitFor();
    await page.keyboard.type('Argument');
    for (const level of ['Sound', 'Thin']) {
      await page.getByRole('button', { name: t('assignmentBuilder:rubric.addLevel') }).click();
      await page.keyboard.type(level);
    }
    await page.getByText(t('assignmentBuilder:fault.no_criteria')).waitFor({ state: 'detached' });
    await page
      .getByRole('textbox', { name: t('assignmentBuilder:rubric.levelPoints', { number: 2 }) })
      .fill('40');
    await page.getByText(t('assignmentBuilder:rubric.aboveMost')).waitFor();
    await page
      .getByRole('textbox', { name: t('assignmentBuilder:rubric.levelPoints', { number: 2 }) })
      .fill('4');
    await page.getByText(t('assignmentBuilder:rubric.aboveMost')).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: t('questions:form.bothLanguages') }).click();
    expect(await barriers(page)).toEqual([]);
    expect(await tooWide(page)).toBe(false);

    // A rubric is at hand in all courses: a copy of it comes in, and has ids of its own.
    await page.getByRole('button', { name: t('assignmentBuilder:kept.keep') }).click();
    const keeping = page.getByRole('dialog', { name: t('assignmentBuilder:kept.keep') });
    await keeping.getByRole('textbox', { name: t('assignmentBuilder:kept.name') }).fill('Essays');
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await keeping.waitFor({ state: 'detached' });
    await isSaved(page, t);
    const before = (await read()).content.marking;
    await page.getByRole('button', { name: t('assignmentBuilder:kept.take') }).click();
    const own = page.getByRole('dialog', { name: t('assignmentBuilder:kept.title') });
    await own.getByText('Essays', { exact: true }).waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await tooWide(page)).toBe(false);
    await own
      .getByRole('button', { name: t('assignmentBuilder:kept.renameOf', { name: 'Essays' }) })
      .click();
    await own.getByRole('textbox', { name: t('assignmentBuilder:kept.name') }).fill('All essays');
    await page.keyboard.press('Enter');
    await own
      .getByRole('button', { name: t('assignmentBuilder:kept.takeOf', { name: 'All essays' }) })
      .click();
    await page.getByText(t('assignmentBuilder:kept.replaced')).waitFor();
    await expect
      .poll(async () => JSON.stringify((await read()).content.marking) === JSON.stringify(before))
      .toBe(false);

    await open('look');
    await page.getByText('Compare two rocks.').waitFor();
    await page.getByText(t('assignmentFacts:attempts.allowed', { count: 2 })).waitFor();
    await page.getByRole('region', { name: 'Argument' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await tooWide(page)).toBe(false);

    const { content } = await read();
    expect(content).toMatchObject({
      attempts: 2,
      handIn: {
        text: { mostWords: 1500 },
        files: { accepts: expect.arrayContaining(['application/pdf']) },
        link: false,
        recording: null,
      },
      due: { day: 9 },
      closes: { day: 11 },
      late: { percentPerDay: 10 },
      statement: { [language]: t('assignmentBuilder:statement.usual') },
      marking: {
        by: 'rubric',
        rubric: {
          criteria: [
            {
              title: { [language]: 'Argument' },
              points: 100_000,
              levels: [
                { title: { [language]: 'Sound' }, points: 100_000 },
                { title: { [language]: 'Thin' }, points: 40_000 },
              ],
            },
          ],
        },
      },
    });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('Compare two rocks.').waitFor();
    await page.context().close();
    expect(blockId).not.toBe('');
  },
);

it('A rubric is written, put in order and restored by keyboard alone, and keeps its ids', async () => {
  const t = wordsIn('en');
  const teacher = await newPerson('teachers');
  const { blockId, read } = await plannedAssignment(teacher, 'By keyboard');
  const page = await visit({ email: teacher.email });
  const keyboard = createKeyboard(page);
  await page.goto(`${paths.assignmentBuilder(blockId)}?tab=marking`);
  await page.getByRole('heading', { level: 1, name: 'By keyboard' }).waitFor();
  await keyboard.reach('select', t('assignmentBuilder:marking.label'));
  await keyboard.type(t('assignmentBuilder:marking.rubric'));
  await page.getByText(t('assignmentBuilder:fault.no_criteria')).waitFor();
  for (const name of ['First', 'Second']) {
    await keyboard.reach('button', t('assignmentBuilder:rubric.addCriterion'));
    await keyboard.press('Enter');
    await keyboard.type(name);
  }
  await isSaved(page, t);
  const rubricNow = async () => {
    const { marking } = (await read()).content;
    return marking.by === 'rubric' ? marking.rubric.criteria : [];
  };
  await expect
    .poll(async () => (await rubricNow()).map(({ title }) => title.en))
    .toEqual(['First', 'Second']);
  const ids = (await rubricNow()).map(({ criterionId }) => criterionId);
  await keyboard.press('Alt+ArrowUp');
  await expect
    .poll(async () => (await rubricNow()).map(({ criterionId }) => criterionId))
    .toEqual(ids.toReversed());
  // What is removed can be put back, as it was.
  await page
    .getByRole('button', { name: new RegExp(`^${t('questions:list.remove')}.*First`) })
    .focus();
  await keyboard.press('Enter');
  await page.getByRole('button', { name: t('build:undo') }).waitFor();
  await expect.poll(async () => (await rubricNow()).length).toBe(1);
  await keyboard.press('Enter');
  await expect
    .poll(async () => (await rubricNow()).map(({ criterionId }) => criterionId))
    .toEqual(ids.toReversed());
  expect(keyboard.unseen).toEqual([]);
  await page.context().close();
});

it('What two teachers change in one assignment is merged, and where both changed the same they choose', async () => {
  const t = wordsIn('en');
  const teacher = await newPerson('teachers');
  const { courseId, moduleId, blockId, read } = await plannedAssignment(teacher, 'Two of us');
  const page = await visit({ email: teacher.email });
  await page.goto(`${paths.assignmentBuilder(blockId)}?tab=time`);
  const attempts = page.getByRole('textbox', { name: t('assignmentBuilder:attempts.label') });
  await attempts.waitFor();
  const save = async (changes: object) => {
    const { version, content } = await read();
    await ok(teacher, 'lessons.updateBlock', {
      params: { courseId, moduleId, blockId },
      body: { version, content: { ...content, ...changes } },
    });
  };
  // What somebody else sets meanwhile stays, and is named.
  await save({ passPercent: 70, secondMarker: { tolerancePercent: 10 } });
  await attempts.fill('3');
  await expect
    .poll(async () => {
      const { content } = await read();
      return [content.attempts, content.passPercent];
    })
    .toEqual([3, 70]);
  await page.getByText(new RegExp(t('assignmentBuilder:sum.twoMarkers'))).waitFor();
  await save({ attempts: 5 });
  await attempts.fill('4');
  const notice = page.getByRole('region', { name: t('conflict:title') });
  await notice.waitFor();
  expect(await barriers(page)).toEqual([]);
  await notice.getByRole('button', { name: t('conflict:take.mine') }).click();
  await expect
    .poll(async () => {
      const { content } = await read();
      return [content.attempts, content.passPercent, content.secondMarker];
    })
    .toEqual([4, 70, { tolerancePercent: 10 }]);
  await page.context().close();
});
