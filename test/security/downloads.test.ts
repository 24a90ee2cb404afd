import { beforeEach, describe, expect, test } from 'vitest';
import { mediaTypes, type MediaType } from '#shared/policies/media-types.ts';
import { contentDisposition } from '#functions/platform/content-disposition.ts';
import { ids } from '#functions/platform/ids.ts';
import { createMediaLinks } from '#functions/platform/media-links.ts';
import { html, png, vtt } from '../support/media-files.ts';
import { headerList, sendOverWire } from '../world/wire.ts';
import { startWorld } from '../world/world.ts';

let clock = Date.now();
const world = await startWorld({ now: () => clock });
const { runtime } = world;
const bucket = runtime.stack
  .ofType('AWS::S3::Bucket')
  .map(({ ref }) => ref)
  .find((name) => name.includes('-media-'))!;
const { environment } = runtime.definitions.find(({ name }) => name.endsWith('-courses'))!;
const links = createMediaLinks(environment['MEDIA_ORIGIN']!, environment['ORIGIN_SECRET']!);

beforeEach(() => {
  clock = Date.now();
});

/** Puts a file where those that were looked at lie, as it is said to be. */
async function lay(content: Uint8Array, headers: Record<string, string>): Promise<string> {
  const mediaId = ids.ulid(clock);
  await runtime.objects.put(bucket, `clean/${mediaId}`, content, headers);
  return mediaId;
}

const asKept = (contentType: MediaType, fileName: string) => ({
  'content-type': contentType,
  'content-disposition': contentDisposition(mediaTypes[contentType].disposition, fileName),
});

function linkTo(mediaId: string): string {
  const file = { mediaId, fileName: 'file', contentType: 'image/png', bytes: 1 } as const;
  return links.linkTo(file, clock).url;
}

describe('case 53: a file', () => {
  test('comes from another origin, and to a browser from another site, than people sign in at', () => {
    const [site, files] = [new URL(runtime.siteUrl), new URL(linkTo(ids.ulid(clock)))];
    expect(files.origin).not.toBe(site.origin);
    expect(files.hostname).not.toBe(site.hostname);
  });

  test.each([
    ['a picture', png(), asKept('image/png', 'a.png'), 'image/png', 'inline'],
    ['captions', vtt(), asKept('text/vtt', 'a.vtt'), 'text/vtt', 'inline'],
    ['a document', png(), asKept('application/pdf', 'a.pdf'), 'application/pdf', 'attachment'],
    [
      'a page that came in unseen',
      html,
      { 'content-type': 'text/html' },
      'text/html',
      'attachment',
    ],
    ['a drawing', html, { 'content-type': 'image/svg+xml' }, 'image/svg+xml', 'attachment'],
    ['what has no type', html, {}, '', 'attachment'],
  ])(
    '%s is what it says, and nothing in it runs',
    async (_, content, headers, type, disposition) => {
      const answer = await fetch(linkTo(await lay(content, headers)));
      expect(answer.status).toBe(200);
      if (type !== '') expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`^${disposition}`));
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const policy = answer.headers.get('content-security-policy')?.split('; ');
      expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox']));
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
      expect(answer.headers.get('cache-control')).toMatch(/^private/);
      expect(answer.headers.get('set-cookie')).toBeNull();
    },
  );

  test('carries the same headers when it is refused', async () => {
    const answer = await fetch(`${runtime.filesUrl}/nothing`);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  test.each([
    ['bytes=1-3', 206, 'bytes 1-3/', 'PNG'],
    ['bytes=0-0', 206, 'bytes 0-0/', '\x89'],
    ['bytes=-4', 206, 'bytes ', undefined],
    ['bytes=999999-', 416, 'bytes */', undefined],
  ])('is given in part: %s', async (range, status, told, text) => {
    const mediaId = await lay(png(), asKept('image/png', 'a.png'));
    const answer = await fetch(linkTo(mediaId), { headers: { range } });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-range')).toContain(told);
    const body = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    if (text !== undefined) expect(body).toBe(text);
    if (status === 206) expect(Number(answer.headers.get('content-length'))).toBe(body.length);
  });

  test('is read by a page of another origin, which has nothing but the link', async () => {
    const url = linkTo(await lay(vtt(), asKept('text/vtt', 'a.vtt')));
    const answer = await fetch(url, { headers: { origin: runtime.siteUrl } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('case 58: a link', () => {
  test('opens its file for five minutes, and not a second longer', async () => {
    const url = linkTo(await lay(png(), asKept('image/png', 'a.png')));
    expect((await fetch(url)).status).toBe(200);
    clock += 299_000 - (clock % 1000);
    expect((await fetch(url)).status).toBe(200);
    clock += 1000;
    expect((await fetch(url)).status).toBe(403);
  });

  test('opens no other file, no longer, and nothing if a letter of it is changed', async () => {
    const mediaId = await lay(png(), asKept('image/png', 'a.png'));
    const other = await lay(png(), asKept('image/png', 'b.png'));
    const url = new URL(linkTo(mediaId));
    const [expires, signature] = ['expires', 'signature'].map((it) => url.searchParams.get(it)!);
    const changed = [
      `/${other}${url.search}`,
      `/clean/${mediaId}${url.search}`,
      `/${mediaId}`,
      `/${mediaId}?expires=${expires}`,
      `/${mediaId}?signature=${signature}`,
      `/${mediaId}?expires=${Number(expires) + 1}&signature=${signature}`,
      `/${mediaId}?expires=9999999999&signature=${signature}`,
      `/${mediaId}?expires=${expires}&signature=${signature!.slice(0, -1)}`,
      `/${mediaId}?expires=${expires}&signature=${signature!.toUpperCase()}`,
      `/${mediaId}?expires=${expires}&signature=`,
      `/${mediaId}?expires=${expires}&expires=9999999999&signature=${signature}`,
      `/${mediaId}?expires=9999999999&expires=${expires}&signature=${signature}`,
      `/${mediaId}?expires=+${expires}&signature=${signature}`,
      `/${mediaId}?expires=1e12&signature=${signature}`,
      `/${mediaId}/${url.search}`,
      `//${mediaId}${url.search}`,
      `/../clean/${mediaId}${url.search}`,
      `/${mediaId.toLowerCase()}${url.search}`,
      `/${mediaId}%00${url.search}`,
      `/${url.search}`,
      '/',
    ];
    for (const path of changed) {
      const { status } = await sendOverWire(runtime.filesUrl, { path });
      expect(status, path).toBe(403);
    }
  });

  test('is not made with the secret that the edge shows the API, nor with another', async () => {
    const mediaId = await lay(png(), asKept('image/png', 'a.png'));
    const guessed = createMediaLinks(runtime.filesUrl, 'a guess');
    const file = { mediaId, fileName: 'a', contentType: 'image/png', bytes: 1 } as const;
    expect((await fetch(guessed.linkTo(file, clock).url)).status).toBe(403);
  });

  test('leads nowhere without a file, and tells no more than that', async () => {
    const answer = await fetch(linkTo(ids.ulid(clock)));
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain('clean/');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('is for reading: %s', async (method) => {
    const mediaId = await lay(png(), asKept('image/png', 'a.png'));
    expect((await fetch(linkTo(mediaId), { method })).status).toBe(403);
    expect((await fetch(linkTo(mediaId))).status).toBe(200);
  });

  test('is the only way in: the bucket answers nobody, listed or asked for a file', async () => {
    const mediaId = await lay(png(), asKept('image/png', 'a.png'));
    // The right to list a bucket is the one that a HEAD of it asks for.
    for (const [method, path] of [
      ['HEAD', ''],
      ['GET', `/clean/${mediaId}`],
      ['GET', `/incoming/${mediaId}`],
    ] as const)
      expect((await fetch(`${runtime.awsUrl}/${bucket}${path}`, { method })).status, path).toBe(
        403,
      );
  });

  test.each([`a"b.pdf`, 'a\r\nSet-Cookie: x=1.pdf', 'Álgebra 🎓.pdf', "it's 100%.pdf"])(
    'saves a file under its own name, whatever that holds: %j',
    async (fileName) => {
      const mediaId = await lay(png(), asKept('application/pdf', fileName));
      const answer = await fetch(linkTo(mediaId));
      const said = answer.headers.get('content-disposition') ?? '';
      expect(said).toMatch(/^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w.%!~-]+$/);
      const encoded = said.slice(said.indexOf("''") + 2);
      expect(decodeURIComponent(encoded)).toBe(fileName);
      expect(answer.headers.get('set-cookie')).toBeNull();
    },
  );
});

test('the edge of files is no way to the API, and no token or cookie opens anything at it', async () => {
  const person = await world.newPerson('admins');
  const headers = [...headerList(person.headers), 'cookie', 'a=b'];
  for (const path of ['/api/v1/me', '/api/v1/courses', '/index.html', '/incoming/x'])
    expect((await sendOverWire(runtime.filesUrl, { path, headers })).status).toBe(403);
});
