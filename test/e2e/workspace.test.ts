import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import type { CoursePlace } from '#web/app/shell/course-places.ts';
import { shareOf } from '../support/share.ts';
import { makeCourse } from '../world/courses.ts';
import { trueFalse } from '../world/questions.ts';
import { begin, makeQuiz } from '../world/quizzes.ts';
import { barriers } from './support/barriers.ts';
import { createKeyboard } from './support/keyboard.ts';
import { createSettle } from './support/settle.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, ok } = stage;

const title = 'A course for a test';
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The bar of the course, as it stands: its places in their order, and which of them is the current one. */
async function barOf(page: Page, label: string, current: string) {
  const bar = page.getByRole('navigation', { name: label });
  const marked = bar.locator('[aria-current]');
  await marked.filter({ hasText: current }).waitFor();
  expect(await marked.allTextContents()).toEqual([current]);
  const places = bar.locator('li').getByRole('link');
  return {
    text: await bar.textContent(),
    places: await places.allTextContents(),
  };
}

describe.each(shareOf(['en', 'es'] as const, 'workspace'))(
  'A course is one place, in %s',
  (language) => {
    const t = wordsIn(language);
    const label = t('frame:workspace.label', { title });
    const place = (name: CoursePlace['name']) => t(`frame:workspace.${name}`);

    it('for those who teach it: name, state and the same places on each of its screens, on a narrow phone too', async () => {
      const teacher = await newPerson('teachers');
      const { courseId, moduleId } = await makeCourse(stage, teacher);
      const page = await visit({ email: teacher.email, language, device: 'narrow' });
      const settle = createSettle(page);
      await page.goto(paths.manageCourses);
      await page.getByRole('link', { name: title, exact: true }).click();
      const all = (
        ['overview', 'content', 'people', 'assessment', 'grades', 'files', 'settings'] as const
      ).map(place);
      const headings = {
        overview: t('courses:overview.title'),
        content: t('structure:title'),
        people: t('rosters:title'),
        assessment: t('attempts:assessment.title'),
        grades: t('grades:title'),
        files: t('media:library'),
        settings: t('courses:edit.title'),
      };
      for (const [name, heading] of Object.entries(headings) as [keyof typeof headings, string][]) {
        await page
          .getByRole('navigation', { name: label })
          .getByRole('link', { name: place(name), exact: true })
          .click();
        await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
        const bar = await barOf(page, label, place(name));
        expect(bar.places).toEqual([...all, t('frame:workspace.page')]);
        expect(bar.text).toContain(title);
        expect(bar.text).toContain(t('catalog:courseState.published'));
        await page.waitForFunction((so) => document.title.startsWith(so), `${heading} · ${title}`);
        // What still comes would move what is measured.
        await settle(heading);
        expect(await tooWide(page), name).toBe(false);
        expect(await barriers(page), name).toEqual([]);
      }
      // A quiz is known by its id alone where it is built, and its attempts by their course.
      const { quizId, title: quiz } = await makeQuiz(stage, teacher, [trueFalse()], {
        course: { courseId, moduleId },
      });
      await page.goto(paths.courseAssessment(courseId));
      await page
        .getByRole('row', { name: quiz })
        .getByRole('link', { name: new RegExp(`^${t('attempts:assessment.build')}`) })
        .click();
      await page.waitForURL((url) => url.pathname.endsWith(paths.quizBuilder(quizId)));
      await barOf(page, label, place('assessment'));
      for (const address of [
        paths.quizBuilder(quizId),
        `${paths.quizReview}?course=${courseId}&quiz=${quizId}`,
      ]) {
        await page.goto(address);
        await page.getByRole('heading', { level: 1, name: quiz }).waitFor();
        const bar = await barOf(page, label, place('assessment'));
        expect(bar.places).toEqual([...all, t('frame:workspace.page')]);
        expect(await tooWide(page), address).toBe(false);
      }
      // What waits in all courses is of none.
      await page.goto(paths.quizReview);
      await page.getByRole('heading', { level: 1, name: t('attempts:queue.title') }).waitFor();
      expect(await page.getByRole('navigation', { name: label }).count()).toBe(0);
      await page.goto(paths.courseAssessment(courseId));
      // The page that everybody sees, and from there back in.
      await page.getByRole('link', { name: t('frame:workspace.page'), exact: true }).click();
      await page.waitForURL((url) => url.pathname.endsWith(paths.course(courseId)));
      await barOf(page, label, t('frame:workspace.page'));
      await page.context().close();
    });

    it('for those who learn in it: its page, its lessons and their progress', async () => {
      const teacher = await newPerson('teachers');
      const { courseId, moduleId, blockId } = await makeCourse(stage, teacher, { blocks: 2 });
      const student = await newPerson();
      await ok(student, 'enrollments.enroll', { params: { courseId }, body: {} });
      await ok(student, 'progress.record', {
        params: { courseId, moduleId, blockId },
        body: { state: 'done', positionSeconds: 0 },
      });
      const page = await visit({ email: student.email, language, device: 'phone' });
      const bar = () => page.getByRole('navigation', { name: label });
      await page.goto(paths.course(courseId));
      await bar()
        .getByRole('link', { name: place('progress'), exact: true })
        .click();
      await page.getByRole('heading', { level: 1, name: t('progress:course.title') }).waitFor();
      await page.getByRole('heading', { level: 2, name: 'A module' }).waitFor();
      expect(await barOf(page, label, place('progress'))).toMatchObject({
        places: [place('content'), place('progress'), place('grades')],
        text: expect.stringContaining(t('frame:workspace.done', { percent: 50 })),
      });
      expect(await barriers(page)).toEqual([]);
      expect(await tooWide(page)).toBe(false);
      await page.getByRole('link', { name: 'Lesson 2' }).click();
      await page.getByRole('heading', { level: 1, name: 'Lesson 2' }).waitFor();
      expect(await barOf(page, label, place('content'))).toMatchObject({
        places: [place('content'), place('progress'), place('grades')],
      });
      // Results lie with the progress, and do not say in their address of which course they are.
      const quiz = await makeQuiz(stage, teacher, [trueFalse()], {
        course: { courseId, moduleId },
      });
      await ok(student, 'quizzes.submit', { params: await begin(stage, student, quiz), body: {} });
      await page.goto(paths.quizResults(quiz.quizId));
      await page.getByRole('heading', { level: 1, name: quiz.title }).waitFor();
      await barOf(page, label, place('progress'));
      await page.context().close();
    });
  },
);

describe('A course is no place', () => {
  const t = wordsIn('en');
  const label = t('frame:workspace.label', { title });

  it('for whoever does neither: its page has no bar, its workspace says why', async () => {
    const owner = await newPerson('teachers');
    const other = await newPerson('teachers');
    const { courseId } = await makeCourse(stage, owner);
    const page = await visit({ email: other.email });
    await page.goto(paths.courseOverview(courseId));
    await page.getByRole('heading', { name: t('notYours:title') }).waitFor();
    expect(await page.getByRole('navigation', { name: label }).count()).toBe(0);
    await page.goto(paths.courseProgress(courseId));
    await page.getByRole('heading', { name: t('progress:course.notIn') }).waitFor();
    await page.getByRole('link', { name: t('progress:course.see') }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.getByRole('navigation', { name: label }).count()).toBe(0);
    await page.context().close();
  });

  it('that needs a mouse: its screens are walked by keyboard, and a draft is published on the way', async () => {
    const teacher = await newPerson('teachers');
    const { courseId } = await makeCourse(stage, teacher, { publish: false });
    const page = await visit({ email: teacher.email });
    const { reach, press, unseen } = createKeyboard(page);
    const go = async (name: string) => {
      await reach('link', name);
      await press('Enter');
    };
    await page.goto(paths.courseEnrollments(courseId));
    await page.getByRole('heading', { level: 1, name: t('rosters:title') }).waitFor();
    await go(t('frame:workspace.overview'));
    await page.getByText(t('courses:overview.ready')).waitFor();
    await reach('button', t('courses:manage.to.publish'));
    await press('Enter');
    await page.getByRole('status').getByText(t('courses:overview.published')).waitFor();
    // The focus goes on to what follows.
    await page
      .getByRole('link', { name: t('courses:published.see') })
      .and(page.locator(':focus'))
      .waitFor();
    const bar = page.getByRole('navigation', { name: label });
    await bar.getByText(t('catalog:courseState.published')).waitFor();
    await go(t('frame:workspace.files'));
    await page.getByRole('heading', { level: 1, name: t('media:library') }).waitFor();
    expect(unseen, 'places where the focus was not to be seen').toEqual([]);
    await page.context().close();
  });
});
