import { ulid } from 'ulid';
import { row, signedIn } from '../security/personas.ts';
import { inCourse, type Scene } from '../world/scene.ts';
import { type UnderTest, withAnother } from './under-test.ts';

/** Only who is in a course can have a note there. */
const ownNote = row(401, 404, 200, 404, 404, 404, 403);

const note = ({ moduleId, blockId }: Scene) => ({
  moduleId,
  blockId,
  positionSeconds: 1.5,
  text: 'Remember this',
});

export const notes = {
  permissions: {
    'notes.list': signedIn,
    'notes.create': row(401, 403, 201, 403, 403, 403, 403),
    'notes.update': ownNote,
    'notes.delete': ownNote,
  },
  requests({ call }) {
    /** A note of the person's own, or one that there is not where they may have none. */
    async function onNote(it: Scene) {
      const { courseId } = it;
      const params = { courseId };
      const made = await call(it.person, 'notes.create', { params, body: note(it) });
      return { params: { courseId, noteId: made.status === 201 ? made.body.noteId : ulid() } };
    }

    return {
      'notes.list': inCourse,
      'notes.create': (it) => ({ ...inCourse(it), body: note(it) }),
      'notes.update': async (it) => ({
        ...(await onNote(it)),
        body: { version: 1, text: 'Changed' },
      }),
      'notes.delete': onNote,
    };
  },
  plants: {
    note: ({ world, person, mark, open: { courseId, moduleId, blockId } }) =>
      world.ok(person, 'notes.create', {
        params: { courseId },
        body: { moduleId, blockId, positionSeconds: null, text: `note of ${mark}` },
      }),
    noteCount: withAnother,
    noteQuota: withAnother,
  },
} satisfies UnderTest<'notes'>;
