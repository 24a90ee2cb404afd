import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3 } from './s3-fixture.ts';

let fixture: Awaited<ReturnType<typeof startS3>>;
let client: ReturnType<typeof fixture.client>;
const Bucket = 'media';

beforeAll(async () => {
  fixture = await startS3({
    buckets: [{ name: 'media' }, { name: 'versions', versioned: true }],
  });
  client = fixture.client();
});
afterAll(() => fixture.close());

async function put(Key: string, Body: string, more: object = {}) {
  return client.send(new PutObjectCommand({ Bucket, Key, Body: Buffer.from(Body), ...more }));
}

async function text(Key: string, more: object = {}): Promise<string> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...more }));
  return (await Body?.transformToString()) ?? '';
}

/** The status and name of the error that a call ends with. */
async function refusal(
  call: Promise<unknown>,
): Promise<[status: number | undefined, name: string]> {
  const error = (await call.then(
    () => ({ name: 'no error' }),
    (reason: unknown) => reason,
  )) as { name: string; $metadata?: { httpStatusCode?: number } };
  return [error.$metadata?.httpStatusCode, error.name];
}

describe('writing and reading', () => {
  test('an object comes back with its bytes, headers, metadata and checksum', async () => {
    const stored = await put('notes/ñandú & (1).txt', 'hello', {
      ContentType: 'text/plain; charset=utf-8',
      ContentDisposition: 'attachment; filename="a.txt"',
      CacheControl: 'max-age=60',
      Metadata: { owner: 'u1' },
    });
    expect(stored.ETag).toBe(`"${createHash('md5').update('hello').digest('hex')}"`);
    const got = await client.send(new GetObjectCommand({ Bucket, Key: 'notes/ñandú & (1).txt' }));
    expect(await got.Body?.transformToString()).toBe('hello');
    expect(got).toMatchObject({
      ContentType: 'text/plain; charset=utf-8',
      ContentDisposition: 'attachment; filename="a.txt"',
      CacheControl: 'max-age=60',
      ContentLength: 5,
      Metadata: { owner: 'u1' },
      ChecksumCRC32: stored.ChecksumCRC32,
    });
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'notes/ñandú & (1).txt' }));
    expect(head).toMatchObject({ ContentLength: 5, ETag: stored.ETag });
  });

  test('a stream with aws-chunked framing and a trailing CRC32 is stored as its bytes', async () => {
    const chunks = [Buffer.alloc(70_000, 1), Buffer.alloc(1, 2), Buffer.alloc(130_000, 3)];
    const all = Buffer.concat(chunks);
    const stored = await client.send(
      new PutObjectCommand({
        Bucket,
        Key: 'stream',
        Body: Readable.from(chunks),
        ContentLength: all.length,
      }),
    );
    expect(stored.ChecksumCRC32).toBeTruthy();
    const got = await client.send(new GetObjectCommand({ Bucket, Key: 'stream' }));
    expect(Buffer.from((await got.Body?.transformToByteArray()) ?? [])).toEqual(all);
    expect(got.ContentEncoding).toBeUndefined();
  });

  test.each(['SHA1', 'SHA256', 'CRC32'] as const)(
    'a %s checksum is verified',
    async (algorithm) => {
      await put('sum', 'abc', { ChecksumAlgorithm: algorithm });
      const wrong = { [`Checksum${algorithm}`]: Buffer.alloc(4).toString('base64') };
      expect(await refusal(put('sum', 'changed', wrong))).toEqual([400, 'BadDigest']);
      expect(await text('sum')).toBe('abc');
    },
  );

  test('a wrong Content-MD5 is refused', async () => {
    const ContentMD5 = createHash('md5').update('other').digest('base64');
    expect(await refusal(put('md5', 'abc', { ContentMD5 }))).toEqual([400, 'BadDigest']);
    expect(await refusal(text('md5'))).toEqual([404, 'NoSuchKey']);
  });

  test('an empty object can be written and read', async () => {
    await put('empty', '');
    expect(await text('empty')).toBe('');
  });

  test('keys that look like paths stay keys', async () => {
    const keys = [
      'a/../../b',
      '/leading',
      'con//double',
      '.',
      '..',
      'x'.repeat(1024),
      '100%25',
      'a+b c',
    ];
    for (const key of keys) await fixture.s3.objects.put(Bucket, key, key);
    const listed = fixture.s3.objects.list(Bucket).map((object) => object.key);
    expect(listed).toEqual(expect.arrayContaining(keys));
    for (const key of keys.filter((each) => !/^[./]|\.\./.test(each)))
      expect(await text(key)).toBe(key);
    expect(await refusal(put('x'.repeat(1025), ''))).toEqual([400, 'KeyTooLongError']);
  });
});

describe('ranges', () => {
  const digits = '0123456789';
  beforeAll(() => put('digits', digits));

  test.each([
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=2-5', '2345', 'bytes 2-5/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', digits, 'bytes 0-9/10'],
    ['bytes=5-99', '56789', 'bytes 5-9/10'],
  ])('%s reads %s', async (Range, expected, contentRange) => {
    const got = await client.send(new GetObjectCommand({ Bucket, Key: 'digits', Range }));
    expect(await got.Body?.transformToString()).toBe(expected);
    expect(got.$metadata.httpStatusCode).toBe(206);
    expect(got).toMatchObject({ ContentRange: contentRange, ContentLength: expected.length });
  });

  test.each(['bytes=3-1', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-', 'bytes=a-b'])(
    '%s is ignored',
    async (Range) => {
      expect(await text('digits', { Range })).toBe(digits);
    },
  );

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s is 416', async (Range) => {
    expect(await refusal(text('digits', { Range }))).toEqual([416, 'InvalidRange']);
  });

  test('HEAD answers a range without a body', async () => {
    const head = await client.send(
      new HeadObjectCommand({ Bucket, Key: 'digits', Range: 'bytes=1-2' }),
    );
    expect(head.ContentLength).toBe(2);
  });
});

describe('preconditions', () => {
  test('reads: 304 for a copy that is still good, 412 for one that is not', async () => {
    const { ETag } = await put('conditional', 'v1');
    const later = new Date(Date.now() + 60_000);
    const earlier = new Date(Date.now() - 60_000);
    const get = (more: object): Promise<unknown> => text('conditional', more);
    expect((await refusal(get({ IfNoneMatch: ETag })))[0]).toBe(304);
    expect((await refusal(get({ IfModifiedSince: later })))[0]).toBe(304);
    expect(await get({ IfModifiedSince: earlier })).toBe('v1');
    expect(await get({ IfNoneMatch: '"other"', IfModifiedSince: later })).toBe('v1');
    expect((await refusal(get({ IfMatch: '"other"' })))[0]).toBe(412);
    expect((await refusal(get({ IfUnmodifiedSince: earlier })))[0]).toBe(412);
    expect(await get({ IfMatch: ETag, IfUnmodifiedSince: earlier })).toBe('v1');
  });

  test('writes: If-None-Match * creates once, If-Match replaces what was seen', async () => {
    const created = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        put('once', String(index), { IfNoneMatch: '*' }).then(
          () => 200,
          (error: { $metadata: { httpStatusCode: number } }) => error.$metadata.httpStatusCode,
        ),
      ),
    );
    expect(created.filter((status) => status === 200)).toHaveLength(1);
    expect(created.filter((status) => status === 412)).toHaveLength(9);
    const { ETag } = await put('once', 'two');
    await put('once', 'three', { IfMatch: ETag });
    expect(await refusal(put('once', 'four', { IfMatch: ETag }))).toEqual([
      412,
      'PreconditionFailed',
    ]);
    expect((await refusal(put('never', 'x', { IfMatch: ETag })))[0]).toBe(404);
    expect(await text('once')).toBe('three');
  });
});

describe('copying', () => {
  test('headers are copied, or replaced on demand', async () => {
    await put('from/é +.png', 'png', { ContentType: 'image/png', Metadata: { a: '1' } });
    const CopySource = `media/${encodeURIComponent('from/é +.png')}`;
    await client.send(new CopyObjectCommand({ Bucket, Key: 'copied', CopySource }));
    await client.send(
      new CopyObjectCommand({
        Bucket,
        Key: 'replaced',
        CopySource,
        MetadataDirective: 'REPLACE',
        ContentType: 'image/webp',
      }),
    );
    const copied = await client.send(new HeadObjectCommand({ Bucket, Key: 'copied' }));
    const replaced = await client.send(new HeadObjectCommand({ Bucket, Key: 'replaced' }));
    expect(copied).toMatchObject({ ContentType: 'image/png', Metadata: { a: '1' } });
    expect(replaced).toMatchObject({ ContentType: 'image/webp', Metadata: {} });
    expect(await text('replaced')).toBe('png');
  });

  test('case 56: a copy pinned by CopySourceIfMatch refuses bytes that were swapped meanwhile', async () => {
    const { ETag } = await put('incoming', 'validated');
    await put('incoming', 'swapped');
    const copy = new CopyObjectCommand({
      Bucket,
      Key: 'clean',
      CopySource: 'media/incoming',
      CopySourceIfMatch: ETag,
    });
    expect(await refusal(client.send(copy))).toEqual([412, 'PreconditionFailed']);
    expect(await refusal(text('clean'))).toEqual([404, 'NoSuchKey']);
  });

  test('an object is not copied onto itself unchanged, and a missing one not at all', async () => {
    await put('self', 'x');
    const copy = (key: string, source: string): Promise<unknown> =>
      client.send(new CopyObjectCommand({ Bucket, Key: key, CopySource: source }));
    expect(await refusal(copy('self', 'media/self'))).toEqual([400, 'InvalidRequest']);
    expect((await refusal(copy('self', 'media/absent')))[0]).toBe(404);
  });
});

describe('deleting', () => {
  test('what is there, and what is there no longer', async () => {
    await put('d1', 'd1');
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'd1' }));
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'd1' }));
    expect(await refusal(text('d1'))).toEqual([404, 'NoSuchKey']);
  });
});

describe('versions', () => {
  test('case 45: a pinned version is what it was, whatever is written after it', async () => {
    const key = { Bucket: 'versions', Key: 'submission' };
    const first = await client.send(new PutObjectCommand({ ...key, Body: 'on time' }));
    const second = await client.send(new PutObjectCommand({ ...key, Body: 'too late' }));
    expect(second.VersionId).not.toBe(first.VersionId);
    const read = async (VersionId?: string): Promise<unknown> =>
      (await client.send(new GetObjectCommand({ ...key, VersionId }))).Body?.transformToString();
    expect(await read(first.VersionId)).toBe('on time');
    expect(await read()).toBe('too late');

    const deleted = await client.send(new DeleteObjectCommand(key));
    expect(deleted.DeleteMarker).toBe(true);
    expect(await refusal(read())).toEqual([404, 'NoSuchKey']);
    expect((await refusal(read(deleted.VersionId)))[0]).toBe(405);
    expect(await read(first.VersionId)).toBe('on time');
  });
});

test('a bucket can be asked for, an unknown one is 404', async () => {
  await client.send(new HeadBucketCommand({ Bucket }));
  expect((await refusal(client.send(new HeadBucketCommand({ Bucket: 'other' }))))[0]).toBe(404);
});

test('nothing in here was an internal error', () => {
  expect(fixture.errors).toEqual([]);
});
