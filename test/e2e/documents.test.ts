import { expect, it } from 'vitest';
import { createClient } from '#shared/contract/client.ts';
import { uploadAll } from '#local/demo/upload.ts';
import { createBlock, newCourse } from '../world/courses.ts';
import { barriers } from './support/barriers.ts';
import { outOfReach } from './support/out-of-reach.ts';
import { sharedBrowser } from './support/browser.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { runtime, visit, newPerson, ok } = stage;
const teacher = await newPerson('teachers');
const student = await newPerson();

/** Three pages as a browser prints them: with their fonts in them, packed. */
async function printed(): Promise<Uint8Array<ArrayBuffer>> {
  const context = await (await sharedBrowser()).newContext();
  const page = await context.newPage();
  await page.setContent(
    `<html lang="en"><title>Herbs</title>${[1, 2, 3]
      .map((n) => `<h1 style="break-after:page">Chapter ${n}: sow in spring</h1>`)
      .join('')}</html>`,
  );
  const content = await page.pdf({ format: 'A4' });
  await context.close();
  return new Uint8Array(content);
}

/** One page that names a font and does not bring it. */
function written(text: string): Uint8Array<ArrayBuffer> {
  const drawn = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (es) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new TextEncoder().encode(body);
}

/** A document without a page. */
const empty = new TextEncoder().encode(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
);

const asTeacher = createClient({
  baseUrl: runtime.apiUrl,
  send(request) {
    for (const [name, value] of Object.entries(teacher.headers)) request.headers.set(name, value);
    return fetch(request);
  },
});

const { courseId, version } = await ok(teacher, 'courses.create', { body: newCourse() });
const { moduleId } = await ok(teacher, 'lessons.createModule', {
  params: { courseId },
  body: { title: { en: 'Papers', es: 'Papeles' } },
});
const files = await uploadAll(
  asTeacher,
  courseId,
  [
    { fileName: 'herbs.pdf', content: await printed() },
    { fileName: 'plain.pdf', content: written('Sembrar en primavera') },
    { fileName: 'nothing.pdf', content: empty },
  ].map((file) => ({ ...file, contentType: 'application/pdf' as const })),
);
const lessons: string[] = [];
for (const { mediaId, fileName } of files) {
  const { blockId } = await createBlock({ ok }, teacher, {
    params: { courseId, moduleId },
    body: {
      title: { en: fileName },
      minutes: 1,
      preview: true,
      content: { kind: 'file', mediaId },
    },
  });
  lessons.push(`/courses/${courseId}/modules/${moduleId}/content/${blockId}`);
}
await ok(teacher, 'courses.setState', {
  params: { courseId },
  body: { state: 'published', version },
});
const [herbs = '', plain = '', nothing = ''] = lessons;

it('A document is read in its lesson by keyboard alone, page below page, its words there for whoever listens', async () => {
  const t = wordsIn('en');
  const page = await visit({ email: student.email });
  await page.goto(herbs);
  const button = page.getByRole('button', { name: t('player:readHere') });
  await button.focus();
  await page.keyboard.press('Enter');
  const pages = page.getByRole('region', { name: t('pdf:document', { name: 'herbs.pdf' }) });
  const first = pages.getByRole('region', { name: t('pdf:page', { number: 1, count: 3 }) });
  await first.getByText('Chapter 1: sow in spring').waitFor();
  await expect.poll(() => first.locator('canvas').evaluate(hasInk)).toBe(true);
  await pages.focus();
  await page.keyboard.press('End');
  await pages.getByText('Chapter 3: sow in spring').waitFor();
  const widthOf = () => first.evaluate((element) => element.getBoundingClientRect().width);
  const before = await widthOf();
  await page.getByRole('button', { name: t('pdf:larger') }).press('Enter');
  await expect.poll(widthOf).toBeGreaterThan(before);
  await page.getByRole('button', { name: t('pdf:fit') }).press('Enter');
  await expect.poll(widthOf).toBe(before);
  expect(await barriers(page)).toEqual([]);
  await page.context().close();
});

it('One that brings no font is read on a phone in the dark, in its own language', async () => {
  const t = wordsIn('es');
  const page = await visit({
    email: student.email,
    language: 'es',
    device: 'phone',
    dark: true,
  });
  await page.goto(plain);
  await page.getByRole('button', { name: t('player:readHere') }).click();
  const word = page.getByText('Sembrar en primavera');
  await word.waitFor();
  expect(await word.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(
    'es',
  );
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await outOfReach(page)).toEqual([]);
  expect(await barriers(page)).toEqual([]);
  await page.context().close();
});

it('One that cannot be drawn says so and stays a download', async () => {
  const t = wordsIn('en');
  const page = await visit({ email: student.email });
  await page.goto(nothing);
  await page.getByRole('button', { name: t('player:readHere') }).click();
  await page.getByText(t('pdf:problem.unreadable')).waitFor();
  expect(await page.getByRole('link', { name: t('player:download') }).count()).toBe(1);
  await page.context().close();
});

/** Whether something was drawn that is not white. */
function hasInk(canvas: SVGElement | HTMLElement): boolean {
  if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return false;
  const pixels = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data;
  for (let at = 0; at < pixels.length; at += 4)
    if ((pixels[at] ?? 255) < 128 && (pixels[at + 3] ?? 0) > 0) return true;
  return false;
}
