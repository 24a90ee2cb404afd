import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readCourse } from '#local/demo/read-course.ts';
import { signedInClient } from '#local/signed-in-client.ts';
import { shareOf } from '../support/share.ts';
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

const { read } = await readCourse('python');
const lessons = read.modules.flatMap((module) => module.lessons.map(({ sheet }) => sheet));
const lessonOf = (kind: 'video' | 'file') => lessons.find((lesson) => lesson.kind === kind);

/** The handout as the teacher uploaded it. */
const handout = await readFile('local/demo/courses/python/media/handout.pdf');

/** The second at which the server knows somebody to be in the lesson that a page shows. */
async function keptSecond(page: Page, email: string): Promise<number> {
  const [, moduleId = '', blockId = ''] =
    /\/modules\/([^/]+)\/content\/([^/?]+)/.exec(page.url()) ?? [];
  const client = signedInClient(runtime.apiUrl, await runtime.issueTokens(email));
  const { block } = await client('lessons.getBlock', { params: { courseId, moduleId, blockId } });
  return block.positionSeconds;
}

describe.each(
  shareOf(
    [
      ['in English, at a desk', 'en', 'desktop', 'ana.ruiz@example.com'],
      ['in Spanish, on a phone', 'es', 'phone', 'berta.sol@example.com'],
    ] as const,
    'story of a learner',
  ),
)('A new learner %s', (_, language, device: Device, email) => {
  const t = wordsIn(language);
  const title = { en: 'Python from zero', es: 'Python desde cero' }[language];
  const password = 'una frase larga y rara';
  const person = { firstName: 'Ana', lastName: 'Ruiz', email, password };

  /** The lessons of the course: beside the lesson at a desk, a sheet over it on a phone. */
  const outlineOf = (page: Page) =>
    page.getByRole(device === 'phone' ? 'dialog' : 'navigation', {
      name: t('player:outline.title'),
    });
  const openOutline = async (page: Page) => {
    if (device === 'phone')
      await page.getByRole('button', { name: t('player:outline.show') }).click();
    await outlineOf(page).waitFor();
  };
  const openLesson = async (
    page: Page,
    lesson: { title: { en?: string; es?: string } } | undefined,
  ) => {
    await outlineOf(page)
      .getByRole('link')
      .filter({ has: page.getByText(lesson?.title[language] ?? '', { exact: true }) })
      .click();
    await page.getByRole('heading', { level: 1, name: lesson?.title[language] ?? '' }).waitFor();
  };

  it('comes to a course, makes an account, learns, leaves, and goes on elsewhere at that very second', async () => {
    const page = await visit({ language, device });
    const hosted = hostedSignIn(page, runtime.identityUrl);

    // From the catalogue to the door, and through "create an account".
    await page.goto('/courses');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('button', { name: t('enrollments:enrollNow') }).click();
    await hosted.arrive();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await hosted.register.click();
    const onTheWay = t('identity:onTheWay', { title }).replaceAll(/<\/?course>/g, '');
    const namesTheCourse = () => page.getByText(onTheWay).waitFor();
    await namesTheCourse();
    await register(page, t, person, 'student');
    await namesTheCourse();
    const mail = await runtime.outbox.waitFor(email);
    await page.getByLabel(t('identity:code'), { exact: true }).fill(mail.code ?? '');
    await page.getByRole('button', { name: t('identity:confirm') }).click();
    await page.getByRole('heading', { name: t('identity:steps.done.title') }).waitFor();
    await namesTheCourse();
    // By the button that is always in sight, too: the way is not lost, and the address not asked for again.
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('common:signIn') })
      .click();
    await hosted.arrive();
    expect(await hosted.email.inputValue()).toBe(email);
    await hosted.password.fill(password);
    await hosted.submit.click();

    // Back at that course, greeted, and in.
    await page.waitForURL(`${runtime.siteUrl}/courses/${courseId}**`);
    await page.getByText(t('enrollments:arrived.greeting', { name: person.firstName })).waitFor();
    await page.getByRole('button', { name: t('enrollments:enrollNow') }).click();
    await page.getByRole('link', { name: t('progress:start'), exact: true }).click();

    // A text, read and marked done.
    await page
      .getByRole('heading', { level: 1, name: lessons[0]?.title[language] ?? '' })
      .waitFor();
    await page.getByRole('button', { name: t('player:mark.done') }).click();
    await page
      .getByRole('status')
      .getByText(t('player:mark.saidDone', { done: 1, total: 9 }))
      .waitFor();
    await page.getByText(t('player:mark.isDone'), { exact: true }).first().waitFor();
    const progress = t('common:progress', { done: 1, total: 9, percent: 11 });
    await openOutline(page);
    await outlineOf(page).getByText(progress).waitFor();

    // A file, the same byte for byte.
    await openLesson(page, lessonOf('file'));
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: t('player:download') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('handout.pdf');
    expect(await readFile(await file.path())).toEqual(handout);

    // A film that goes to a second and plays on from there.
    await openOutline(page);
    await openLesson(page, lessonOf('video'));
    await playFrom(page, 12);
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
    const stoppedAt = Math.floor(await secondOf(page));
    expect(stoppedAt).toBeGreaterThanOrEqual(12);
    await expect.poll(() => keptSecond(page, email)).toBe(stoppedAt);

    // Progress, and out: nothing stays here, and the provider asks again.
    await page.getByRole('link', { name: t('frame:leavePlayer') }).click();
    await page
      .getByRole('navigation', { name: t('common:nav.label') })
      .getByRole('link', { name: t('common:nav.myCourses') })
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
    const goOn = t('progress:actionOn', { action: t('progress:continue'), title });
    await elsewhere.getByRole('link', { name: goOn }).click();
    await elsewhere
      .getByRole('heading', { level: 1, name: lessonOf('video')?.title[language] ?? '' })
      .waitFor();
    await expect.poll(() => secondOf(elsewhere), { timeout: 20_000 }).toBe(stoppedAt);
    await elsewhere.context().close();
  });
});
