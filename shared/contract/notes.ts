import * as z from 'zod';
import { noteSchema, noteText } from '#shared/schemas/notes.ts';
import { pageOf, pageQuery, ulidSchema, versionSchema } from '#shared/schemas/primitives.ts';
import { feature } from './route.ts';

const course = z.strictObject({ courseId: ulidSchema });
const note = z.strictObject({ courseId: ulidSchema, noteId: ulidSchema });

/** The notes that a student keeps for themselves in a course. */
export const notes = feature('notes', {
  list: {
    method: 'GET',
    path: '/courses/{courseId}/notes',
    access: 'signedIn',
    summary: 'List your notes in a course, oldest first.',
    params: course,
    query: z.strictObject(pageQuery),
    response: pageOf(noteSchema),
    errors: ['invalid_cursor'],
  },
  create: {
    method: 'POST',
    path: '/courses/{courseId}/notes',
    access: 'signedIn',
    summary: 'Create a note on a block, or on a second of its video.',
    params: course,
    body: z.strictObject({
      moduleId: ulidSchema,
      blockId: ulidSchema,
      positionSeconds: z.number().min(0).max(86_400).nullable(),
      text: noteText,
    }),
    response: noteSchema,
    status: 201,
    errors: ['not_found', 'enrollment_required', 'block_locked'],
  },
  update: {
    method: 'PATCH',
    path: '/courses/{courseId}/notes/{noteId}',
    access: 'signedIn',
    summary: 'Update one of your notes.',
    params: note,
    body: z.strictObject({ version: versionSchema, text: noteText }),
    response: noteSchema,
    errors: ['not_found', 'stale_version'],
  },
  delete: {
    method: 'DELETE',
    path: '/courses/{courseId}/notes/{noteId}',
    access: 'signedIn',
    summary: 'Delete one of your notes.',
    params: note,
    response: noteSchema,
    errors: ['not_found'],
  },
});
