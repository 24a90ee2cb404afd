import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { handoutPdf } from '#local/demo/handout-pdf.ts';
import { readCourseText } from '#local/demo/read-course-text.ts';
import type { Device } from './support/devices.ts';
import { hostedSignIn } from './support/hosted-sign-in.ts';
import { leaveAndLook } from './support/leave-and-look.ts';
import { register } from './support/register.ts';
import { makeSchool } from './support/school.ts';
import { openStage } from './support/stage.ts';
import { playFrom, secondOf } from './support/video.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { runtime, visit } = stage;
const { courseId } = await makeSchool(stage);

const lessons = readCourseText('python', ['en', 'es']).flatMap((module) => module.lessons);
const lessonOf = (kind: 'video' | 'file') => lessons.find((lesson) => lesson.kind === kind);

/** The handout as the teacher uploaded it. */
const handout = handoutPdf(
  (['en', 'es'] as const).map((language) => ({
    title: lessonOf('file')?.title[language] ?? '',
    lines: (lessonOf('file')?.text[language] ?? '').trim().split('\n'),
  })),
);

const recorded = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/progress') && answer.request().method() === 'PUT',
  );

describe.each([
  ['in English, at a desk', 'en', 'desktop', 'ana.ruiz@example.com'],
  ['in Spanish, on a phone', 'es', 'phone', 'berta.sol@example.com'],
] as const)('A new learner %s', (_, language, device: Device, email) => {
  const t = wordsIn(language);
  const title = { en: 'Python from zero', es: 'Python desde cero' }[language];
  const password = 'una frase larga y rara';
  const person = { firstName: 'Ana', lastName: 'Ruiz', email, password };

  /** The course beside the lesson; a phone opens it over the lesson. */
  const outlineOf = async (page: Page) => {
    const name = t('player:outline.title');
    if (device !== 'phone') return page.getByRole('navigation', { name });
    await page.getByRole('button', { name: t('player:outline.show') }).click();
    return page.getByRole('dialog', { name });
  };
  const openLesson = async (
    page: Page,
    lesson: { title: { en?: string; es?: string } } | undefined,
  ) => {
    const outline = await outlineOf(page);
    await outline
      .getByRole('link', { name: lesson?.title[language] ?? '' })
      .first()
      .click();
  };

  it('comes to a course, makes an account, learns, leaves, and goes on elsewhere at that very second', async () => {
    const page = await visit({ language, device });
    const hosted = hostedSignIn(page, runtime.identityUrl);

    // From the catalogue to the door, and through "create an account".
    await page.goto('/courses');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('button', { name: t('enrollments:signInToEnroll') }).click();
    await hosted.arrive();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await hosted.register.click();
    await register(page, t, person, 'student');
    const mail = await runtime.outbox.waitFor(email);
    await page.getByLabel(t('identity:code'), { exact: true }).fill(mail.code ?? '');
    await page.getByRole('button', { name: t('identity:confirm') }).click();
    await page.getByRole('heading', { name: t('identity:steps.done.title') }).waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('common:signIn') })
      .click();
    await hosted.signIn(email, password);

    // Back at that course, and in.
    await page.waitForURL(`${runtime.siteUrl}/courses/${courseId}**`);
    await page.getByRole('button', { name: t('enrollments:enrollNow') }).click();
    await page.getByRole('link', { name: t('enrollments:start'), exact: true }).click();

    // A text, read and marked done.
    await page
      .getByRole('heading', { level: 1, name: lessons[0]?.title[language] ?? '' })
      .waitFor();
    await page.getByRole('button', { name: t('player:mark.done') }).click();
    await page.getByText(t('player:mark.isDone'), { exact: true }).waitFor();
    const progress = t('common:progress', { done: 1, total: 9, percent: 11 });
    await (await outlineOf(page)).getByText(progress).waitFor();
    await page.keyboard.press('Escape');

    // A file, the same byte for byte.
    await openLesson(page, lessonOf('file'));
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: t('player:download') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('handout.pdf');
    expect(await readFile(await file.path())).toEqual(Buffer.from(handout));

    // A film that goes to a second and plays on from there.
    await openLesson(page, lessonOf('video'));
    await playFrom(page, 12);
    const kept = recorded(page);
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
    expect((await kept).status()).toBe(200);
    const stoppedAt = Math.floor(await secondOf(page));
    expect(stoppedAt).toBeGreaterThanOrEqual(12);

    // Progress, and out: nothing stays here, and the provider asks again.
    await page.getByRole('link', { name: t('shell:leavePlayer') }).click();
    await page
      .getByRole('link', { name: t('common:nav.myCourses') })
      .first()
      .click();
    await page.getByText(progress).waitFor();
    expect(await leaveAndLook(page, t)).toEqual({ local: [], session: [] });
    await page.waitForURL(`${runtime.siteUrl}/`);
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('common:signIn') })
      .click();
    await hosted.arrive();
    await page.context().close();

    // Another browser.
    const elsewhere = await visit({ language, device });
    await elsewhere.goto('/');
    await elsewhere
      .getByRole('banner')
      .getByRole('button', { name: t('common:signIn') })
      .click();
    await hostedSignIn(elsewhere, runtime.identityUrl).signIn(email, password);
    await elsewhere.waitForURL(`${runtime.siteUrl}/student-dashboard`);
    const goOn = t('enrollments:actionOn', { action: t('enrollments:continue'), title });
    await elsewhere.getByRole('link', { name: goOn }).click();
    await elsewhere
      .getByRole('heading', { level: 1, name: lessonOf('video')?.title[language] ?? '' })
      .waitFor();
    await expect.poll(() => secondOf(elsewhere), { timeout: 20_000 }).toBe(stoppedAt);
    await elsewhere.context().close();
  });
});
