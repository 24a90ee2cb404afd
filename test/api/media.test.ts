import { GetObjectCommand, HeadBucketCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { nameMedia } from '#functions/data/media/named-media.ts';
import { ids } from '#functions/platform/ids.ts';
import { pdf, vtt } from '../support/media-files.ts';
import {
  admin,
  bucket,
  busyAdmin,
  colleague,
  post,
  startMedia,
  teacher,
} from '../support/media-scene.ts';

const scene = await startMedia();
const { ask, read, ready, stored, table } = scene;

const asFile = (mediaId: string) => ({ mediaId, use: 'file' as const, path: [] });

test('a course’s files are listed newest first; one that never came is gone after a day', async () => {
  const older = await ask('text/vtt', vtt());
  scene.wait(1000);
  const newer = await ready('text/vtt', vtt());
  expect(await scene.files()).toEqual([newer.mediaId, older.mediaId]);
  scene.wait(86_400_000 - 2000);
  await table.commit((await nameMedia(table, scene.courseId(), [asFile(newer.mediaId)])).items);
  scene.wait(2000);
  expect(await scene.files()).toEqual([newer.mediaId]);
  await expect(read(older.mediaId)).rejects.toThrow('not_found');
});

test('a file that nothing names for a day goes, and one that was named once stays', async () => {
  const [unused, used] = [await ready('text/vtt', vtt()), await ready('text/vtt', vtt())];
  await table.commit((await nameMedia(table, scene.courseId(), [asFile(used.mediaId)])).items);
  expect(await read(used.mediaId)).toMatchObject({ goesAt: null });
  scene.wait(86_400_000);
  expect(await scene.files()).toEqual([used.mediaId]);
  await expect(read(unused.mediaId)).rejects.toThrow('not_found');
});

test('case 49: a name that is not the type’s is told so by its field, and nothing is promised', async () => {
  await expect(ask('application/pdf', pdf(), { fileName: 'a.pdf.html' })).rejects.toMatchObject({
    status: 400,
    details: { issues: [{ path: ['fileName'], code: 'extension' }] },
  });
  expect(await scene.files()).toEqual([]);
});

test.each([-1, 1, 1000])('case 50: a form refuses %i bytes more than declared', async (more) => {
  const content = vtt('x'.repeat(500));
  const { upload, mediaId } = await ask('text/vtt', content);
  const other = Buffer.concat([content, Buffer.alloc(1000)]).subarray(0, content.length + more);
  expect((await post(upload, other)).status).toBe(400);
  expect((await post(upload, Buffer.alloc(0))).status).toBe(400);
  expect(stored('incoming/')).not.toContain(`incoming/${mediaId}`);
});

describe('case 51: a form that was changed is refused', () => {
  test.each<[string, string]>([
    ['key', 'clean/other'],
    ['key', 'incoming/../clean/other'],
    ['key', 'incoming/${filename}'],
    ['Content-Type', 'text/html'],
    ['acl', 'public-read'],
    ['x-amz-meta-note', 'mine'],
    ['success_action_redirect', 'https://example.com/'],
    ['Cache-Control', 'public'],
    ['Content-Disposition', 'inline'],
  ])('%s: %s', async (name, value) => {
    const { upload } = await ask('text/vtt', vtt());
    expect((await post(upload, vtt(), { [name]: value })).status).toBe(403);
    expect(scene.events).toEqual([]);
  });

  test('or that leaves its type out', async () => {
    const { upload } = await ask('text/vtt', vtt());
    const { 'Content-Type': type, ...fields } = upload.fields;
    expect(type).toBe('text/vtt');
    expect((await post({ ...upload, fields }, vtt())).status).toBe(403);
  });

  test('and so is one that is older than a quarter of an hour', async () => {
    const { upload } = await ask('text/vtt', vtt());
    scene.wait(15 * 60_000 + 2000);
    expect((await post(upload, vtt())).status).toBe(403);
  });
});

describe('case 55: a course’s files are its editors’ alone', () => {
  test('a colleague meets nothing, an admin everything', async () => {
    const { mediaId } = await ask('text/vtt', vtt());
    await expect(read(mediaId, colleague)).rejects.toThrow('not_found');
    await expect(ask('text/vtt', vtt(), { actor: colleague })).rejects.toThrow('not_found');
    expect(await read(mediaId, admin)).toMatchObject({ mediaId });
  });

  test('a file of one course is unknown in another and cannot be used there', async () => {
    const { mediaId } = await ready('text/vtt', vtt());
    const other = await scene.newCourse();
    await expect(read(mediaId, teacher, other)).rejects.toThrow('not_found');
    await expect(nameMedia(table, other, [asFile(mediaId)])).rejects.toThrow('media_not_ready');
  });

  test('what was never uploaded, or is unknown, cannot be used', async () => {
    const { mediaId } = await ask('text/vtt', vtt());
    for (const id of [mediaId, ids.ulid(scene.now())])
      await expect(nameMedia(table, scene.courseId(), [asFile(id)])).rejects.toThrow(
        'media_not_ready',
      );
  });
});

test('case 58: who hands out forms can neither read, list nor write what is kept', async () => {
  const maker = scene.as('media');
  const denied = { $metadata: { httpStatusCode: 403 } };
  const Key = `clean/${(await ready('text/vtt', vtt())).mediaId}`;
  for (const command of [
    // It asks for the right to list.
    new HeadBucketCommand({ Bucket: bucket }),
    new GetObjectCommand({ Bucket: bucket, Key }),
    new PutObjectCommand({ Bucket: bucket, Key, Body: 'x' }),
  ])
    await expect(maker.send(command as PutObjectCommand)).rejects.toMatchObject(denied);
});

test('case 59: beyond 500 uploads an hour one person waits, and nobody else', async () => {
  const hour = Math.floor(scene.now() / 3_600_000);
  await table.put({ ...keys.uploadQuota(busyAdmin.userId, hour), uses: 499 });
  const askOnceMore = () => ask('text/vtt', vtt(), { actor: busyAdmin });
  await askOnceMore();
  await expect(askOnceMore()).rejects.toMatchObject({
    error: { code: 'too_many_requests', details: { retryAfterSeconds: expect.any(Number) } },
  });
  await ask('text/vtt', vtt(), { actor: admin });
  scene.wait(3_600_000);
  await askOnceMore();
});
