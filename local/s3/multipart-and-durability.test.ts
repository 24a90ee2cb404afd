import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bucket as BucketOptions } from './s3-call.ts';
import type { S3Event } from './s3-event.ts';
import { startS3 } from './s3-fixture.ts';

const MB = 1024 ** 2;
const DAY = 24 * 3600 * 1000;
const Bucket = 'media';
let folder: string;
let opened: Array<Awaited<ReturnType<typeof startS3>>>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-test-'));
  opened = [];
});
afterEach(async () => {
  for (const each of opened) await each.close();
  await rm(folder, { recursive: true, force: true });
});

async function start(bucket: Partial<BucketOptions> = {}, now = () => Date.now()) {
  const fixture = await startS3({ dataDir: folder, buckets: [{ name: Bucket, ...bucket }], now });
  opened.push(fixture);
  return fixture;
}

const nameOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: Error) => error.name,
  );
const blobs = (): Promise<string[]> => readdir(join(folder, 'blobs'));

describe('a multipart upload', () => {
  const key = { Bucket, Key: 'video.mp4' };

  test.each(['COMPOSITE', 'FULL_OBJECT'] as const)(
    'joins its parts with a %s checksum, out of order and with one sent again',
    async (ChecksumType) => {
      const { client, s3 } = await start();
      const sdk = client();
      const create = { ...key, ChecksumAlgorithm: 'CRC32', ChecksumType } as const;
      const { UploadId } = await sdk.send(
        new CreateMultipartUploadCommand({ ...create, ContentType: 'video/mp4' }),
      );
      const bodies = [Buffer.alloc(5 * MB, 1), Buffer.alloc(5 * MB + 1, 2), Buffer.from('end')];
      const parts = new Map<number, object>();
      const send = async (PartNumber: number, Body: Buffer): Promise<void> => {
        const part = { ...key, UploadId, PartNumber, Body };
        const { ETag, ChecksumCRC32 } = await sdk.send(new UploadPartCommand(part));
        parts.set(PartNumber, { PartNumber, ETag, ChecksumCRC32 });
      };
      await send(3, bodies[2] ?? Buffer.alloc(0));
      await send(1, Buffer.alloc(5 * MB, 9));
      await send(2, bodies[1] ?? Buffer.alloc(0));
      await send(1, bodies[0] ?? Buffer.alloc(0));

      const first = await sdk.send(new ListPartsCommand({ ...key, UploadId, MaxParts: 2 }));
      expect(first.Parts?.map((part) => part.Size)).toEqual([5 * MB, 5 * MB + 1]);
      expect(first).toMatchObject({ IsTruncated: true, NextPartNumberMarker: '2' });
      const PartNumberMarker = first.NextPartNumberMarker;
      const rest = await sdk.send(new ListPartsCommand({ ...key, UploadId, PartNumberMarker }));
      expect(rest.Parts?.map((part) => part.PartNumber)).toEqual([3]);

      const Parts = [1, 2, 3].map((number) => parts.get(number) ?? {});
      const done = await sdk.send(
        new CompleteMultipartUploadCommand({ ...key, UploadId, MultipartUpload: { Parts } }),
      );
      expect(done.ETag).toMatch(/^"[0-9a-f]{32}-3"$/);
      expect(done.ChecksumCRC32).toMatch(ChecksumType === 'COMPOSITE' ? /-3$/ : /^[^-]+$/);
      const got = await sdk.send(new GetObjectCommand(key));
      const bytes = Buffer.from((await got.Body?.transformToByteArray()) ?? []);
      expect(bytes.equals(Buffer.concat(bodies))).toBe(true);
      expect(got).toMatchObject({ ContentType: 'video/mp4', ETag: done.ETag });
      expect(s3.objects.list(Bucket)).toHaveLength(1);
      expect(await blobs()).toHaveLength(1);
    },
  );

  test('refuses parts that are small, unknown, changed or out of order', async () => {
    const sdk = (await start()).client();
    const { UploadId } = await sdk.send(new CreateMultipartUploadCommand(key));
    const etags: string[] = [];
    for (const PartNumber of [1, 2]) {
      const part = { ...key, UploadId, PartNumber, Body: Buffer.from('small') };
      etags.push((await sdk.send(new UploadPartCommand(part))).ETag ?? '');
    }
    const complete = (...Parts: Array<[number, string | undefined]>): Promise<string> =>
      nameOf(
        sdk.send(
          new CompleteMultipartUploadCommand({
            ...key,
            UploadId,
            MultipartUpload: {
              Parts: Parts.map(([PartNumber, ETag]) => ({ PartNumber, ETag })),
            },
          }),
        ),
      );
    expect(await complete([1, etags[0]], [2, etags[1]])).toBe('EntityTooSmall');
    expect(await complete([2, etags[1]], [1, etags[0]])).toBe('InvalidPartOrder');
    expect(await complete([1, '"changed"'])).toBe('InvalidPart');
    expect(await complete([3, etags[0]])).toBe('InvalidPart');
    expect(await complete([2, etags[1]])).toBe('done');
    expect(await complete([2, etags[1]])).toBe('NoSuchUpload');
    const late = { ...key, UploadId, PartNumber: 1, Body: Buffer.from('late') };
    expect(await nameOf(sdk.send(new UploadPartCommand(late)))).toBe('NoSuchUpload');
    const bad = { ...key, UploadId: 'x', PartNumber: 10_001, Body: Buffer.from('x') };
    expect(await nameOf(sdk.send(new UploadPartCommand(bad)))).toBe('NoSuchUpload');
  });

  test('aborted, it leaves nothing', async () => {
    const sdk = (await start()).client();
    const { UploadId } = await sdk.send(new CreateMultipartUploadCommand(key));
    const part = { ...key, UploadId, PartNumber: 1, Body: Buffer.from('x') };
    await sdk.send(new UploadPartCommand(part));
    await sdk.send(new AbortMultipartUploadCommand({ ...key, UploadId }));
    expect(await blobs()).toEqual([]);
    expect(await nameOf(sdk.send(new ListPartsCommand({ ...key, UploadId })))).toBe('NoSuchUpload');
  });

  test('survives a restart, and belongs to its key alone', async () => {
    const before = await start();
    const { UploadId } = await before.client().send(new CreateMultipartUploadCommand(key));
    const part = { ...key, UploadId, PartNumber: 1, Body: Buffer.from('x') };
    await before.client().send(new UploadPartCommand(part));
    const after = (await start()).client();
    const { Parts } = await after.send(new ListPartsCommand({ ...key, UploadId }));
    expect(Parts).toHaveLength(1);
    const foreign = new ListPartsCommand({ Bucket, Key: 'other', UploadId });
    expect(await nameOf(after.send(foreign))).toBe('NoSuchUpload');
  });
});

describe('events', () => {
  test('tell of a new object as S3 does, to those who asked for its prefix and suffix', async () => {
    const events: S3Event[] = [];
    const { promise: second, resolve } = Promise.withResolvers<void>();
    const notify = (event: S3Event): void => {
      events.push(event);
      if (events.length === 2) resolve();
    };
    const { client } = await start({
      notifications: [{ prefix: 'incoming/', suffix: '.png', notify }],
    });
    const put = (Key: string): Promise<unknown> =>
      client().send(new PutObjectCommand({ Bucket, Key, Body: Buffer.from('four') }));
    for (const Key of ['incoming/é +&.png', 'incoming/a.txt', 'clean/a.png', 'incoming/b.png'])
      await put(Key);
    await second;
    const [record, later] = events.map((event) => event.Records[0]);
    expect(record).toMatchObject({
      eventSource: 'aws:s3',
      eventName: 'ObjectCreated:Put',
      s3: {
        bucket: { name: Bucket, arn: 'arn:aws:s3:::media' },
        object: {
          key: 'incoming/%C3%A9+%2B%26.png',
          size: 4,
          eTag: createHash('md5').update('four').digest('hex'),
        },
      },
    });
    const [one = '', two = ''] = [record, later].map((each) => each?.s3.object.sequencer);
    expect(one < two).toBe(true);
  });

  test.each([
    [1, ['a']],
    [2, ['a']],
    [3, []],
  ])(
    'case 60: an event refused %i times is offered again after a restart: %j',
    async (refusals, expected) => {
      const notify = (): Promise<never> => Promise.reject(new Error('the worker died'));
      for (let run = 0; run < refusals; run += 1) {
        const refusing = await startS3({
          dataDir: folder,
          buckets: [{ name: Bucket, notifications: [{ notify }] }],
        });
        if (run === 0) await refusing.s3.objects.put(Bucket, 'a', 'a');
        else refusing.s3.resume();
        await refusing.close();
      }
      const taken: Array<string | undefined> = [];
      const take = (event: S3Event): void => void taken.push(event.Records[0]?.s3.object.key);
      for (let run = 0; run < 2; run += 1) {
        const taking = await startS3({
          dataDir: folder,
          buckets: [{ name: Bucket, notifications: [{ notify: take }] }],
        });
        taking.s3.resume();
        await taking.close();
      }
      expect(taken).toEqual(expected);
    },
  );
});

describe('what is kept', () => {
  test('an acknowledged object is there for the next process; what was half written is not', async () => {
    const before = await start();
    await before
      .client()
      .send(
        new PutObjectCommand({ Bucket, Key: 'kept', Body: Buffer.from('v'), ContentType: 'a/b' }),
      );
    await writeFile(join(folder, 'blobs', 'half-written'), 'x');
    // No close in between: this is how a killed process leaves its files.
    const after = await start();
    const answer = await after.s3.objects.get(Bucket, 'kept');
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'a/b' } });
    (answer.body as Readable).destroy();
    expect(await blobs()).toHaveLength(1);
  });

  test('case 57: a body that breaks off leaves no bytes', async () => {
    const { s3 } = await start();
    async function* breaking(): AsyncGenerator<Buffer> {
      yield Buffer.alloc(MB);
      throw new Error('the sender went away');
    }
    const put = s3.objects.put(Bucket, 'broken', Readable.from(breaking()));
    await expect(put).rejects.toThrow('the sender went away');
    expect(s3.objects.list(Bucket)).toEqual([]);
    expect(await blobs()).toEqual([]);
  });

  test('case 57: the sweep expires orphans after their days and aborts old uploads', async () => {
    let time = Date.now();
    const { s3, client } = await start(
      { lifecycle: [{ prefix: 'incoming/', expireAfterDays: 1, abortUploadsAfterDays: 1 }] },
      () => time,
    );
    await s3.objects.put(Bucket, 'incoming/orphan', 'x');
    await s3.objects.put(Bucket, 'clean/kept', 'x');
    const key = { Bucket, Key: 'incoming/big' };
    const { UploadId } = await client().send(new CreateMultipartUploadCommand(key));
    time += DAY - 1;
    await s3.sweep();
    expect(s3.objects.list(Bucket)).toHaveLength(2);
    time += 1;
    await s3.sweep();
    expect(s3.objects.list(Bucket).map((object) => object.key)).toEqual(['clean/kept']);
    time = Date.now();
    const list = new ListPartsCommand({ ...key, UploadId });
    expect(await nameOf(client().send(list))).toBe('NoSuchUpload');
  });

  test('a reader keeps its bytes while the object is replaced and deleted', async () => {
    const { s3 } = await start();
    await s3.objects.put(Bucket, 'a', Buffer.alloc(MB, 1));
    const { body } = await s3.objects.get(Bucket, 'a');
    await s3.objects.put(Bucket, 'a', 'new');
    await s3.objects.remove(Bucket, 'a');
    const chunks = await (body as Readable).toArray();
    expect(Buffer.concat(chunks as Buffer[]).equals(Buffer.alloc(MB, 1))).toBe(true);
    expect(await blobs()).toEqual([]);
  });

  test('300 MB flow through in both directions within 60 MB of memory', async () => {
    const { s3 } = await start();
    const block = Buffer.alloc(MB, 7);
    const total = 300;
    let peak = 0;
    const before = process.memoryUsage().rss;
    const watch = (): void => void (peak = Math.max(peak, process.memoryUsage().rss - before));
    async function* source(): AsyncGenerator<Buffer> {
      for (let sent = 0; sent < total; sent += 1) {
        watch();
        yield block;
      }
    }
    await s3.objects.put(Bucket, 'big', Readable.from(source()));
    const { body } = await s3.objects.get(Bucket, 'big');
    let read = 0;
    for await (const chunk of body as Readable) {
      read += (chunk as Buffer).length;
      watch();
    }
    expect(read).toBe(total * MB);
    expect(peak).toBeLessThan(60 * MB);
  });
});
