import { describe, expect, it } from 'vitest';
import { makeCourse } from '../world/courses.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, ok, runtime } = stage;
const t = wordsIn('en');

/** Somebody of that name who learns in the course. */
async function learnerOf(courseId: string, firstName: string, lastName: string): Promise<string> {
  const person = await newPerson('students', firstName);
  const { version } = await ok(person, 'accounts.getMe');
  await ok(person, 'accounts.updateMe', { body: { version, firstName, lastName } });
  await ok(person, 'enrollments.enroll', { params: { courseId }, body: {} });
  return `${firstName} ${lastName}`;
}

describe('The people of a course', () => {
  it('are found by a teacher by a name without its accents, and removed once it was asked', async () => {
    const teacher = await newPerson('teachers');
    const { courseId } = await makeCourse(stage, teacher);
    const wanted = await learnerOf(courseId, 'Íñigo', 'Muñoz');
    const other = await learnerOf(courseId, 'Berta', 'Sol');
    await runtime.drained();

    const page = await visit({ email: teacher.email });
    await page.goto('/my-students');
    await page.getByRole('rowheader', { name: other }).waitFor();
    await page.getByRole('searchbox', { name: t('rosters:search') }).fill('munoz');
    await page.waitForURL('**/my-students?q=munoz');
    await page.getByRole('rowheader', { name: wanted }).waitFor();
    await page.getByRole('rowheader', { name: other }).waitFor({ state: 'detached' });

    // The address alone shows the same again.
    await page.reload();
    // A name opens that person with their lessons; from there one goes on through the list by keyboard.
    await page.getByRole('link', { name: wanted }).click();
    await page.getByRole('heading', { level: 1, name: wanted }).waitFor();
    await page.getByText(t('rosters:learner.lesson.notStarted')).first().waitFor();
    await page.goto(`/courses/${courseId}/enrollments`);
    await page.getByRole('link', { name: wanted }).click();
    await page
      .getByRole('link', { name: t('rosters:learner.next', { name: other }) })
      .press('Enter');
    await page.getByRole('heading', { level: 1, name: other }).waitFor();
    expect(
      await page.getByRole('heading', { level: 1 }).evaluate((it) => it === document.activeElement),
    ).toBe(true);
    await page.getByRole('link', { name: t('rosters:learner.before', { name: wanted }) }).waitFor();
    await page.goto('/my-students?q=munoz');
    await page.getByRole('button', { name: t('rosters:removeOf', { name: wanted }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('rosters:removeNo') }).click();
    await page.getByRole('button', { name: t('rosters:removeOf', { name: wanted }) }).click();
    await dialog.getByRole('button', { name: t('rosters:removeYes') }).click();
    await page
      .getByText(t('rosters:decided.removed', { count: 1 }))
      .first()
      .waitFor();
    await page.getByRole('heading', { name: t('rosters:emptySearch', { q: 'munoz' }) }).waitFor();
    await runtime.drained();
    const { items } = await ok(teacher, 'rosters.list', { params: { courseId } });
    expect(items.map(({ name }) => name)).toEqual([other]);
    await page.context().close();
  });
});

describe('A request to teach', () => {
  it('is approved by an admin among the users, and the person is a teacher', async () => {
    const admin = await newPerson('admins');
    const person = await newPerson('students', 'Clara');
    const { version } = await ok(person, 'accounts.getMe');
    await ok(person, 'accounts.updateMe', { body: { version, lastName: 'Campos' } });
    await ok(person, 'accounts.requestTeacherRole', { body: {} });
    await runtime.drained();

    const page = await visit({ email: admin.email });
    await page.goto('/admin/users');
    await page
      .getByRole('button', { name: t('accounts:requests.approveOf', { name: 'Clara Campos' }) })
      .click();
    await page.getByText(t('accounts:requests.empty')).waitFor();
    await page.getByRole('link', { name: 'Campos, Clara' }).click();
    await page.getByRole('heading', { level: 1, name: 'Clara Campos' }).waitFor();
    await page.getByText(t('users:request.approved')).waitFor();
    expect(
      await page.getByRole('checkbox', { name: t('users:roles.teachers.label') }).isChecked(),
    ).toBe(true);
    await page.context().close();
  });

  it('does not let an admin shut themselves out, and says why', async () => {
    const admin = await newPerson('admins');
    const { userId } = await ok(admin, 'accounts.getMe');
    const page = await visit({ email: admin.email });
    await page.goto(`/admin/users/${userId}`);
    await page.getByRole('button', { name: t('users:status.suspend') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('users:status.suspendYes') })
      .click();
    await page.getByRole('alert').getByText(t('users:notYourself')).waitFor();
    await page.context().close();
  });
});
