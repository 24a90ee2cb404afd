import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startS3 } from './s3-fixture.ts';

const Bucket = 'media';
const KEY = 'incoming/01J/photo';
let fixture: Awaited<ReturnType<typeof startS3>>;
let clock: number | undefined;
let allowed = true;

beforeAll(async () => {
  fixture = await startS3({
    buckets: [{ name: Bucket }, { name: 'other' }],
    now: () => clock ?? Date.now(),
    authorize: () => ({ allowed, reason: 'test' }),
  });
});
afterAll(() => fixture.close());
beforeEach(() => {
  clock = undefined;
  allowed = true;
});

type Fields = Record<string, string>;

/** The policy that the product issues: exact key, exact type, a size range. */
async function presign(more: Partial<PresignedPostOptions> = {}) {
  return createPresignedPost(fixture.client(), {
    Bucket,
    Key: KEY,
    Fields: { 'Content-Type': 'image/png' },
    Conditions: [['content-length-range', 1, 1000]],
    Expires: 300,
    ...more,
  });
}

async function send(
  url: string,
  fields: Fields,
  content: string | Uint8Array<ArrayBuffer> = 'bytes',
  filename = 'photo.png',
): Promise<{ outcome: string; response: Response; body: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([content]), filename);
  const response = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
  const body = await response.text();
  const code = /<Code>(\w+)<\/Code>/.exec(body)?.[1];
  return { outcome: [response.status, code].join(' ').trim(), response, body };
}

function stored(key = KEY) {
  return fixture.s3.objects.list(Bucket, key)[0];
}

describe('a form within its policy', () => {
  test('is stored with its type and answered with 204', async () => {
    const { url, fields } = await presign();
    const { outcome, response } = await send(url, fields);
    expect(outcome).toBe('204');
    const etag = createHash('md5').update('bytes').digest('hex');
    expect(response.headers.get('etag')).toBe(`"${etag}"`);
    expect(stored()).toEqual({ key: KEY, size: 5, etag });
    const head = await fixture.s3.objects.get(Bucket, KEY, {}, 'HEAD');
    expect(head.headers['content-type']).toBe('image/png');
  });

  test('chooses 201 with a document, 200, or a redirect', async () => {
    const created = await presign({
      Fields: { 'Content-Type': 'image/png', success_action_status: '201' },
    });
    const answer = await send(created.url, created.fields);
    expect(answer.outcome).toBe('201');
    expect(answer.body).toContain(`<Key>${KEY}</Key>`);
    const ok = await presign({
      Fields: { 'Content-Type': 'image/png', success_action_status: '200' },
    });
    expect((await send(ok.url, ok.fields)).outcome).toBe('200');
    const back = 'http://localhost:8080/done?x=1';
    const moved = await presign({
      Fields: { 'Content-Type': 'image/png', success_action_redirect: back },
    });
    const { outcome, response } = await send(moved.url, moved.fields);
    expect(outcome).toBe('303');
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.href).toContain(back);
    expect(location.searchParams.get('key')).toBe(KEY);
  });

  test('expands ${filename} where the policy leaves the end of the key open', async () => {
    const { url, fields } = await presign({ Key: 'open/${filename}' });
    expect((await send(url, fields, 'x', '../ñ é.png')).outcome).toBe('204');
    expect(stored('open/')?.key).toBe('open/ñ é.png');
  });

  test('keeps metadata that the policy names', async () => {
    const { url, fields } = await presign({
      Fields: { 'Content-Type': 'image/png', 'x-amz-meta-owner': 'u1' },
    });
    expect((await send(url, fields)).outcome).toBe('204');
    const head = await fixture.s3.objects.get(Bucket, KEY, {}, 'HEAD');
    expect(head.headers['x-amz-meta-owner']).toBe('u1');
  });

  test('ignores x-ignore fields and whatever follows the file', async () => {
    const { url, fields } = await presign();
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, 'x-ignore-me': '1' }))
      form.append(name, value);
    form.append('file', new Blob(['y']), 'a.png');
    form.append('key', 'elsewhere');
    expect((await fetch(url, { method: 'POST', body: form })).status).toBe(204);
    expect(stored('elsewhere')).toBeUndefined();
  });
});

describe('case 51: a form that departs from its policy is refused', () => {
  const change = (changes: Fields) => (fields: Fields) => ({ ...fields, ...changes });
  const without = (name: string) => (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name));
  const denied = '403 AccessDenied';

  test.each<[what: string, alter: (fields: Fields) => Fields, outcome: string, message?: string]>([
    ['another key', change({ key: 'incoming/01J/other' }), denied, '["eq", "$key"'],
    ['a key that climbs', change({ key: `${KEY}/../../x` }), denied, '["eq", "$key"'],
    ['a key with ${filename}', change({ key: 'incoming/01J/${filename}x' }), denied],
    ['another type', change({ 'Content-Type': 'text/html' }), denied, '$content-type'],
    ['a type with more', change({ 'Content-Type': 'image/png, text/html' }), denied],
    ['no type', without('Content-Type'), denied, '$content-type'],
    ['an acl', change({ acl: 'public-read' }), denied, 'Extra input fields: acl'],
    ['metadata', change({ 'x-amz-meta-a': '1' }), denied, 'Extra input fields: x-amz-meta-a'],
    [
      'a redirect',
      change({ success_action_redirect: 'http://evil.test' }),
      denied,
      'Extra input fields: success_action_redirect',
    ],
    ['a disposition', change({ 'Content-Disposition': 'inline' }), denied, 'Extra input fields'],
    ['a session token', change({ 'x-amz-security-token': 'x' }), denied, 'Extra input fields'],
    ['another bucket field', change({ bucket: 'other' }), denied, '$bucket'],
    ['no policy', without('Policy'), denied],
    ['no signature', without('X-Amz-Signature'), denied],
    [
      'a forged signature',
      change({ 'X-Amz-Signature': '0'.repeat(64) }),
      '403 SignatureDoesNotMatch',
    ],
    ['a short signature', change({ 'X-Amz-Signature': 'x' }), '403 SignatureDoesNotMatch'],
    [
      'a widened policy',
      (fields) => change({ Policy: widen(fields) })(fields),
      '403 SignatureDoesNotMatch',
    ],
    [
      'another signer',
      change({ 'X-Amz-Credential': 'AKIDX/20240101/eu-west-1/s3/aws4_request' }),
      '400 InvalidRequest',
    ],
    ['another date', change({ 'X-Amz-Date': '20200101T000000Z' }), '400 InvalidRequest'],
    ['another algorithm', change({ 'X-Amz-Algorithm': 'none' }), '400 InvalidRequest'],
  ])('%s', async (_what, alter, outcome, message = '') => {
    await fixture.s3.objects.remove(Bucket, KEY);
    const { url, fields } = await presign();
    const answer = await send(url, alter(fields));
    expect(answer.outcome).toBe(outcome);
    expect(answer.body.replaceAll('&quot;', '"')).toContain(message);
    expect(fixture.s3.objects.list(Bucket, 'incoming/')).toEqual([]);
  });

  function widen(fields: Fields): string {
    const policy = Buffer.from(fields['Policy'] ?? '', 'base64').toString();
    return Buffer.from(policy.replace('1000', '9999')).toString('base64');
  }

  test('a policy for another bucket', async () => {
    const { url, fields } = await presign();
    expect((await send(url.replace('media', 'other'), fields)).outcome).toBe(denied);
  });

  test('a starts-with that is not met', async () => {
    const { url, fields } = await presign({ Key: 'open/${filename}' });
    expect((await send(url, { ...fields, key: 'closed/a' })).outcome).toBe(denied);
  });

  test('a policy that has expired', async () => {
    const { url, fields } = await presign();
    clock = Date.now() + 301_000;
    const answer = await send(url, fields);
    expect(answer.outcome).toBe(denied);
    expect(answer.body).toContain('Policy expired');
  });

  test('a signer whose role may not put', async () => {
    const { url, fields } = await presign();
    allowed = false;
    expect((await send(url, fields)).outcome).toBe(denied);
  });

  test('an acl that the policy does name', async () => {
    const { url, fields } = await presign({
      Fields: { 'Content-Type': 'image/png', acl: 'public-read' },
    });
    expect((await send(url, fields)).outcome).toBe('400 AccessControlListNotSupported');
  });
});

describe('case 50: the size range holds against the bytes', () => {
  test.each([
    [0, '400 EntityTooSmall'],
    [1, '204'],
    [1000, '204'],
    [1001, '400 EntityTooLarge'],
    [5_000_000, '400 EntityTooLarge'],
  ])('%i bytes: %s', async (size, outcome) => {
    await fixture.s3.objects.remove(Bucket, KEY);
    const { url, fields } = await presign();
    expect((await send(url, fields, new Uint8Array(size))).outcome).toBe(outcome);
    expect(stored()?.size).toBe(outcome === '204' ? size : undefined);
  });
});

describe('a form that is no form', () => {
  const post = async (contentType: string, body: string): Promise<string> => {
    const headers = { 'content-type': contentType };
    const response = await fetch(`${fixture.url}/media`, { method: 'POST', headers, body });
    return `${response.status} ${/<Code>(\w+)/.exec(await response.text())?.[1]}`;
  };
  const part = (name: string, value: string): string =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

  test.each([
    ['without a boundary', 'multipart/form-data', 'x', '400 MalformedPOSTRequest'],
    [
      'without a file',
      'multipart/form-data; boundary=b',
      `${part('key', 'x')}--b--`,
      '400 InvalidArgument',
    ],
    ['that stops', 'multipart/form-data; boundary=b', part('key', 'x'), '400 MalformedPOSTRequest'],
    [
      'with a field twice',
      'multipart/form-data; boundary=b',
      `${part('key', 'x')}${part('Key', 'y')}--b--`,
      '400 InvalidArgument',
    ],
    [
      'with a huge field',
      'multipart/form-data; boundary=b',
      `${part('key', 'x'.repeat(30_000))}--b--`,
      '400 MaxPostPreDataLengthExceededError',
    ],
    ['of another type', 'text/plain', 'x', '501 NotImplemented'],
  ])('%s', async (_what, contentType, body, outcome) => {
    expect(await post(contentType, body)).toBe(outcome);
  });

  test('case 57: a client that dies in the middle leaves nothing behind', async () => {
    const { url, fields } = await presign({ Key: 'broken/off' });
    const head = Object.entries({ ...fields })
      .map(([name, value]) => part(name, value))
      .join('');
    const file = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf';
    const { promise: broken, resolve } = Promise.withResolvers<void>();
    const upload = request(url, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 1_000_000 },
    });
    upload.on('error', () => resolve());
    upload.write(head + file, () => upload.destroy(new Error('gone')));
    await broken;
    const next = await presign();
    expect((await send(next.url, next.fields)).outcome).toBe('204');
    expect(stored('broken/')).toBeUndefined();
  });
});

test('a very large refused body is still answered', async () => {
  const { url, fields } = await presign();
  const answer = await send(url, fields, new Uint8Array(30_000_000));
  expect(answer.outcome).toBe('400 EntityTooLarge');
  expect(await text(new Blob([answer.body]).stream())).toContain('maximum allowed size');
});

test('nothing in here was an internal error', () => {
  expect(fixture.errors).toEqual([]);
});
