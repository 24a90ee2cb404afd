import { describe, expect, test, vi } from 'vitest';
import { media } from '#functions/data/media/media.ts';
import { nameMedia } from '#functions/data/media/named-media.ts';
import { finalize } from '#functions/events/media-finalizer/finalize.ts';
import { jpeg, pdf, png, vtt } from '../support/media-files.ts';
import { bucket, post, startMedia } from '../support/media-scene.ts';

const scene = await startMedia();
const { finalizer, kept, read, s3, stored, table, uploaded } = scene;

type Step = 'HeadObjectCommand' | 'GetObjectCommand' | 'CopyObjectCommand';

/** A finalizer to which something happens just before one of its steps. */
function before(step: Step, act: () => Promise<unknown>) {
  const client = scene.as('finalizer');
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === step) await act();
        return next(args);
      },
    { step: 'initialize' },
  );
  return { ...finalizer, files: { name: bucket, client } };
}

test('a file is pending until it has been looked at, and then kept for good', async () => {
  const { mediaId, media: file } = await uploaded('image/png', png());
  expect(file).toMatchObject({ courseId: scene.courseId(), state: 'pending', rejection: null });
  expect(scene.events).toEqual([`incoming/${mediaId}`]);
  const expiresAt = Math.floor(scene.now() / 1000) + 86_400;
  expect(await media.get(table, mediaId)).toMatchObject({ expiresAt });

  await finalize(`incoming/${mediaId}`, finalizer);

  expect(await read(mediaId)).toMatchObject({ ...file, state: 'ready', goesAt: file.goesAt });
  expect(await media.get(table, mediaId)).toMatchObject({ expiresAt });
  expect(stored('clean/')).toContain(`clean/${mediaId}`);
  expect(stored('incoming/')).not.toContain(`incoming/${mediaId}`);
  const named = { mediaId, use: 'image' as const, path: [] };
  const { items, files } = await nameMedia(table, scene.courseId(), [named, named]);
  expect([items.length, files.map((one) => one.mediaId)]).toEqual([1, [mediaId]]);
});

describe('case 52: a file that is not what it said', () => {
  test('is rejected with its reason, thrown away, and never to be had', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const { mediaId } = await uploaded('image/png', page);
    await finalize(`incoming/${mediaId}`, finalizer);
    expect(await read(mediaId)).toMatchObject({ state: 'rejected', rejection: 'wrong_bytes' });
    expect(stored('incoming/')).not.toContain(`incoming/${mediaId}`);
    expect(stored('clean/')).not.toContain(`clean/${mediaId}`);
    const named = { mediaId, use: 'image' as const, path: [] };
    const use = nameMedia(table, scene.courseId(), [named]);
    await expect(use).rejects.toThrow('media_not_ready');
    expect(await kept(mediaId)).toBeUndefined();
  });

  test('is scanned to its end, however long it is', async () => {
    const long = Buffer.concat([pdf(), Buffer.alloc(3_000_000, 'padding '), pdf('/JavaScript ')]);
    const { mediaId } = await uploaded('application/pdf', long);
    await finalize(`incoming/${mediaId}`, finalizer);
    expect(await read(mediaId)).toMatchObject({ rejection: 'active_content' });
  });
});

test('case 53: what the sender attached to a file does not reach its readers', async () => {
  const { mediaId } = await uploaded('image/jpeg', jpeg());
  await s3.objects.put(bucket, `incoming/${mediaId}`, jpeg(), {
    'content-type': 'text/html',
    'content-disposition': 'inline; filename="page.html"',
    'x-amz-meta-note': 'mine',
  });
  await finalize(`incoming/${mediaId}`, finalizer);
  const { headers } = await s3.objects.get(bucket, `clean/${mediaId}`, {}, 'HEAD');
  expect(headers['content-type']).toBe('image/jpeg');
  expect(headers['content-disposition']).toMatch(/^inline; filename="file.jpg";/);
  expect(headers).not.toHaveProperty('x-amz-meta-note');
});

test.each(['incoming/01ARZ3NDEKTSV4RRFFQ69G5FAV', 'incoming/a b/ñ', 'incoming/x'])(
  'case 55: an object that nobody asked for is removed: %s',
  async (key) => {
    await s3.objects.put(bucket, key, vtt());
    await finalize(key, finalizer);
    expect(stored('incoming/')).not.toContain(key);
    expect(stored('clean/')).not.toContain(key.replace('incoming', 'clean'));
  },
);

describe('case 56: what was looked at is what is kept', () => {
  const good = vtt('good');
  const evil = vtt('evil');
  const bad = vtt('<a>x');

  test('a second upload through the same form changes nothing', async () => {
    const { mediaId, upload } = await uploaded('text/vtt', good);
    await finalize(`incoming/${mediaId}`, finalizer);
    expect((await post(upload, evil)).status).toBe(204);
    await finalize(`incoming/${mediaId}`, finalizer);
    expect(await kept(mediaId)).toEqual(good);
    expect(stored('incoming/')).not.toContain(`incoming/${mediaId}`);
  });

  test.each<Step>(['GetObjectCommand', 'CopyObjectCommand'])(
    'nor does one that comes just before %s',
    async (step) => {
      const { mediaId, upload } = await uploaded('text/vtt', good);
      await finalize(
        `incoming/${mediaId}`,
        before(step, () => post(upload, evil)),
      );
      expect(await kept(mediaId)).toEqual(good);
    },
  );

  test('an honest file that comes late does not vouch for the one before it', async () => {
    const { mediaId, upload } = await uploaded('text/vtt', bad);
    await finalize(
      `incoming/${mediaId}`,
      before('GetObjectCommand', () => post(upload, good)),
    );
    expect(await read(mediaId)).toMatchObject({ state: 'rejected', rejection: 'active_content' });
  });
});

test('case 57: a fault in the middle leaves the file pending, and the next try completes it', async () => {
  const { mediaId } = await uploaded('text/vtt', vtt());
  const broken = before('CopyObjectCommand', () => Promise.reject(new Error('S3 is down')));
  await expect(finalize(`incoming/${mediaId}`, broken)).rejects.toThrow('S3 is down');
  expect(await read(mediaId)).toMatchObject({ state: 'pending' });
  await finalize(`incoming/${mediaId}`, finalizer);
  expect(await read(mediaId)).toMatchObject({ state: 'ready' });
});

describe('case 60: whatever becomes of the events, the state changes once', () => {
  test('twins at once and latecomers', async () => {
    const commit = vi.fn(table.commit);
    const twin = { ...finalizer, table: { ...table, commit } };
    const { mediaId } = await uploaded('text/vtt', vtt());
    await Promise.all(Array.from({ length: 8 }, () => finalize(`incoming/${mediaId}`, twin)));
    await finalize(`incoming/${mediaId}`, twin);
    const settled = await Promise.allSettled(commit.mock.results.map(({ value }) => value));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await read(mediaId)).toMatchObject({ state: 'ready' });
  });

  test('a twin that finds the object gone is content', async () => {
    const { mediaId } = await uploaded('text/vtt', vtt());
    const late = before('HeadObjectCommand', () => finalize(`incoming/${mediaId}`, finalizer));
    await expect(finalize(`incoming/${mediaId}`, late)).resolves.toBeUndefined();
    expect(await read(mediaId)).toMatchObject({ state: 'ready' });
  });

  test('an event that overtakes the one before it', async () => {
    const { mediaId, upload } = await uploaded('text/vtt', vtt('one'));
    await post(upload, vtt('two'));
    expect(scene.events).toHaveLength(2);
    for (const key of scene.events.toReversed()) await finalize(key, finalizer);
    expect(await read(mediaId)).toMatchObject({ state: 'ready' });
  });
});
