import type { RouteId } from '#shared/contract/index.ts';
import { largeFilm } from '../support/large-file.ts';
import { createBlock, textBlock } from '../world/courses.ts';
import type { Person } from '../world/open-world.ts';
import { readyMedia } from '../world/ready-media.ts';
import type { Platform } from './platform.ts';
import { blockAt, ulidOf } from './school.ts';
import { writtenLesson } from '../world/written-lesson.ts';

/** A course of its own: what is made here is not what others measure. */
const at = 1;
const params = { courseId: ulidOf(1, at) };
/** A full page of them. */
const keptVersions = 20;

const film = largeFilm(1000);
const document = { fileName: 'a.pdf', contentType: 'application/pdf', bytes: 1000 } as const;
/** Pictures of a lesson. */
const perLesson = 3;
const edited = blockAt(at, 3, 0);
const written = blockAt(at, 4, 0);

/** A lesson with a page full of versions, one with pictures and three more of those, an upload that waits for its parts, one that has them, and an unused file. */
export async function prepareAuthoring({ ok, newPerson, table }: Platform, admin: Person) {
  const colleague = await newPerson('admins');
  for (let version = 1; version <= keptVersions; version += 1)
    await ok(version % 2 === 0 ? colleague : admin, 'lessons.updateBlock', {
      params: edited,
      body: { version, title: { en: `Title ${version}` } },
    });
  const pictures: string[] = [];
  while (pictures.length < 2 * perLesson)
    pictures.push(await readyMedia(table, params.courseId, 'image/png'));
  await ok(colleague, 'lessons.updateBlock', {
    params: written,
    body: { version: 1, content: writtenLesson(pictures.slice(0, perLesson)) },
  });
  const begin = async () => {
    const { media } = await ok(admin, 'media.beginUpload', { params, body: film.about });
    return { ...params, mediaId: media.mediaId };
  };
  const [arriving, arrived] = [await begin(), await begin()];
  const query = { numbers: '1' };
  const { parts } = await ok(admin, 'media.signParts', { params: arrived, query });
  await fetch(parts[0]?.url ?? '', { method: 'PUT', body: new Uint8Array(film.part(1)) });
  const { media } = await ok(admin, 'media.createUpload', { params, body: document });
  const photo = await ok(admin, 'media.createPhotoUpload', {
    body: { contentType: 'image/jpeg', bytes: 1000 },
  });
  const { course } = await ok(admin, 'lessons.getStructure', { params });
  const unused = { ...params, mediaId: media.mediaId };
  const { photoId } = photo;
  return { arriving, arrived, unused, pictures, photoId, version: course.version };
}

/** One call of each route by which a course gets its lessons and files, as it is made on a busy day. */
export function authoringCalls(
  { ok }: Platform,
  admin: Person,
  prepared: Awaited<ReturnType<typeof prepareAuthoring>>,
) {
  const { arriving, arrived, unused, pictures, photoId, version } = prepared;
  const { moduleId } = blockAt(at, 5, 0);
  return {
    'lessons.createModule': () =>
      ok(admin, 'lessons.createModule', {
        params,
        body: { title: { en: 'One more' }, after: moduleId },
      }),
    'lessons.createBlocks': () =>
      createBlock({ ok }, admin, {
        params: { ...params, moduleId },
        body: {
          ...textBlock(),
          content: writtenLesson(pictures.slice(perLesson)),
          after: blockAt(at, 5, 1).blockId,
        },
      }),
    'lessons.updateBlock': () =>
      ok(admin, 'lessons.updateBlock', {
        params: written,
        body: { version: 2, content: writtenLesson(pictures.slice(0, perLesson), 'one more') },
      }),
    'lessons.listBlockVersions': () => ok(admin, 'lessons.listBlockVersions', { params: edited }),
    'lessons.getBlockVersion': () =>
      ok(admin, 'lessons.getBlockVersion', { params: { ...edited, version: '7' } }),
    'media.createUpload': () => ok(admin, 'media.createUpload', { params, body: document }),
    'media.getUpload': () => ok(admin, 'media.getUpload', { params: arriving }),
    'media.signParts': () =>
      ok(admin, 'media.signParts', { params: arriving, query: { numbers: '1' } }),
    'media.completeUpload': () => ok(admin, 'media.completeUpload', { params: arrived }),
    'media.get': () =>
      ok(admin, 'media.get', { params: { ...params, mediaId: ulidOf(4, at * 10) } }),
    'media.remove': () => ok(admin, 'media.remove', { params: unused }),
    'media.getStorage': () => ok(admin, 'media.getStorage', { params }),
    'media.createPhotoUpload': () =>
      ok(admin, 'media.createPhotoUpload', { body: { contentType: 'image/jpeg', bytes: 1000 } }),
    'media.getPhotoUpload': () => ok(admin, 'media.getPhotoUpload', { params: { photoId } }),
    // The last one: the lessons of the copy come when they come.
    'courses.duplicate': () =>
      ok(admin, 'courses.duplicate', {
        params,
        body: { code: 'ONCE-MORE', title: { en: 'Once more' }, startsOn: null, version },
      }),
  } satisfies Partial<Record<RouteId, () => Promise<unknown>>>;
}
