import { ulid } from 'ulid';
import { row, editors, creating } from '../security/personas.ts';
import { jpeg } from '../support/media-files.ts';
import { post } from '../support/media-scene.ts';
import { createFilesAssignment } from '../world/assignments.ts';
import { createTextAssignment, plantSubmission, tableOf } from '../world/planted-submission.ts';
import { inCourse, type Scene } from '../world/scene.ts';
import type { UnderTest } from './under-test.ts';

const newFilm = {
  fileName: 'a.mp4',
  contentType: 'video/mp4',
  bytes: 20_000_000,
  fingerprint: 'a'.repeat(64),
} as const;

const newText = { fileName: 'a.pdf', contentType: 'application/pdf', bytes: 10 } as const;

const newPhoto = { contentType: 'image/jpeg', bytes: 10 } as const;

/** Who is not in the course hands nothing in there. */
const handingIn = (status: number) => row(401, 403, status, 403, 403, 403, 403);
/** A file that nobody but its sender knows of. */
const ofOneself = (status: number) => row(401, 404, status, 404, 404, 404, 403);

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
    'media.createWorkUpload': handingIn(201),
    'media.beginWorkUpload': handingIn(201),
    'media.getWorkUpload': ofOneself(200),
    'media.signWorkParts': ofOneself(200),
    // Nothing of it has arrived.
    'media.completeWorkUpload': ofOneself(409),
    'media.getWorkFile': ofOneself(200),
    'media.removeWorkFile': ofOneself(200),
    'media.get': editors,
    'media.list': editors,
  },
  requests({ call, ok, admin }) {
    /** A file of the course that was announced. */
    async function onFile(it: Scene) {
      const { media } = await ok(admin, 'media.createUpload', { ...inCourse(it), body: newText });
      return { params: { courseId: it.courseId, mediaId: media.mediaId } };
    }

    /** An upload that the person began, or none where they may not. */
    async function onUpload(it: Scene) {
      const begun = await call(it.person, 'media.beginUpload', { ...inCourse(it), body: newFilm });
      const mediaId = begun.status === 201 ? begun.body.media.mediaId : ulid();
      return { params: { courseId: it.courseId, mediaId } };
    }

    /** An assignment that takes films. */
    async function forWork({ courseId, moduleId }: Scene) {
      const assignmentId = await createFilesAssignment({ ok }, admin, { courseId, moduleId });
      return { kind: 'assignment' as const, courseId, assignmentId };
    }

    /** The same of a person's own work. */
    async function onWorkUpload(it: Scene) {
      const body = { ...newFilm, work: await forWork(it) };
      const begun = await call(it.person, 'media.beginWorkUpload', { body });
      return { params: { mediaId: begun.status === 201 ? begun.body.file.mediaId : ulid() } };
    }

    return {
      'media.createWorkUpload': async (it) => ({
        body: {
          fileName: 'a.mp4',
          contentType: 'video/mp4',
          bytes: 10,
          work: await forWork(it),
        },
      }),
      'media.beginWorkUpload': async (it) => ({ body: { ...newFilm, work: await forWork(it) } }),
      'media.getWorkUpload': onWorkUpload,
      'media.signWorkParts': async (it) => ({
        ...(await onWorkUpload(it)),
        query: { numbers: '1' },
      }),
      'media.completeWorkUpload': onWorkUpload,
      'media.getWorkFile': onWorkUpload,
      'media.removeWorkFile': onWorkUpload,
      'media.createUpload': (it) => ({
        ...inCourse(it),
        body: newText,
      }),
      'media.beginUpload': (it) => ({ ...inCourse(it), body: newFilm }),
      'media.getUpload': onUpload,
      'media.signParts': async (it) => ({ ...(await onUpload(it)), query: { numbers: '1' } }),
      'media.completeUpload': onUpload,
      'media.remove': onFile,
      'media.getStorage': inCourse,
      'media.createPhotoUpload': () => ({ body: newPhoto }),
      'media.getPhotoUpload': async ({ person }) => {
        const asked = await call(person, 'media.createPhotoUpload', { body: newPhoto });
        return { params: { photoId: asked.status === 201 ? asked.body.photoId : ulid() } };
      },
      'media.get': onFile,
      'media.list': inCourse,
    };
  },
  plants: {
    workFile: async ({ world, person, teacher, open: { courseId, moduleId } }) => {
      const assignmentId = await createFilesAssignment(world, teacher, { courseId, moduleId });
      const content = jpeg(8, 8);
      const { upload } = await world.ok(person, 'media.createWorkUpload', {
        body: {
          fileName: 'work.jpg',
          contentType: 'image/jpeg',
          bytes: content.byteLength,
          work: { kind: 'assignment', courseId, assignmentId },
        },
      });
      await post(upload, content);
    },
    // It is theirs whose work is marked, whoever sent it.
    markingFile: async ({ world, person, teacher, open: { courseId, moduleId } }) => {
      const params = { courseId, moduleId };
      const assignmentId = await createTextAssignment(world, teacher, params);
      const place = { userId: person.userId, courseId, assignmentId };
      const submissionId = await plantSubmission(tableOf(world), place);
      const content = jpeg(8, 8);
      const { upload } = await world.ok(teacher, 'media.createWorkUpload', {
        body: {
          fileName: 'annotated.jpg',
          contentType: 'image/jpeg',
          bytes: content.byteLength,
          work: { kind: 'marking', submissionId },
        },
      });
      await post(upload, content);
    },
  },
} satisfies UnderTest<'media'>;
