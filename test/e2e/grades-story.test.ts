import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import type { Language } from '#shared/policies/languages.ts';
import { paths } from '#shared/screens.ts';
import { csvDialects } from '#web/lib/csv.ts';
import { formatPercent } from '#web/lib/percent.ts';
import { participation } from '../features/grades.ts';
import { makeCourse } from '../world/courses.ts';
import { trueFalse } from '../world/questions.ts';
import { learnerOf, makeQuiz, takeQuiz } from '../world/quizzes.ts';
import { barriers } from './support/barriers.ts';
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
    if (cells[0] === userId) cells[at] = `7${decimal}5`;
    return cells.join(separator);
  });
  const nobody = head.split(separator).map((_, column) => (column === at ? '3' : 'nobody'));
  return [head, ...edited, nobody.join(separator)].join('\r\n');
}

it.each(['en', 'es'] as const)(
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
