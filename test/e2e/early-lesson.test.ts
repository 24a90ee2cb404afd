import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signedInClient } from '#local/signed-in-client.ts';
import { shareOf } from '../support/share.ts';
import { makeSchool } from './support/school.ts';
import { openStage } from './support/stage.ts';
import { secondOf } from './support/video.ts';

const stage = await openStage();
const { runtime, visit, newPerson } = stage;
const { courseId, blocks } = await makeSchool(stage);
const [first] = blocks;
const { email } = await newPerson();
const client = signedInClient(runtime.apiUrl, await runtime.issueTokens(email));
await client('enrollments.enroll', { params: { courseId }, body: {} });

const lesson = `/courses/${courseId}/modules/${first?.moduleId}/content/${first?.blockId}`;
const early = '.fp-lesson';

const textOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().innerText()).replaceAll(/\s+/g, ' ').trim();

/** Holds the site's own entry back until it is let go. */
async function holdSite(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

describe('a lesson on a phone', () => {
  it.each(
    shareOf(
      [
        ['en', 'What a program is'],
        ['es', 'Qué es un programa'],
      ] as const,
      'early lesson',
    ),
  )('can be read in %s before the site runs, and is then the same', async (language, title) => {
    const page = await visit({ email, language, device: 'phone' });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/blocks/') && request.method() === 'GET')
        asked.push(request.url());
    });
    const release = await holdSite(page);
    const arrival = page.goto(lesson);
    await page.locator(early).getByRole('heading', { level: 1, name: title }).waitFor();
    const words = await textOf(page, `${early} pre + p`);
    const top = (await page.locator('main h1').boundingBox())?.y;
    release();
    await arrival;
    await page.locator('#root').getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.locator(early).count()).toBe(0);
    expect(await textOf(page, 'article pre + p')).toBe(words);
    expect((await page.locator('main h1').boundingBox())?.y).toBe(top);
    expect(asked).toHaveLength(1);
    await page.context().close();
  });
});

describe('a film', () => {
  it('opened by its plain address in another browser goes on at the second where it was left', async () => {
    const film = blocks.find(({ videoSeconds }) => videoSeconds > 0);
    if (!film) throw new Error('The course has no film.');
    const { moduleId, blockId } = film;
    await client('progress.record', {
      params: { courseId, moduleId, blockId },
      body: { state: 'started', positionSeconds: 9 },
    });
    const page = await visit({ email });
    await page.goto(`/courses/${courseId}/modules/${moduleId}/content/${blockId}`);
    await page.locator('#root video').waitFor();
    await expect.poll(() => secondOf(page)).toBe(9);
    await page.context().close();
  });
});
