import { AbortMultipartUploadCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { partLength, uploadLimits } from '#shared/policies/upload-limits.ts';
import { keys } from '#functions/data/keys.ts';
import { media, type Media } from '#functions/data/media/media.ts';
import { settleMedia } from '#functions/data/media/media-verdicts.ts';
import { mediaWrites } from '#functions/data/media/media-writes.ts';
import { nameMedia } from '#functions/data/media/named-media.ts';
import { forgetFile } from '#functions/events/effects/files/forget-file.ts';
import { finalize } from '#functions/events/media-finalizer/finalize.ts';
import { getStorage } from '#functions/media/get-storage.ts';
import { list } from '#functions/media/list.ts';
import { beginUpload, completeUpload, getUpload, signParts } from '#functions/media/multipart.ts';
import { remove } from '#functions/media/remove.ts';
import { ids } from '#functions/platform/ids.ts';
import { largeFilm } from '../support/large-file.ts';
import { jpeg, vtt } from '../support/media-files.ts';
import { admin, bucket, colleague, startMedia, teacher } from '../support/media-scene.ts';

const scene = await startMedia();
const { finalizer, forgetting, kept, read, stored, table } = scene;

/** Two whole parts and a little one. */
const film = largeFilm(uploadLimits.partBytes * 2 + 5);

const place = (mediaId: string, courseId = scene.courseId()) => ({ courseId, mediaId });
const onFile = (mediaId: string, actor = teacher) => ({
  ...scene.input(),
  actor,
  params: place(mediaId),
});

async function begin(about: typeof film.about = film.about, actor = teacher) {
  const params = { courseId: scene.courseId() };
  const { response, items } = await beginUpload({ ...scene.input(), actor, params, body: about });
  await table.commit(items);
  return response.media.mediaId;
}

async function addressOf(mediaId: string, number: number): Promise<string> {
  const query = { numbers: [number] };
  const { parts } = await signParts({ ...onFile(mediaId), query });
  return parts[0]?.url ?? '';
}

const put = (url: string, content: Buffer) =>
  fetch(url, { method: 'PUT', body: Buffer.from(content) });

async function send(mediaId: string, ...numbers: number[]) {
  for (const number of numbers)
    expect((await put(await addressOf(mediaId, number), film.part(number))).status).toBe(200);
}

async function complete(mediaId: string, actor = teacher) {
  const { response, items } = await completeUpload({ ...onFile(mediaId, actor), body: undefined });
  if (items.length > 0) await table.commit(items);
  return response;
}

async function removeFile(mediaId: string, actor = teacher) {
  const { response, items } = await remove({ ...onFile(mediaId, actor), body: undefined });
  const before = await media.get(table, mediaId);
  await table.commit(items);
  await gone(before);
  return response;
}

/** The stream's record of a file that is there no longer. */
const gone = (file: Media | null) =>
  forgetFile(
    {
      key: keys.media(file?.mediaId ?? ''),
      before: { entity: 'Media', ...file },
      after: undefined,
      sequence: '1',
    },
    forgetting,
  );

const storage = () =>
  getStorage({ ...scene.input(), actor: teacher, params: { courseId: scene.courseId() } });

const name = (mediaId: string, use: 'video' | 'captions' | 'image' | 'file') =>
  nameMedia(table, scene.courseId(), [{ mediaId, use, path: ['content', 'mediaId'] }]);

describe('a large file in parts', () => {
  test('arrives in any order, is joined, looked at, and kept as it was sent', async () => {
    const mediaId = await begin();
    expect(await read(mediaId)).toMatchObject({ state: 'pending', arriving: true });
    await send(mediaId, 3, 1);
    expect(await getUpload(onFile(mediaId))).toEqual({
      partBytes: uploadLimits.partBytes,
      parts: 3,
      arrived: [1, 3],
      fingerprint: film.about.fingerprint,
    });
    await send(mediaId, 2);
    expect(await complete(mediaId)).toMatchObject({ state: 'pending', arriving: false });
    expect(scene.events).toEqual([`incoming/${mediaId}`]);
    await finalize(`incoming/${mediaId}`, finalizer);
    expect(await read(mediaId)).toMatchObject({ state: 'ready', arriving: false });
    const content = await kept(mediaId);
    expect(content?.length).toBe(film.about.bytes);
    expect(content?.subarray(0, 64)).toEqual(film.part(1).subarray(0, 64));
  });

  test('completed twice, or by a request whose answer was lost, is one file', async () => {
    const mediaId = await begin();
    await send(mediaId, 1, 2, 3);
    // S3 has joined them, and the table never heard of it.
    await completeUpload({ ...onFile(mediaId), body: undefined });
    expect(await complete(mediaId)).toMatchObject({ arriving: false });
    expect(await complete(mediaId)).toMatchObject({ arriving: false });
    expect(scene.events).toEqual([`incoming/${mediaId}`]);
    await finalize(`incoming/${mediaId}`, finalizer);
    expect(await complete(mediaId)).toMatchObject({ state: 'ready' });
    await expect(getUpload(onFile(mediaId))).rejects.toThrow('upload_ended');
    await expect(addressOf(mediaId, 1)).rejects.toThrow('upload_ended');
  });

  test('case 57: with a part missing is not joined, and what arrived stays', async () => {
    const mediaId = await begin();
    await send(mediaId, 1, 3);
    await expect(complete(mediaId)).rejects.toThrow('upload_incomplete');
    expect(stored('incoming/')).not.toContain(`incoming/${mediaId}`);
    expect(await read(mediaId)).toMatchObject({ state: 'pending', arriving: true });
    await expect(name(mediaId, 'video')).rejects.toThrow('media_not_ready');
    await send(mediaId, 2);
    await complete(mediaId);
  });

  test('case 57: left alone for a day is gone, with its parts and its space', async () => {
    const before = (await storage()).course.bytes;
    const mediaId = await begin();
    await send(mediaId, 1);
    const record = await media.get(table, mediaId);
    scene.wait(86_400_000);
    await expect(getUpload(onFile(mediaId))).rejects.toThrow('not_found');
    await expect(complete(mediaId)).rejects.toThrow('not_found');
    scene.wait(-86_400_000);
    await table.commit([mediaWrites.remove(record!)]);
    await gone(record);
    await gone(record);
    expect((await storage()).course.bytes).toBe(before);
    const there = { Bucket: bucket, Key: `incoming/${mediaId}`, UploadId: record?.upload?.id };
    await expect(
      scene.as('effects').send(new AbortMultipartUploadCommand(there) as never),
    ).rejects.toMatchObject({ name: 'NoSuchUpload' });
  });

  test('case 44: is never older than when it was whole: late is late', async () => {
    const mediaId = await begin();
    await send(mediaId, 1, 2, 3);
    scene.wait(600_000);
    await complete(mediaId);
    const record = await media.get(table, mediaId);
    expect(record?.arrivedAt).toBe(new Date(scene.now()).toISOString());
  });

  test('case 55: is its beginner’s alone until it has arrived', async () => {
    const mediaId = await begin();
    for (const stranger of [colleague, admin]) {
      await expect(read(mediaId, stranger)).rejects.toThrow('not_found');
      await expect(getUpload(onFile(mediaId, stranger))).rejects.toThrow('not_found');
      await expect(complete(mediaId, stranger)).rejects.toThrow('not_found');
      await expect(removeFile(mediaId, stranger)).rejects.toThrow('not_found');
    }
    await send(mediaId, 1, 2, 3);
    await complete(mediaId);
    expect(await read(mediaId, admin)).toMatchObject({ arriving: false });
    await expect(getUpload(onFile(mediaId, admin))).rejects.toThrow('not_found');
  });

  test('case 60: events twice and out of order change its state once', async () => {
    const mediaId = await begin();
    await send(mediaId, 1, 2, 3);
    await complete(mediaId);
    const key = `incoming/${mediaId}`;
    await Promise.all([finalize(key, finalizer), finalize(key, finalizer)]);
    await finalize(key, finalizer);
    expect(await read(mediaId)).toMatchObject({ state: 'ready' });
    expect(stored('clean/')).toContain(`clean/${mediaId}`);
  });

  test('of 40 MB is looked at by its ranges: of a film hardly anything is read', async () => {
    const large = largeFilm(40_000_000);
    const mediaId = await begin(large.about);
    for (const number of large.numbers)
      expect((await put(await addressOf(mediaId, number), large.part(number))).status).toBe(200);
    await complete(mediaId);
    const client = scene.as('finalizer');
    const ranges: unknown[] = [];
    client.middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          if (commandName === 'GetObjectCommand')
            ranges.push((args.input as { Range?: string }).Range);
          return next(args);
        },
      { step: 'initialize' },
    );
    await finalize(`incoming/${mediaId}`, { ...finalizer, files: { name: bucket, client } });
    expect(await read(mediaId)).toMatchObject({ state: 'ready', bytes: 40_000_000 });
    // The brand of a film, then the heads of its boxes, for its length.
    expect(ranges).toEqual(['bytes=0-263', 'bytes=0-15', 'bytes=20-35', 'bytes=28-43']);
  });

  test('case 56: a part that comes again after the joining changes nothing', async () => {
    const mediaId = await begin();
    const address = await addressOf(mediaId, 3);
    await send(mediaId, 1, 2, 3);
    await complete(mediaId);
    expect((await put(address, Buffer.from('EVIL!'))).status).toBe(404);
    await finalize(`incoming/${mediaId}`, finalizer);
    expect((await kept(mediaId))?.subarray(-5)).toEqual(Buffer.alloc(5));
  });
});

describe('case 51: the address of a part takes that part alone', () => {
  test.each([1, -1, 1000])('not %i bytes more than it is long', async (more) => {
    const mediaId = await begin();
    const address = await addressOf(mediaId, 3);
    const other = Buffer.alloc(partLength(film.about.bytes, 3) + more);
    expect((await put(address, other)).status).toBe(403);
  });

  test.each([
    ['another number', 'partNumber=3', 'partNumber=2'],
    ['another file', /incoming\/[^?]+/, 'incoming/01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    ['what is kept', 'incoming/', 'clean/'],
    ['a longer life', 'X-Amz-Expires=600', 'X-Amz-Expires=86400'],
    ['no length', 'content-length%3Bhost', 'host'],
  ])('for %s', async (_, from, to) => {
    const address = await addressOf(await begin(), 3);
    const changed = address.replace(from, to);
    expect(changed).not.toBe(address);
    expect((await put(changed, film.part(3))).status).toBe(403);
  });

  test('and for ten minutes', async () => {
    const mediaId = await begin();
    const address = await addressOf(mediaId, 3);
    scene.wait(10 * 60_000 + 2000);
    expect((await put(address, film.part(3))).status).toBe(403);
  });

  test('a number that the file has not is refused', async () => {
    await expect(addressOf(await begin(), 4)).rejects.toThrow('invalid_request');
  });

  test('case 58: who hands out addresses can put nothing elsewhere', async () => {
    const elsewhere = new PutObjectCommand({ Bucket: bucket, Key: 'clean/x', Body: 'x' });
    await expect(scene.as('media').send(elsewhere)).rejects.toMatchObject({
      $metadata: { httpStatusCode: 403 },
    });
  });
});

describe('case 59: space is counted, and given back once', () => {
  test('with the upload, for the course and for the person', async () => {
    const before = await storage();
    await begin();
    const after = await storage();
    expect(after.course).toMatchObject({ bytes: film.about.bytes, files: 1 });
    expect(after.person.bytes - before.person.bytes).toBe(film.about.bytes);
    expect(after.course.maxBytes).toBe(uploadLimits.course.bytes);
  });

  test.each([
    ['course_storage_full', () => keys.courseStorage(scene.courseId()), uploadLimits.course],
    ['own_storage_full', () => keys.ownStorage(teacher.userId), uploadLimits.person],
  ])('beyond it nobody begins: %s', async (code, keyOf, most) => {
    const item = { ...keyOf(), entity: 'StorageUse', files: 1 };
    await table.put({ ...item, bytes: most.bytes - film.about.bytes + 1 });
    await expect(begin()).rejects.toMatchObject({ error: { code } });
    await table.put({ ...item, bytes: most.bytes - film.about.bytes });
    await begin();
    await table.put({ ...item, bytes: 0, files: most.files });
    await expect(begin()).rejects.toMatchObject({ error: { code } });
    await table.put({ ...item, bytes: 0, files: 0 });
  });

  test('a file that is turned away takes none', async () => {
    const before = await storage();
    const { mediaId } = await scene.uploaded('text/vtt', Buffer.from('no captions'));
    const pending = await media.get(table, mediaId);
    await finalize(`incoming/${mediaId}`, finalizer);
    const rejected = await media.get(table, mediaId);
    expect(rejected).toMatchObject({ state: 'rejected', rejection: 'wrong_bytes' });
    const record = {
      key: keys.media(mediaId),
      before: { entity: 'Media', ...pending },
      after: { entity: 'Media', ...rejected },
      sequence: '1',
    };
    await Promise.all([forgetFile(record, forgetting), forgetFile(record, forgetting)]);
    await table.commit([mediaWrites.remove(rejected!)]);
    await gone(rejected);
    expect(await storage()).toEqual(before);
  });
});

describe('a file that somebody removes', () => {
  test('is gone, with its bytes and the space that it took', async () => {
    const before = await storage();
    const { mediaId } = await scene.ready('image/jpeg', jpeg());
    await removeFile(mediaId);
    await expect(read(mediaId)).rejects.toThrow('not_found');
    expect(stored('clean/')).not.toContain(`clean/${mediaId}`);
    expect(await storage()).toEqual(before);
  });

  test('while it is looked at leaves no copy behind', async () => {
    const { mediaId } = await scene.uploaded('image/jpeg', jpeg());
    const client = scene.as('finalizer');
    client.middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          const answer = await next(args);
          if (commandName === 'CopyObjectCommand') await removeFile(mediaId);
          return answer;
        },
      { step: 'initialize' },
    );
    await finalize(`incoming/${mediaId}`, { ...finalizer, files: { name: bucket, client } });
    expect(stored('clean/')).not.toContain(`clean/${mediaId}`);
    expect(stored('incoming/')).not.toContain(`incoming/${mediaId}`);
  });

  test('stays when a lesson begins to name it meanwhile', async () => {
    const { mediaId } = await scene.ready('image/jpeg', jpeg());
    const { items } = await remove({ ...onFile(mediaId), body: undefined });
    await table.commit((await name(mediaId, 'image')).items);
    await expect(table.commit(items)).rejects.toMatchObject({ error: { code: 'busy' } });
    expect(await read(mediaId)).toMatchObject({ state: 'ready', goesAt: null });
  });

  test('cannot be named by a save that began before', async () => {
    const { mediaId } = await scene.ready('image/jpeg', jpeg());
    const { items: naming } = await name(mediaId, 'image');
    await removeFile(mediaId);
    await expect(table.commit(naming)).rejects.toMatchObject({
      error: { code: 'media_not_ready' },
    });
  });

  test('goes on in the copies of its course, and its bytes go with the last of them', async () => {
    const file = await scene.ready('image/jpeg', jpeg());
    const space = (await storage()).person.bytes;
    const [first, second] = [ids.ulid(scene.now()), ids.ulid(scene.now())];
    const copyOf = await scene.newCourse();
    await table.commit(mediaWrites.share(file, copyOf, first));
    const copied = (await media.get(table, first))!;
    await table.commit(mediaWrites.share(copied, await scene.newCourse(), second));
    await removeFile(file.mediaId);
    // The form may still be used: what comes by it meets no record, and harms nobody.
    await finalize(`incoming/${file.mediaId}`, finalizer);
    expect(await kept(file.mediaId)).toEqual(jpeg());
    await table.commit([mediaWrites.remove(copied)]);
    await gone(copied);
    expect(await kept(file.mediaId)).toEqual(jpeg());
    expect((await storage()).person.bytes).toBe(space);
    const last = (await media.get(table, second))!;
    await table.commit([mediaWrites.remove(last)]);
    await gone(last);
    await gone(last);
    expect(await kept(file.mediaId)).toBeUndefined();
    expect((await storage()).person.bytes).toBe(space - file.bytes);
    await expect(
      table.commit(mediaWrites.share(file, copyOf, ids.ulid(scene.now()))),
    ).rejects.toMatchObject({ labels: expect.arrayContaining(['original']) });
  });
});

describe('a file in the wrong place', () => {
  test.each([
    ['a PDF', 'application/pdf', 'video'],
    ['captions', 'text/vtt', 'video'],
    ['a film', 'video/mp4', 'captions'],
    ['a film', 'video/mp4', 'image'],
  ] as const)('%s (%s) is not taken as %s', async (_, contentType, use) => {
    const { mediaId } = await scene.ask(contentType, vtt());
    await table.commit([
      settleMedia(
        mediaId,
        { state: 'ready', durationSeconds: null, sha256: 'a'.repeat(64) },
        scene.now(),
      ),
    ]);
    await expect(name(mediaId, use)).rejects.toMatchObject({
      code: 'invalid_request',
      details: { issues: [{ path: ['content', 'mediaId'], code: 'wrong_media_type' }] },
    });
    await expect(name(mediaId, 'file')).resolves.toMatchObject({
      items: [{ label: 'attach-media' }],
    });
  });
});

test('captions with a fault say which and where', async () => {
  const wrong = Buffer.from('WEBVTT\n\n00:05.000 --> 00:06.000\na\n\n00:01.000 --> 00:02.000\nb\n');
  const { mediaId } = await scene.uploaded('text/vtt', wrong);
  await finalize(`incoming/${mediaId}`, finalizer);
  expect(await read(mediaId)).toMatchObject({
    state: 'rejected',
    rejection: 'captions_order',
    rejectedAtLine: 6,
  });
});

test('the library finds files by name and by what a place takes, page by page', async () => {
  const answer = async (asked: { q?: string; use?: 'image' | 'captions' }, start?: object) => {
    const page = {
      limit: 2,
      start: start as Record<string, unknown> | undefined,
      cursor: (last: object | null) => (last ? JSON.stringify(last) : null),
    };
    const query = { limit: 2, cursor: undefined, ...asked };
    const params = { courseId: scene.courseId() };
    return list({ ...scene.input(), actor: teacher, params, query, page });
  };
  const names = ['árbol.jpg', 'casa.jpg', 'ARBOLEDA.jpg', 'arbol tres.jpg'];
  for (const fileName of names) {
    await scene.ask('image/jpeg', jpeg(), { fileName });
    scene.wait(1000);
  }
  await scene.ask('text/vtt', vtt());
  const first = await answer({ q: 'arbol' });
  expect(first.items.map(({ fileName }) => fileName)).toEqual(['arbol tres.jpg', 'ARBOLEDA.jpg']);
  const second = await answer({ q: 'arbol' }, JSON.parse(first.nextCursor!) as object);
  expect(second.items.map(({ fileName }) => fileName)).toEqual(['árbol.jpg']);
  expect(second.nextCursor).toBeNull();
  expect((await answer({ use: 'captions' })).items).toHaveLength(1);
  expect((await answer({})).items).toHaveLength(2);
});
