import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startS3 } from './s3-fixture.ts';

const Bucket = 'media';
const ORIGIN = 'http://localhost:8080';

let fixture: Awaited<ReturnType<typeof startS3>>;
let client: ReturnType<typeof fixture.client>;
/** The actions that the caller's role allows: `action resource`, or everything. */
let allowed: string[] | 'everything' = 'everything';
let asked: string[] = [];
let clock: number | undefined;

beforeAll(async () => {
  fixture = await startS3({
    buckets: [
      {
        name: Bucket,
        cors: [
          {
            allowedOrigins: [ORIGIN, 'https://*.example.org'],
            allowedMethods: ['GET', 'POST', 'PUT'],
            allowedHeaders: ['content-type', 'x-amz-*'],
            exposedHeaders: ['ETag'],
            maxAgeSeconds: 600,
          },
        ],
      },
      { name: 'bare' },
    ],
    authorize(_key, action, resource) {
      asked.push(`${action} ${resource}`);
      const ok = allowed === 'everything' || allowed.includes(`${action} ${resource}`);
      return { allowed: ok, reason: 'no statement allows it' };
    },
    now: () => clock ?? Date.now(),
  });
  client = fixture.client();
  await fixture.s3.objects.put(Bucket, 'a.txt', 'content', { 'content-type': 'text/plain' });
});
afterAll(() => fixture.close());
beforeEach(() => {
  allowed = 'everything';
  asked = [];
  clock = undefined;
});

async function codeOf(response: Response): Promise<string> {
  const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1];
  return `${response.status} ${code ?? ''}`;
}

async function nameOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'done',
    (error: Error) => error.name,
  );
}

describe('who may', () => {
  test.each(['GET', 'PUT', 'DELETE', 'POST'])('an anonymous %s is denied', async (method) => {
    const query = method === 'POST' ? '?uploads' : '';
    const response = await fetch(`${fixture.url}/media/a.txt${query}`, { method });
    expect(await codeOf(response)).toBe('403 AccessDenied');
    expect(asked).toEqual([]);
  });

  test('case 58: neither a listing nor a direct address is public', async () => {
    expect((await fetch(`${fixture.url}/media`, { method: 'HEAD' })).status).toBe(403);
    expect((await fetch(`${fixture.url}/media?list-type=2`)).status).toBe(501);
    expect(await codeOf(await fetch(`${fixture.url}/media/a.txt`))).toBe('403 AccessDenied');
    expect((await fetch(`${fixture.url}/media/a.txt`, { method: 'HEAD' })).status).toBe(403);
  });

  test('a wrong secret and an unknown key are refused', async () => {
    const wrong = fixture.client({
      credentials: { accessKeyId: 'AKIDTEST', secretAccessKey: 'x' },
    });
    const unknown = fixture.client({ credentials: { accessKeyId: 'AKIDX', secretAccessKey: 'x' } });
    const get = new GetObjectCommand({ Bucket, Key: 'a.txt' });
    expect(await nameOf(wrong.send(get))).toBe('SignatureDoesNotMatch');
    expect(await nameOf(unknown.send(get))).toBe('InvalidAccessKeyId');
  });

  test('each operation asks for its own action on its own resource', async () => {
    const arn = 'arn:aws:s3:::media';
    await client.send(new GetObjectCommand({ Bucket, Key: 'a.txt' }));
    await client.send(new HeadObjectCommand({ Bucket, Key: 'a.txt' }));
    await client.send(new PutObjectCommand({ Bucket, Key: 'b', Body: Buffer.from('b') }));
    await client.send(new CopyObjectCommand({ Bucket, Key: 'c', CopySource: 'media/b' }));
    await client.send(new HeadBucketCommand({ Bucket }));
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'c' }));
    expect(asked).toEqual([
      `s3:GetObject ${arn}/a.txt`,
      `s3:GetObject ${arn}/a.txt`,
      `s3:PutObject ${arn}/b`,
      `s3:GetObject ${arn}/b`,
      `s3:PutObject ${arn}/c`,
      `s3:ListBucket ${arn}`,
      `s3:DeleteObject ${arn}/c`,
    ]);
  });

  test('what the role does not allow is denied, key by key', async () => {
    allowed = ['s3:DeleteObject arn:aws:s3:::media/mine'];
    expect(await nameOf(client.send(new GetObjectCommand({ Bucket, Key: 'a.txt' })))).toBe(
      'AccessDenied',
    );
    const put = new PutObjectCommand({ Bucket, Key: 'x', Body: Buffer.from('x') });
    expect(await nameOf(client.send(put))).toBe('AccessDenied');
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'mine' }));
    const foreign = new DeleteObjectCommand({ Bucket, Key: 'a.txt' });
    expect(await nameOf(client.send(foreign))).toBe('AccessDenied');
    expect(fixture.s3.objects.list(Bucket, 'a.txt')).toHaveLength(1);
  });

  test('without the right to list, an absent key is denied like a foreign one', async () => {
    allowed = ['s3:GetObject arn:aws:s3:::media/absent'];
    const get = new GetObjectCommand({ Bucket, Key: 'absent' });
    expect(await nameOf(client.send(get))).toBe('AccessDenied');
    allowed.push('s3:ListBucket arn:aws:s3:::media');
    expect(await nameOf(client.send(get))).toBe('NoSuchKey');
  });

  test('a body that is not the signed one is refused', async () => {
    const tampering = fixture.client({ requestChecksumCalculation: 'WHEN_REQUIRED' });
    tampering.middlewareStack.add(
      (next) => (args) => {
        (args.request as { body: Buffer }).body = Buffer.from('AAAA');
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low' },
    );
    const put = new PutObjectCommand({ Bucket, Key: 'tampered', Body: Buffer.from('BBBB') });
    expect(await nameOf(tampering.send(put))).toBe('XAmzContentSHA256Mismatch');
    expect(fixture.s3.objects.list(Bucket, 'tampered')).toEqual([]);
  });
});

describe('presigned addresses', () => {
  const link = (more: object = {}, expiresIn = 300): Promise<string> =>
    getSignedUrl(client, new GetObjectCommand({ Bucket, Key: 'a.txt', ...more }), { expiresIn });

  test('give the object with the overridden headers, ranges included', async () => {
    const url = await link({
      ResponseContentDisposition: `attachment; filename="a 'b'.txt"; filename*=UTF-8''%C3%B1%F0%9F%98%80.txt`,
      ResponseContentType: 'application/pdf',
      ResponseCacheControl: 'no-store',
    });
    const response = await fetch(url, { headers: { range: 'bytes=-4' } });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe('tent');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': `attachment; filename="a 'b'.txt"; filename*=UTF-8''%C3%B1%F0%9F%98%80.txt`,
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'accept-ranges': 'bytes',
    });
  });

  test.each(['a\r\nset-cookie: x=1', 'attachment; filename="😀"'])(
    'case 58: %j cannot become a header',
    async (value) => {
      const response = await fetch(await link({ ResponseContentDisposition: value }));
      expect(await codeOf(response)).toBe('400 InvalidArgument');
      expect(response.headers.get('set-cookie')).toBeNull();
    },
  );

  test('case 58: end after their five minutes', async () => {
    const url = await link();
    clock = Date.now() + 299_000;
    expect((await fetch(url)).status).toBe(200);
    clock = Date.now() + 302_000;
    expect(await codeOf(await fetch(url))).toBe('403 AccessDenied');
  });

  test.each([
    ['another key', (url: string) => url.replace('a.txt', 'b.txt')],
    ['another type', (url: string) => `${url}&response-content-type=text%2Fhtml`],
    ['another life', (url: string) => url.replace('Expires=300', 'Expires=3000')],
  ])('do not serve %s', async (_what, change) => {
    expect(await codeOf(await fetch(change(await link())))).toBe('403 SignatureDoesNotMatch');
  });

  test('do not serve another method', async () => {
    const response = await fetch(await link(), { method: 'PUT', body: 'x' });
    expect(await codeOf(response)).toBe('403 SignatureDoesNotMatch');
  });

  test('are worth no more than the role of their signer', async () => {
    const url = await link();
    allowed = [];
    expect(await codeOf(await fetch(url))).toBe('403 AccessDenied');
  });

  test('a browser uploads the parts of a large file by them', async () => {
    const key = { Bucket, Key: 'parts.bin' };
    const plain = fixture.client({ requestChecksumCalculation: 'WHEN_REQUIRED' });
    const { UploadId } = await plain.send(new CreateMultipartUploadCommand(key));
    const sizes = [5 * 1024 ** 2, 3];
    const Parts = [];
    for (const [index, size] of sizes.entries()) {
      const part = { ...key, UploadId, PartNumber: index + 1 };
      const url = await getSignedUrl(plain, new UploadPartCommand(part), { expiresIn: 60 });
      const body = Buffer.alloc(size, index);
      const response = await fetch(url, { method: 'PUT', body, headers: { origin: ORIGIN } });
      expect(response.headers.get('access-control-expose-headers')).toBe('ETag');
      Parts.push({ PartNumber: index + 1, ETag: response.headers.get('etag') ?? '' });
    }
    const complete = { ...key, UploadId, MultipartUpload: { Parts } };
    await plain.send(new CompleteMultipartUploadCommand(complete));
    expect(fixture.s3.objects.list(Bucket, 'parts.bin')[0]?.size).toBe(5 * 1024 ** 2 + 3);
  });
});

describe('cross-origin requests', () => {
  const preflight = (headers: Record<string, string>, bucket = Bucket): Promise<Response> =>
    fetch(`${fixture.url}/${bucket}`, { method: 'OPTIONS', headers });
  const wish = { origin: ORIGIN, 'access-control-request-method': 'POST' };

  test('a preflight within the rules is granted', async () => {
    const headers = { ...wish, 'access-control-request-headers': 'Content-Type, x-amz-meta-a' };
    const response = await preflight(headers);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-headers': 'content-type, x-amz-meta-a',
      'access-control-max-age': '600',
      vary: expect.stringContaining('Origin') as string,
    });
    const wildcard = await preflight({ ...wish, origin: 'https://a.example.org' });
    expect(wildcard.headers.get('access-control-allow-origin')).toBe('https://a.example.org');
  });

  test.each([
    ['another origin', { ...wish, origin: 'http://localhost:8081' }],
    ['an origin that only ends alike', { ...wish, origin: 'https://example.org' }],
    ['another method', { ...wish, 'access-control-request-method': 'DELETE' }],
    ['another header', { ...wish, 'access-control-request-headers': 'authorization' }],
  ])('a preflight for %s is not', async (_what, headers) => {
    const response = await preflight(headers);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(await codeOf(response)).toBe('403 AccessForbidden');
  });

  test('a bucket without rules grants nothing', async () => {
    expect((await preflight(wish, 'bare')).status).toBe(403);
  });

  test('an answer names the origin, a refusal too, a stranger never', async () => {
    const url = await getSignedUrl(client, new GetObjectCommand({ Bucket, Key: 'a.txt' }));
    for (const [origin, expected] of [
      [ORIGIN, ORIGIN],
      ['http://evil.test', null],
    ] as const) {
      const answers = [
        await fetch(url, { headers: { origin } }),
        await fetch(`${fixture.url}/media/a.txt`, { headers: { origin } }),
      ];
      for (const answer of answers)
        expect(answer.headers.get('access-control-allow-origin')).toBe(expected);
    }
  });
});

describe('what is not played is refused by name', () => {
  test.each([
    ['GET', '/media/a.txt?tagging', 'tagging'],
    ['PUT', '/media/a.txt?tagging', 'tagging'],
    ['PUT', '/media/a.txt?acl', 'acl'],
    ['GET', '/media/a.txt?attributes', 'attributes'],
    ['GET', '/media/a.txt?partNumber=1', 'partNumber'],
    ['GET', '/media?cors', 'cors'],
    ['GET', '/media?versions', 'versions'],
    ['GET', '/media', 'GET of a bucket'],
    ['GET', '/media?list-type=2', 'list-type'],
    ['POST', '/media?delete', 'delete'],
    ['DELETE', '/media/a.txt?versionId=1', 'versionId'],
    ['PUT', '/media', 'PUT of a bucket'],
    ['PATCH', '/media/a.txt', 'PATCH'],
    ['GET', '/', 'ListBuckets'],
  ])('%s %s', async (method, path, name) => {
    const response = await fetch(fixture.url + path, { method });
    expect(response.status).toBe(501);
    expect(await response.text()).toContain(name);
  });

  test.each([
    [{ ACL: 'public-read' }, 'AccessControlListNotSupported'],
    [{ Tagging: 'a=b' }, 'NotImplemented'],
    [{ ServerSideEncryption: 'aws:kms' }, 'NotImplemented'],
    [{ StorageClass: 'GLACIER' }, 'NotImplemented'],
  ] as const)('an upload with %j', async (more, name) => {
    const put = new PutObjectCommand({ Bucket, Key: 'n', Body: Buffer.from('n'), ...more });
    expect(await nameOf(client.send(put))).toBe(name);
    expect(fixture.s3.objects.list(Bucket, 'n')).toEqual([]);
  });

  test('a malformed escape in the path', async () => {
    expect(await codeOf(await fetch(`${fixture.url}/media/%E0%A4%A`))).toBe('400 InvalidURI');
  });
});

test('nothing in here was an internal error', () => {
  expect(fixture.errors).toEqual([]);
});
