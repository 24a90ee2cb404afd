import { ulid } from 'ulid';
import { row, editors, creating } from '../security/personas.ts';
import { inCourse, type Scene } from '../world/scene.ts';
import type { UnderTest } from './under-test.ts';

const newFilm = {
  fileName: 'a.mp4',
  contentType: 'video/mp4',
  bytes: 20_000_000,
  fingerprint: 'a'.repeat(64),
} as const;

const newPhoto = { contentType: 'image/jpeg', bytes: 10 } as const;

export const media = {
  permissions: {
    'media.createUpload': creating,
    'media.createPhotoUpload': row(401, 201, 201, 201, 201, 201, 403),
    'media.getPhotoUpload': row(401, 200, 200, 200, 200, 200, 403),
    'media.beginUpload': creating,
    // One's own: that of somebody else is absent, also to an admin.
    'media.getUpload': editors,
    'media.signParts': editors,
    // Nothing of it has arrived.
    'media.completeUpload': row(401, 403, 403, 404, 409, 409, 403),
    'media.remove': editors,
    'media.getStorage': editors,
    'media.get': editors,
    'media.list': editors,
  },
  requests({ call }) {
    /** An upload that the person began, or none where they may not. */
    async function onUpload(it: Scene) {
      const begun = await call(it.person, 'media.beginUpload', { ...inCourse(it), body: newFilm });
      const mediaId = begun.status === 201 ? begun.body.media.mediaId : ulid();
      return { params: { courseId: it.courseId, mediaId } };
    }

    return {
      'media.createUpload': (it) => ({
        ...inCourse(it),
        body: { fileName: 'a.pdf', contentType: 'application/pdf', bytes: 10 },
      }),
      'media.beginUpload': (it) => ({ ...inCourse(it), body: newFilm }),
      'media.getUpload': onUpload,
      'media.signParts': async (it) => ({ ...(await onUpload(it)), query: { numbers: '1' } }),
      'media.completeUpload': onUpload,
      'media.remove': (it) => ({ params: { courseId: it.courseId, mediaId: it.mediaId } }),
      'media.getStorage': inCourse,
      'media.createPhotoUpload': () => ({ body: newPhoto }),
      'media.getPhotoUpload': async ({ person }) => {
        const asked = await call(person, 'media.createPhotoUpload', { body: newPhoto });
        return { params: { photoId: asked.status === 201 ? asked.body.photoId : ulid() } };
      },
      'media.get': (it) => ({ params: { courseId: it.courseId, mediaId: it.mediaId } }),
      'media.list': inCourse,
    };
  },
} satisfies UnderTest<'media'>;
