import type { BrowserContext, Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { createBlock, makeCourse } from '../world/courses.ts';
import { largeFilm } from '../support/large-file.ts';
import { office } from '../support/media-files.ts';
import { barriers } from './support/barriers.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { newPerson, ok, visit } = stage;

const film = largeFilm(20_000_000);
const name = film.about.fileName;
/** The film as somebody chooses it. */
const chosen = {
  name,
  mimeType: 'video/mp4',
  buffer: Buffer.concat(film.numbers.map((number) => film.part(number))),
};
const wrongCaptions = {
  name: 'hola.vtt',
  mimeType: 'text/vtt',
  buffer: Buffer.from('WEBVTT\n\n00:05.000 --> 00:06.000\na\n\n00:01.000 --> 00:02.000\nb\n'),
};

/** Holds parts of a film on their way, until they are let go. */
async function holdParts(context: BrowserContext, ...numbers: number[]) {
  const held: Route[] = [];
  const isHeld = (url: URL) => numbers.includes(Number(url.searchParams.get('partNumber')));
  await context.route(isHeld, (route) => {
    if (route.request().method() === 'PUT') held.push(route);
    else void route.continue();
  });
  return async () => {
    await context.unroute(isHeld);
    // Routes of a page that is gone cannot be released.
    for (const route of held) await route.continue().catch(() => undefined);
  };
}

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

it('A large film arrives by parts: paused, cut off, reloaded, chosen again, and used in a lesson', async () => {
  const t = wordsIn('en');
  const teacher = await newPerson('teachers');
  const { courseId, moduleId } = await makeCourse(stage, teacher);
  const page = await visit({ email: teacher.email });
  const context = page.context();
  await page.goto(`/courses/${courseId}/structure`);
  await page.getByRole('link', { name: t('frame:workspace.files'), exact: true }).click();
  const panel = page.getByRole('main');
  await panel.getByText(/Free: 20 GB of 20 GB/).waitFor();
  await panel.getByText(t('media:empty')).waitFor();

  const letFirstGo = await holdParts(context, 2, 3);
  await panel.getByLabel(t('media:drop.choose')).setInputFiles(chosen);
  await panel.getByText('8.4 MB of 20 MB').waitFor();
  await panel.getByRole('button', { name: t('uploads:actionOf.pause', { name }) }).click();
  await panel.getByText(/^Paused at 8.4 MB/).waitFor();
  await letFirstGo();

  const letLastGo = await holdParts(context, 3);
  await context.setOffline(true);
  await panel.getByRole('button', { name: t('uploads:actionOf.goOn', { name }) }).click();
  await panel.getByText(/^Interrupted: continues automatically/).waitFor();
  await context.setOffline(false);
  await panel.getByText('16.8 MB of 20 MB').waitFor();

  await page.reload();
  await letLastGo();
  await panel.getByRole('heading', { name: t('media:unfinished.title') }).waitFor();
  expect(await barriers(page)).toEqual([]);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('partNumber='))
      sent.push(new URL(request.url()).searchParams.get('partNumber') ?? '');
  });
  await panel.getByLabel(t('media:unfinished.goOnOf', { name })).setInputFiles(chosen);
  await panel.getByText(t('uploads:upload.done'), { exact: true }).waitFor();
  expect(sent).toEqual(['3']);

  const { items } = await ok(teacher, 'media.list', { params: { courseId } });
  expect(items).toMatchObject([{ fileName: name, state: 'ready', bytes: film.about.bytes }]);
  await createBlock({ ok }, teacher, {
    params: { courseId, moduleId },
    body: {
      title: { en: 'The film' },
      minutes: 5,
      preview: false,
      content: {
        kind: 'video',
        mediaId: items[0]?.mediaId ?? '',
        durationSeconds: 60,
        captions: [],
      },
    },
  });
  await page.reload();
  await panel.getByRole('link', { name: 'The film' }).waitFor();
  const remove = panel.getByRole('button', { name: t('media:row.removeOf', { name }) });
  expect(await remove.isDisabled()).toBe(true);
  await context.close();
});

/** A file of a subtitle program, and a document of Word. */
const handouts = [
  {
    name: 'charla.srt',
    mimeType: 'application/x-subrip',
    buffer: Buffer.from('1\r\n00:00:01,000 --> 00:00:02,500\r\nHola a todos.\r\n'),
  },
  { name: 'temario.docx', mimeType: '', buffer: office('docx') },
];

it('Captions with a fault are refused on a phone with the line, what is whole comes in, and the list can be searched', async () => {
  const t = wordsIn('es');
  const teacher = await newPerson('teachers');
  const { courseId } = await makeCourse(stage, teacher);
  const page = await visit({ email: teacher.email, language: 'es', device: 'phone' });
  await page.goto(`/courses/${courseId}/files`);
  const panel = page.getByRole('main');
  await panel.getByLabel(t('media:drop.choose')).setInputFiles(wrongCaptions);
  const why = t('uploads:atLine', { line: 6, why: t('uploads:rejection.captions_order') });
  await panel.getByText(why, { exact: true }).first().waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await tooWide(page)).toBe(false);
  await panel.getByRole('searchbox').fill('nada');
  await panel.getByText(t('media:emptySearch')).waitFor();
  await panel.getByRole('button', { name: t('media:clear') }).click();
  await panel.getByRole('button', { name: t('media:row.removeOf', { name: 'hola.vtt' }) }).click();
  await page.getByRole('button', { name: t('media:remove.yes'), exact: true }).click();
  await panel.getByText(t('media:empty')).waitFor();

  await panel.getByLabel(t('media:drop.choose')).setInputFiles(handouts);
  for (const name of ['charla.vtt', 'temario.docx'])
    await panel.getByRole('button', { name: t('media:row.removeOf', { name }) }).waitFor();
  // A row is there while its file is still inspected.
  await stage.runtime.drained();
  const { items } = await ok(teacher, 'media.list', { params: { courseId } });
  expect(Object.fromEntries(items.map(({ fileName, state }) => [fileName, state]))).toEqual({
    'charla.vtt': 'ready',
    'temario.docx': 'ready',
  });
  await page.context().close();
});
