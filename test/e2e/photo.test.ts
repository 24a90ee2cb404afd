import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const { visit, newPerson, runtime } = await openStage();
const t = wordsIn('en');

/** A picture as a phone makes them: left half red, right half blue. */
const picture = async (page: Page) => ({
  name: 'IMG_1234.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = 1600;
      canvas.height = 800;
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('No canvas');
      pen.fillStyle = 'red';
      pen.fillRect(0, 0, 800, 800);
      pen.fillStyle = 'blue';
      pen.fillRect(800, 0, 800, 800);
      return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
    }),
    'base64',
  ),
});

/** The colours of the shown photo near its left and its right edge. */
async function edges(page: Page) {
  const answer = await fetch((await page.locator('main img').getAttribute('src')) ?? '');
  const bytes = [...new Uint8Array(await answer.arrayBuffer())];
  return page.evaluate(async (content) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(content)]));
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('No canvas');
    pen.drawImage(bitmap, 0, 0);
    const colour = (x: number) => {
      const [red = 0, , blue = 0] = pen.getImageData(x, 256, 1, 1).data;
      return red > blue ? 'red' : 'blue';
    };
    return { side: bitmap.width, left: colour(20), right: colour(490) };
  }, bytes);
}

it('A photo is cropped by keyboard alone, shown, and taken away', async () => {
  const { email } = await newPerson();
  const page = await visit({ email });
  await page.goto('/profile');
  const choose = page.getByRole('button', { name: t('accounts:photo.choose'), exact: true });
  await choose.waitFor();
  await page.locator('input[type=file]').setInputFiles(await picture(page));
  const dialog = page.getByRole('dialog', { name: t('accounts:photo.crop') });
  const save = dialog.getByRole('button', { name: t('accounts:photo.save') });
  await save.and(page.locator(':enabled')).waitFor();
  await dialog.getByRole('application').focus();
  // The picture moves to the left, until its right end shows.
  for (let step = 0; step < 60; step += 1) await page.keyboard.press('ArrowLeft');
  await save.focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('main img').waitFor();
  expect(await edges(page)).toEqual({ side: 512, left: 'blue', right: 'blue' });

  await page.getByRole('button', { name: t('accounts:photo.remove') }).click();
  await choose.waitFor();
  expect(await page.locator('main img').count()).toBe(0);
  await runtime.drained();
  await page.context().close();
});

it('A file that is no picture is refused with a reason, and nothing is sent', async () => {
  const { email } = await newPerson();
  const page = await visit({ email });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await page.goto('/profile');
  await page.getByRole('button', { name: t('accounts:photo.choose'), exact: true }).waitFor();
  await page.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload=alert(1)>'),
  });
  await page
    .getByRole('alert')
    .getByText(/We cannot use this image/)
    .waitFor();
  expect(sent.filter((path) => path.includes('photo'))).toEqual([]);
  await page.context().close();
});
