import { describe, expect, it, vi } from 'vitest';
import { jpeg, jpegSegment } from '../support/media-files.ts';
import { post } from '../support/media-scene.ts';
import { makeCourse } from '../world/courses.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok, runtime } = world;

/** Asks for a place and sends the bytes. */
async function send(person: Person, content: Buffer): Promise<string> {
  const { photoId, upload } = await ok(person, 'media.createPhotoUpload', {
    body: { contentType: 'image/jpeg', bytes: content.byteLength },
  });
  expect((await post(upload, content)).status).toBe(204);
  return photoId;
}

/** The state of a photo once it was inspected. */
async function judged(person: Person, photoId: string) {
  const params = { photoId };
  const look = () => ok(person, 'media.getPhotoUpload', { params });
  await vi.waitFor(async () => expect((await look()).state).not.toBe('pending'), {
    timeout: 20_000,
    interval: 100,
  });
  return look();
}

async function show(person: Person, photoId: string | null) {
  const { version } = await ok(person, 'accounts.getMe');
  return call(person, 'accounts.setPhoto', { body: { photoId, version } });
}

const statusOf = async (address: string | null) => (await fetch(address ?? '')).status;

describe('a photo of oneself', () => {
  it('is seen by oneself, and beside the course of who teaches, until it is taken away', async () => {
    const teacher = await newPerson('teachers');
    const { courseId } = await makeCourse(world, teacher);
    const photoId = await send(teacher, jpeg(512, 512));
    expect(await judged(teacher, photoId)).toMatchObject({ state: 'ready', rejection: null });
    const { photo } = (await show(teacher, photoId)).body;
    expect(await statusOf(photo)).toBe(200);
    const { photos } = await ok(teacher, 'accounts.exportMe');
    expect(photos.map(({ mediaId, contentType }) => [mediaId, contentType])).toEqual([
      [photoId, 'image/jpeg'],
    ]);
    const taken = await fetch(photos[0]?.url ?? '');
    expect(Buffer.from(await taken.arrayBuffer())).toEqual(jpeg(512, 512));
    const course = await ok(null, 'catalog.getCourse', { params: { courseId } });
    expect(course.teacher.photo).toBe(photo);

    expect((await show(teacher, null)).body.photo).toBeNull();
    await runtime.drained();
    expect(await statusOf(photo)).not.toBe(200);
    const again = await call(teacher, 'media.getPhotoUpload', { params: { photoId } });
    expect(again).toMatchObject({ status: 404 });
  });

  it('takes the place of the one before, which is thrown away', async () => {
    const person = await newPerson();
    const photos: (string | null)[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const photoId = await send(person, jpeg(512, 512));
      await judged(person, photoId);
      photos.push((await show(person, photoId)).body.photo);
    }
    await runtime.drained();
    const [first = null, second = null] = photos;
    expect(await statusOf(first)).not.toBe(200);
    expect(await statusOf(second)).toBe(200);
  });

  it('case 52: that says where it was taken is turned away, and cannot be shown', async () => {
    const person = await newPerson();
    const photoId = await send(person, jpeg(512, 512, jpegSegment(0xe1, 'Exif\0\0GPS')));
    expect(await judged(person, photoId)).toMatchObject({ rejection: 'carries_metadata' });
    expect(await show(person, photoId)).toMatchObject({ problem: { code: 'media_not_ready' } });
  });

  it('case 55: cannot be somebody else’s, nor one that is yet to come', async () => {
    const [ana, eva] = [await newPerson(), await newPerson()];
    const photoId = await send(ana, jpeg(512, 512));
    await judged(ana, photoId);
    expect(await show(eva, photoId)).toMatchObject({ problem: { code: 'not_found' } });
    expect(await call(eva, 'media.getPhotoUpload', { params: { photoId } })).toMatchObject({
      status: 404,
    });
    const awaited = await ok(eva, 'media.createPhotoUpload', {
      body: { contentType: 'image/jpeg', bytes: 10 },
    });
    expect(await show(eva, awaited.photoId)).toMatchObject({
      problem: { code: 'media_not_ready' },
    });
  });

  it('case 50: is small, of a kind that everybody can see', async () => {
    const person = await newPerson();
    for (const body of [
      { contentType: 'image/jpeg', bytes: 500_001 },
      { contentType: 'image/svg+xml', bytes: 10 },
      { contentType: 'application/pdf', bytes: 10 },
    ])
      expect(await call(person, 'media.createPhotoUpload', { body } as never)).toMatchObject({
        status: 400,
      });
  });

  it('case 59: may be sent twenty times an hour', async () => {
    const person = await newPerson();
    const ask = () =>
      call(person, 'media.createPhotoUpload', { body: { contentType: 'image/png', bytes: 10 } });
    for (let sent = 0; sent < 20; sent += 1) expect(await ask()).toMatchObject({ status: 201 });
    expect(await ask()).toMatchObject({ status: 429, problem: { code: 'too_many_requests' } });
  });
});
