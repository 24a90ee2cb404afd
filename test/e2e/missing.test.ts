import { expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import { createTextAssignment } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { learnerOf } from '../world/quizzes.ts';
import { barriers } from './support/barriers.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, ok, runtime } = stage;

it('Who handed in nothing is set to missing by the keyboard, after a look at it, and back, in Spanish on a phone', async () => {
  const language = 'es';
  const t = wordsIn(language);
  const teacher = await newPerson('teachers');
  const course = await makeCourse(stage, teacher);
  const params = { courseId: course.courseId };
  const assignmentId = await createTextAssignment(stage, teacher, course);
  const learners = [await learnerOf(stage, course), await learnerOf(stage, course)];
  await runtime.drained();
  const statuses = async () => {
    await runtime.drained();
    const { items } = await ok(teacher, 'grades.listRows', { params });
    return items.map(({ marks }) => marks[0]?.status ?? 'open');
  };

  const page = await visit({ email: teacher.email, language, device: 'narrow' });
  const where = new URLSearchParams({
    course: params.courseId,
    assignment: assignmentId,
    view: 'notSubmitted',
  });
  await page.goto(`${paths.assignmentReview}?${where.toString()}`);
  await page.getByRole('checkbox', { name: t('submissions:bulk.all') }).press('Space');
  await page.getByRole('button', { name: t('submissions:missing.action') }).press('Enter');
  const dialog = page.getByRole('dialog');
  const count = learners.length;
  await dialog.getByText(t('missingMarks:sums', { count })).waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await statuses()).toEqual(['open', 'open']);
  await dialog.getByRole('button', { name: t('missingMarks:yes', { count }) }).press('Enter');
  await dialog.getByText(t('missingMarks:done', { count })).waitFor();
  expect(await statuses()).toEqual(['missing', 'missing']);
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: t('missingMarks:undo') }).press('Enter');
  await dialog.getByText(t('missingMarks:undone', { count })).waitFor();
  expect(await statuses()).toEqual(['open', 'open']);
});
