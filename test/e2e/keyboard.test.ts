import { expect, it } from 'vitest';
import { createKeyboard } from './support/keyboard.ts';
import { makeSchool } from './support/school.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage({ tabsAround: true });
const { runtime, visit } = stage;
await makeSchool(stage);
const t = wordsIn('en');
const password = 'a long and rare sentence';

it('A new learner makes an account, enrolls and learns without ever touching a mouse', async () => {
  const page = await visit();
  const { reach, press, type, unseen } = createKeyboard(page);
  const email = 'keys@example.com';

  await page.goto('/courses');
  await page.getByRole('link', { name: 'Python from zero' }).waitFor();
  // The bar for scrolling is always there, and no empty stripe beside it: header and shades reach the window's edge.
  const edge = await page.evaluate(() => {
    const { overflowY, scrollbarGutter } = getComputedStyle(document.documentElement);
    return { overflowY, scrollbarGutter };
  });
  expect(edge).toEqual({ overflowY: 'scroll', scrollbarGutter: 'auto' });
  await press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    t('common:skipToContent'),
  );
  await press('Enter');
  await reach('link', 'Python from zero');
  await press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Python from zero' }).waitFor();
  await reach('button', t('enrollments:enrollNow'));
  await press('Enter');

  await page.waitForURL(`${runtime.identityUrl}/login?**`);
  await reach('link', 'Create an account');
  await press('Enter');
  await page.getByRole('heading', { name: t('identity:steps.register.title') }).waitFor();
  await reach('textbox', t('identity:firstName'));
  await type('Kay');
  await reach('textbox', t('identity:lastName'));
  await type('Board');
  await reach('textbox', t('identity:email'));
  await type(email);
  await reach('textbox', t('identity:password'));
  await type(password);
  await reach('textbox', t('identity:confirmPassword'));
  await type(password);
  await reach('radio', t('identity:role.student'));
  await press('ArrowDown');
  await press('ArrowUp');
  expect(
    await page
      .getByRole('radio', { name: t('identity:role.student') })
      .first()
      .isChecked(),
  ).toBe(true);
  await reach('checkbox', 'I accept');
  await press('Space');
  await reach('button', t('identity:createAccount'));
  await press('Enter');

  await page.getByRole('heading', { name: t('identity:steps.confirm.title') }).waitFor();
  const { code = '' } = await runtime.outbox.waitFor(email);
  await reach('textbox', t('identity:code'));
  await type(code);
  await press('Enter');
  await page.getByRole('heading', { name: t('identity:steps.done.title') }).waitFor();
  await reach('button', t('common:signIn'));
  await press('Enter');

  await page.waitForURL(`${runtime.identityUrl}/login?**`);
  await reach('textbox', 'Email');
  await type(email);
  await reach('textbox', 'Password');
  await type(password);
  await press('Enter');
  await page.getByRole('button', { name: t('enrollments:enrollNow') }).waitFor();
  await reach('button', t('enrollments:enrollNow'));
  await press('Enter');
  await page.getByRole('link', { name: t('progress:start'), exact: true }).waitFor();
  await reach('link', t('progress:start'));
  await press('Enter');

  await page.getByRole('button', { name: t('player:mark.done') }).waitFor();
  await reach('button', t('player:mark.done'));
  await press('Space');
  await page.getByText(t('common:progress', { done: 1, total: 9, percent: 11 })).waitFor();
  await reach('link', 'Names and values, watched');
  await press('Enter');
  const film = page.locator('video');
  await film.waitFor();
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
  });
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
  await reach('button', t('player:video.play'));
  await press('Space');
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);
  await reach('button', t('player:video.forwardLong'));
  await press('Space');
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 3);
  // Captions come by a key, and are never smaller than what one reads.
  await press('c');
  const caption = page.locator('[data-captions]');
  await caption.waitFor();
  const size = await caption.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
  // A note holds the film where it stands, and what is typed goes into it.
  await press('Shift+N');
  await page.waitForFunction(() => document.activeElement?.localName === 'textarea');
  const stands = () =>
    film.evaluate(({ paused, currentTime }: HTMLVideoElement) => ({ paused, currentTime }));
  const { paused, currentTime } = await stands();
  expect(paused).toBe(true);
  await page.keyboard.type('Names are labels');
  expect(await page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value)).toBe(
    'Names are labels',
  );
  expect(await stands()).toEqual({ paused: true, currentTime });
  await reach('link', t('frame:leavePlayer'));
  await press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Python from zero' }).waitFor();
  await reach('button', t('common:signOut'));
  await press('Enter');
  await page.waitForURL(`${runtime.siteUrl}/`);

  expect(unseen, 'places where the focus was not to be seen').toEqual([]);
  await page.context().close();
});
