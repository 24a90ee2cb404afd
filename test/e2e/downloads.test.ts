import { describe, expect, it } from 'vitest';
import { ids } from '#functions/platform/ids.ts';
import { createMediaLinks } from '#functions/platform/media-links.ts';
import { startWorld } from '../world/world.ts';
import { sharedBrowser } from './support/browser.ts';
import { browserState } from './support/signed-in-state.ts';

const world = await startWorld({ hasSite: true });
const { runtime, newPerson } = world;
const browser = await sharedBrowser();

const bucket = runtime.stack
  .ofType('AWS::S3::Bucket')
  .map(({ ref }) => ref)
  .find((name) => name.includes('-media-'))!;
const { environment } = runtime.definitions.find(({ name }) => name.endsWith('-courses'))!;
const links = createMediaLinks(environment['MEDIA_ORIGIN']!, environment['ORIGIN_SECRET']!);

/** A link to bytes that lie among the kept files as if nobody had looked at them. */
async function seed(content: string | Uint8Array, headers: Record<string, string>) {
  const now = Date.now();
  const mediaId = ids.ulid(now);
  await runtime.objects.put(bucket, `clean/${mediaId}`, content, headers);
  return links.linkTo({ mediaId, fileName: 'a', contentType: 'image/png', bytes: 1 }, now).url;
}

async function open(role: 'teachers' | 'admins') {
  const { email } = await newPerson(role);
  const context = await browser.newContext({
    baseURL: runtime.siteUrl,
    storageState: await browserState(runtime, { email, language: 'en' }),
  });
  /** The requests that a script in a file would send: none of them may ever come. */
  const canaries: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('canary')) canaries.push(request.url());
  });
  const page = await context.newPage();
  await page.goto('/courses');
  return { page, context, canaries };
}

const script =
  'fetch("/canary?"+document.cookie);new Image().src="/canary-picture";document.title="ran"';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload='${script}'><script>${script}</script></svg>`;
const html = `<!doctype html><title>quiet</title><body><script>${script}</script><img src=x onerror='${script}'>`;

describe.each(['teachers', 'admins'] as const)('case 53: opened by one of the %s', (role) => {
  it.each([
    ['a page', html, { 'content-type': 'text/html' }],
    ['a drawing', svg, { 'content-type': 'image/svg+xml' }],
    ['a page without a type', html, {}],
  ])('%s that came in unseen is saved, and runs nowhere', async (_, content, headers) => {
    const { page, context, canaries } = await open(role);
    const url = await seed(content, headers);
    const saved = page.waitForEvent('download');
    await page.goto(url).catch(() => undefined);
    expect((await saved).url()).toBe(url);
    expect(canaries).toEqual([]);
    await context.close();
  });

  it.each([
    ['a page', html, 'text/html'],
    ['a drawing', svg, 'image/svg+xml'],
    ['a page that says it is a picture', html, 'image/png'],
    ['a page that says it is text', html, 'text/vtt'],
  ])('%s that even asks to be shown is shown dead', async (_, content, type) => {
    const { page, context, canaries } = await open(role);
    const url = await seed(content, { 'content-type': type, 'content-disposition': 'inline' });
    await page.goto(url).catch(() => undefined);
    expect(await page.title()).not.toBe('ran');
    expect(await page.evaluate(() => origin).catch(() => 'null')).not.toBe(runtime.siteUrl);
    expect(canaries).toEqual([]);
    await context.close();
  });

  it('a drawing that a lesson shows as a picture runs nothing either', async () => {
    const { page, context, canaries } = await open(role);
    const url = await seed(svg, { 'content-type': 'image/svg+xml' });
    await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode().catch(() => undefined);
      document.body.append(image);
    }, url);
    expect(await page.title()).not.toBe('ran');
    expect(canaries).toEqual([]);
    await context.close();
  });
});

it('a picture is still a picture: a page of the site shows it from the other origin', async () => {
  const { page, context } = await open('teachers');
  const headers = { 'content-type': 'image/png', 'content-disposition': 'inline' };
  const url = await seed(await page.screenshot(), headers);
  const width = await page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return image.naturalWidth;
  }, url);
  expect(width).toBe(page.viewportSize()?.width);
  await context.close();
});
