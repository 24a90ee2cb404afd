import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import type { Language } from '#shared/policies/languages.ts';
import { paths } from '#shared/screens.ts';
import { csvDialects } from '#web/lib/csv.ts';
import { formatPercent } from '#web/lib/percent.ts';
import { shareOf } from '../support/share.ts';
import { participation } from '../features/grades.ts';
import { makeCourse } from '../world/courses.ts';
import { trueFalse } from '../world/questions.ts';
import { learnerOf, makeQuiz, takeQuiz } from '../world/quizzes.ts';
import type { Person } from '../world/world.ts';
import { barriers } from './support/barriers.ts';
import { windows } from './support/room.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, ok, runtime } = stage;

/** A course that counts two quizzes, of which its learner has half of the first and all of the second, and taking part. */
async function bookOfTwo() {
  const teacher = await newPerson('teachers');
  const course = await makeCourse(stage, teacher);
  const statements = [trueFalse(), trueFalse('Ice floats.')];
  const first = await makeQuiz(stage, teacher, statements, { course });
  const second = await makeQuiz(stage, teacher, statements, { course });
  const params = { courseId: course.courseId };
  const itemId = ulid();
  await ok(teacher, 'grades.putItem', { params, body: { ...participation, itemId } });
  const learner = await learnerOf(stage, first);
  await takeQuiz(stage, first, learner, 1);
  await takeQuiz(stage, second, learner, 2);
  await runtime.drained();
  return { teacher, learner, quizzes: [first, second], params, itemId };
}

async function look(page: Page) {
  expect(await barriers(page)).toEqual([]);
}

/** The exported book with a mark for taking part written into a row, and a row of nobody behind it. */
function editedIn(language: Language, exported: string, userId: string): string {
  const { separator, decimal } = csvDialects[language];
  const [head = '', ...rows] = exported.replace('\uFEFF', '').trimEnd().split('\r\n');
  const at = head.split(separator).indexOf(participation.manual.title.en);
  const edited = rows.map((row) => {
    const cells = row.split(separator);
    if (cells.includes(userId)) cells[at] = `7${decimal}5`;
    return cells.join(separator);
  });
  const nobody = head.split(separator).map((_, column) => (column === at ? '3' : 'nobody'));
  return [head, ...edited, nobody.join(separator)].join('\r\n');
}

it.each(shareOf(['en', 'es'] as const, 'schemes'))(
  'A scheme is seen before it is applied and told from what to what; a file goes out, is edited, looked at, written and undone, in %s',
  async (language) => {
    const t = wordsIn(language);
    const percent = (value: number) => formatPercent(value, language);
    const { teacher, learner, quizzes, params, itemId } = await bookOfTwo();
    const page = await visit({ email: teacher.email, language });

    // The lowest of a category is left out; nothing is changed before it is applied.
    await page.goto(paths.gradingScheme(params.courseId));
    await page.getByRole('button', { name: t('gradeScheme:category.add') }).click();
    const name = t('gradeScheme:category.new', { number: 1 });
    const category = page.getByRole('group', { name });
    await category.getByLabel(t('gradeScheme:category.dropLowest')).fill('1');
    for (const { title } of quizzes)
      await page
        .getByRole('combobox', { name: t('gradeScheme:item.categoryOf', { title }) })
        .selectOption({ label: name });
    await look(page);
    // At a zoom of 400 % the bar that applies it leaves more than half of the room to what is changed (WCAG 1.4.10).
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize(windows['at 400 %']);
    const bar = page.getByRole('toolbar', { name: t('gradeScheme:draft') });
    expect((await bar.boundingBox())?.height).toBeLessThan(windows['at 400 %'].height * 0.4);
    await page.setViewportSize(size);
    await page.getByRole('button', { name: t('gradeScheme:look') }).click();
    const preview = page.getByRole('dialog', { name: t('gradeScheme:preview.title') });
    await preview.getByText(percent(7500)).waitFor();
    await preview.getByText(percent(10_000)).waitFor();
    await look(page);
    await preview.getByRole('button', { name: t('gradeScheme:apply'), exact: true }).click();
    await preview.waitFor({ state: 'detached' });
    await runtime.drained();

    // Whose total it changes reads from what to what, and goes to their own grades from there.
    const own = await visit({ email: learner.email, language });
    await own.goto(paths.studentDashboard);
    const told = t('progress:news.total.changed', { from: percent(7500), to: percent(10_000) });
    await own
      .getByRole('listitem')
      .filter({ hasText: told })
      .filter({ hasText: t('progress:news.mark.because.bookChanged') })
      .getByRole('link')
      .click();
    const total = own.getByRole('region', { name: t('ownGrades:total.label') });
    await total.getByText(percent(10_000)).first().waitFor();

    // The book goes out as a spreadsheet of that language reads it, and comes in again.
    await page.goto(paths.courseGrades(params.courseId));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('grades:export.csv') }).click();
    const exported = await readFile(await (await download).path(), 'utf8');
    await page.getByRole('button', { name: t('grades:many.import') }).click();
    const dialog = page.getByRole('dialog', { name: t('gradeJobs:import.title') });
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'marks.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(editedIn(language, exported, learner.userId)),
    });
    await dialog.getByRole('button', { name: t('gradeJobs:import.look') }).click();
    const faults = dialog.getByRole('table', { name: t('gradeJobs:report.faultsTitle') });
    await faults
      .getByRole('rowheader', { name: t('gradeJobs:report.lineAt', { line: 3 }) })
      .waitFor();
    await faults.getByText(t('gradeJobs:because.unknown')).waitFor();
    await look(page);
    await dialog.getByRole('button', { name: t('gradeJobs:import.write', { count: 1 }) }).click();
    await dialog.getByText(t('gradeJobs:changed', { count: 1 })).waitFor();
    const marks = async () => {
      const { items } = await ok(teacher, 'grades.listRows', { params });
      return items.flatMap((row) => row.marks.filter((mark) => mark.itemId === itemId));
    };
    await runtime.drained();
    expect(await marks()).toMatchObject([{ points: 75_000 }]);
    await dialog.getByRole('button', { name: t('gradeJobs:undo.action') }).click();
    await page
      .getByRole('dialog', { name: t('gradeJobs:undo.title') })
      .getByRole('button', { name: t('gradeJobs:undo.yes'), exact: true })
      .click();
    await dialog.getByText(t('gradeJobs:undone', { name: '', when: '' }).split(' ')[0]!).waitFor();
    await runtime.drained();
    expect(await marks()).toMatchObject([{ points: null, status: 'open' }]);

    // The history says who changed what, from what to what.
    const { changes } = await ok(teacher, 'grades.getRow', {
      params: { ...params, userId: learner.userId },
    });
    expect(changes.filter((change) => change.itemId === itemId)).toMatchObject([
      { because: 'undone', from: 75_000, to: null, by: { userId: teacher.userId } },
      { because: 'imported', from: null, to: 75_000, by: { userId: teacher.userId } },
    ]);
  },
);

/** Pastes text as a spreadsheet puts it on the clipboard, where the keyboard is. */
const paste = (grid: Locator, text: string) =>
  grid.locator(':focus').evaluate((cell, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);

/** A course that counts a quiz and a mark for taking part that is released by hand; three people, in the order of its book. */
async function bookOfThree() {
  const teacher = await newPerson('teachers');
  const quiz = await makeQuiz(stage, teacher, [trueFalse(), trueFalse('Ice floats.')]);
  const params = { courseId: quiz.courseId };
  const itemId = ulid();
  const manual = { ...participation.manual, release: 'byHand' as const };
  await ok(teacher, 'grades.putItem', { params, body: { ...participation, manual, itemId } });
  const people = new Map<string, Person>();
  for (const right of [0, 1, 2]) {
    const learner = await learnerOf(stage, quiz);
    people.set(learner.userId, learner);
    await takeQuiz(stage, quiz, learner, right);
  }
  await runtime.drained();
  const { items } = await ok(teacher, 'grades.listRows', { params });
  return { teacher, params, itemId, people: items.map(({ userId }) => people.get(userId)!) };
}

it.each(shareOf(['en', 'es'] as const, 'pasted columns'))(
  'A column is pasted and undone, one person excused, marks released and adjusted, and a total set by hand, with keys alone, in %s',
  async (language) => {
    const t = wordsIn(language);
    const percent = (value: number) => formatPercent(value, language);
    const { teacher, params, itemId, people } = await bookOfThree();
    const [first, , third] = people;
    const page = await visit({ email: teacher.email, language });
    await page.goto(paths.courseGrades(params.courseId));
    const grid = page.getByRole('grid', { name: t('grades:grid') });
    const title = participation.manual.title.en;
    const head = grid.getByRole('columnheader', { name: title });
    const cell = (name: string) => grid.getByRole('gridcell', { name });
    const press = (inside: Page | Locator, name: string) =>
      inside.getByRole('button', { name, exact: true }).press('Enter');
    const dialogOf = (name: string) => page.getByRole('dialog', { name, exact: true });
    const pointsOf = async () => {
      await runtime.drained();
      const { items } = await ok(teacher, 'grades.listRows', { params });
      return items.map(({ marks }) => marks.find((one) => one.itemId === itemId)?.points ?? null);
    };
    const pasteColumn = async () => {
      await head.focus();
      await page.keyboard.press('ArrowDown');
      await paste(grid, '4\n6\n8\n');
      const dialog = dialogOf(t('gradePaste:title'));
      await dialog.getByText(t('gradePaste:text', { count: 3 })).waitFor();
      await look(page);
      await press(dialog, t('gradePaste:yes', { count: 3 }));
      await dialog.waitFor({ state: 'detached' });
      await cell(`${t('grades:notReleased')} 8`).waitFor();
    };

    // A column of a spreadsheet is seen before it is written, goes back at one key, and comes again at another.
    await pasteColumn();
    expect(await pointsOf()).toEqual([40_000, 60_000, 80_000]);
    await head.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+z');
    await cell(`${t('grades:notReleased')} 8`).waitFor({ state: 'detached' });
    await grid.locator('[data-mark=saving]').first().waitFor({ state: 'detached' });
    expect(await pointsOf()).toEqual([null, null, null]);
    await page.keyboard.press('Control+y');
    await cell(`${t('grades:notReleased')} 8`).waitFor();
    await grid.locator('[data-mark=saving]').first().waitFor({ state: 'detached' });
    expect(await pointsOf()).toEqual([40_000, 60_000, 80_000]);

    // Who is third is excused; the others see their marks once these are released.
    await head.focus();
    for (let row = 0; row < 3; row += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('e');
    await cell(t('grades:status.excused')).waitFor();
    const own = async (person: Person) => {
      const { items, total } = await ok(person, 'grades.getOwn', { params });
      return { mark: items.find((one) => one.itemId === itemId)?.mark ?? null, total: total.shown };
    };
    expect(await own(first!)).toMatchObject({ mark: null });
    const sheet = page.getByRole('dialog', { name: title, exact: true });
    const openTools = async (tool: 'release' | 'curve') => {
      await runtime.drained();
      await head.focus();
      await page.keyboard.press('Enter');
      await press(sheet, t(`grades:many.${tool}`));
      return dialogOf(t(`gradeJobs:do.${tool}.title`));
    };
    const finish = async (count: number, tool: 'release' | 'curve') => {
      const jobs = dialogOf(t('gradeJobs:title'));
      await jobs.getByText(t('gradeJobs:changed', { count })).first().waitFor();
      await page.keyboard.press('Escape');
      await jobs.waitFor({ state: 'detached' });
      // Back where it was begun, and then in the grid (WCAG 2.4.3).
      await sheet
        .locator(':focus')
        .getByText(t(`grades:many.${tool}`))
        .waitFor();
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      await page.locator('[role=grid] [role=columnheader]:focus').waitFor();
      await runtime.drained();
    };
    const release = await openTools('release');
    await release.getByText(t('gradeJobs:preview.release', { count: 3, of: 3 })).waitFor();
    await press(release, t('gradeJobs:do.release.do.now'));
    await finish(3, 'release');
    const released = await own(first!);
    expect(released.mark).toMatchObject({ points: 40_000 });
    expect((await own(third!)).mark).toMatchObject({ status: 'excused' });

    // One rule for all is seen person by person before it is done, and told with what it does to the total.
    const curve = await openTools('curve');
    await curve.getByLabel(t('gradeJobs:do.curve.value.points')).fill('1');
    await curve.getByText(t('gradeJobs:preview.count', { count: 2, of: 3 })).waitFor();
    await curve.getByRole('cell', { name: '7', exact: true }).waitFor();
    await look(page);
    await curve.getByLabel(t('gradeJobs:reason.label')).fill('The third task was too hard.');
    await press(curve, t('gradeJobs:do.curve.yes'));
    await finish(2, 'curve');
    const adjusted = await own(first!);
    expect(adjusted.mark).toMatchObject({ points: 50_000 });
    const learner = await visit({ email: first!.email, language });
    await learner.goto(paths.studentDashboard);
    const [from, to] = [percent(released.total ?? 0), percent(adjusted.total ?? 0)];
    await learner
      .getByRole('listitem')
      .filter({ hasText: t('progress:news.mark.changed', { count: 5, from: '4', to: '5' }) })
      .filter({ hasText: t('progress:news.total.changed', { from, to }) })
      .waitFor();

    // A total is set only with a reason, and its person reads it.
    await head.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await press(page.getByRole('dialog'), t('gradePerson:setTotal.set'));
    const setting = page
      .getByRole('dialog')
      .filter({ hasText: t('gradePerson:setTotal.text') })
      .last();
    await setting.getByLabel(t('gradePerson:setTotal.percent')).fill('85');
    await press(setting, t('grades:typing.save'));
    await setting.getByText(t('grades:typing.reasonMissing')).waitFor();
    await look(page);
    await setting.getByLabel(t('grades:typing.reason')).fill('She presented it twice.');
    await press(setting, t('grades:typing.save'));
    await page
      .getByRole('list', { name: t('gradePerson:setTotal.history') })
      .getByText(t('gradePerson:setTotal.wasSet', { percent: percent(8500) }))
      .waitFor();
    expect((await own(first!)).total).toBe(8500);
  },
);

it.each(
  shareOf(
    [
      ['en', 'desktop'],
      ['es', 'narrow'],
    ] as const,
    'asked totals',
  ),
)(
  'A course asks for a total in its settings: its student reads what is missing, and completes it once it is reached, in %s on a %s',
  async (language, device) => {
    const t = wordsIn(language);
    const percent = (value: number) => formatPercent(value, language);
    const teacher = await newPerson('teachers');
    const course = await makeCourse(stage, teacher);
    const { courseId, moduleId, blockId } = course;
    const quiz = await makeQuiz(stage, teacher, [trueFalse(), trueFalse('Ice floats.')], {
      course,
    });
    const params = { courseId };
    const completion = { rule: 'submitted' as const };
    await ok(teacher, 'lessons.editBlocks', {
      params,
      body: { edits: [{ blockId: quiz.quizId, version: 1, completion }] },
    });
    const page = await visit({ email: teacher.email, language, device });
    await page.goto(paths.editCourse(courseId));
    await page.getByLabel(t('courses:fields.completeFrom')).fill('70');
    await look(page);
    await page.getByRole('button', { name: t('courses:edit.save') }).press('Enter');
    await page.getByText(language === 'en' ? /^Saved \d/ : /^Guardado a las/).waitFor();

    const learner = await learnerOf(stage, quiz);
    await takeQuiz(stage, quiz, learner, 1);
    await ok(learner, 'progress.record', {
      params: { courseId, moduleId, blockId },
      body: { state: 'done', positionSeconds: 0 },
    });
    await runtime.drained();
    const own = await visit({ email: learner.email, language, device });
    await own.goto(paths.courseProgress(courseId));
    const said = { least: percent(7000), total: percent(5000) };
    await own.getByText(t('progress:course.total.below', said)).waitFor();
    await look(own);
    await ok(teacher, 'grades.setTotal', {
      params: { courseId, userId: learner.userId },
      body: { percent: 7000, reason: 'She presented it twice.', version: 0 },
    });
    await runtime.drained();
    await own.reload();
    await own.getByText(t('progress:course.completedAt')).waitFor();
    expect(await own.getByText(t('progress:course.total.see')).count()).toBe(0);
  },
);
