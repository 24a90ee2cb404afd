import { describe, expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import { shareOf } from '../support/share.ts';
import { createTextAssignment } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { barriers } from './support/barriers.ts';
import { createKeyboard } from './support/keyboard.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, ok, runtime } = stage;

/** A Thursday long behind us. */
const startsOn = '2026-01-08';
const on = (day: number) => ({ day, time: '09:00', timeZone: 'Europe/Madrid' });

/** A course with an assignment that is due on its second day, a Friday, and one a week later, and a student of it. */
async function scene() {
  const teacher = await newPerson('teachers');
  const course = await makeCourse(stage, teacher, { startsOn });
  const essay = await createTextAssignment(stage, teacher, course, { due: on(1), closes: on(2) });
  const talk = await createTextAssignment(stage, teacher, course, { due: on(8) });
  const student = await newPerson();
  await ok(student, 'enrollments.enroll', { params: { courseId: course.courseId }, body: {} });
  await runtime.drained();
  return { teacher, student, course, essay, talk };
}

describe.each(
  shareOf(
    [
      ['en', 'desktop'],
      ['es', 'narrow'],
    ] as const,
    'dates',
  ),
)('All dates of a course, in %s on a %s', (language, device) => {
  const t = wordsIn(language);

  it('are moved over a weekend with keys alone, read by students, and taken back', async () => {
    const { teacher, student, course, essay, talk } = await scene();
    const page = await visit({ email: teacher.email, language, device });
    const { reach, press, type, unseen } = createKeyboard(page);
    const dueOf = async (params: { assignmentId: string }) =>
      (await ok(student, 'assignments.get', { params })).due.at;

    await page.goto(paths.courseAssessment(course.courseId));
    await page.getByRole('link', { name: t('attempts:assessment.dates') }).press('Enter');
    await page.getByRole('heading', { level: 1, name: t('attempts:assessment.dates') }).waitFor();
    await page.getByText(t('dates:move.nothing')).waitFor();
    expect(await barriers(page)).toEqual([]);

    await reach('textbox', t('dates:move.by'));
    await type('1');
    await reach('checkbox', t('dates:move.skipsWeekends'));
    await press('Space');
    await reach('checkbox', t('dates:chooseAll'));
    await press('Space');
    await page.getByText(t('dates:move.chosen', { count: 2 })).waitFor();
    await page.getByRole('textbox', { name: t('dates:move.by') }).press('Enter');
    await page.getByText(t('dates:changed', { count: 2 })).waitFor();
    expect(await barriers(page)).toEqual([]);
    await reach('button', t('dates:save'));
    await press('Enter');
    await page.getByText(t('dates:saved', { count: 2 })).waitFor();
    // The Saturday is a Monday: the 12th.
    expect([await dueOf({ assignmentId: essay }), await dueOf({ assignmentId: talk })]).toEqual([
      '2026-01-12T08:00:00.000Z',
      '2026-01-19T08:00:00.000Z',
    ]);
    expect(unseen).toEqual([]);

    await page.getByRole('button', { name: t('dates:takeBack') }).press('Enter');
    await page
      .getByRole('textbox', { name: t('dates:name.due') })
      .first()
      .and(page.locator('[value="2"]'))
      .waitFor();
    expect([await dueOf({ assignmentId: essay }), await dueOf({ assignmentId: talk })]).toEqual([
      '2026-01-09T08:00:00.000Z',
      '2026-01-16T08:00:00.000Z',
    ]);
  });
});
