import * as z from 'zod';
import { blockKindSchema, learningStateSchema } from '#shared/schemas/blocks.ts';
import {
  enrolledCourseSchema,
  enrollmentStateSchema,
  mostDecided,
  mostPlaces,
  noteSchema,
  noteText,
  ownEnrollmentSchema,
  rosterEntrySchema,
  rosterSortSchema,
} from '#shared/schemas/enrollments.ts';
import {
  count,
  pageOf,
  pageQuery,
  ulidSchema,
  userIdSchema,
  versionSchema,
} from '#shared/schemas/primitives.ts';
import { line, localizedLine } from '#shared/schemas/text.ts';
import { feature } from './route.ts';

const course = z.strictObject({ courseId: ulidSchema });
const note = z.strictObject({ courseId: ulidSchema, noteId: ulidSchema });

/** Why somebody cannot come in by themselves. */
const notAdmitted = [
  'already_enrolled',
  'already_waiting',
  'request_pending',
  'removed_from_course',
  'enrollment_closed',
  'invitation_required',
  'prerequisite_missing',
] as const;

export const enrollments = feature('enrollments', {
  enroll: {
    method: 'POST',
    path: '/courses/{courseId}/enrollments',
    access: 'signedIn',
    summary: 'Enroll oneself.',
    params: course,
    body: z.strictObject({}),
    response: ownEnrollmentSchema,
    status: 201,
    errors: ['not_found', ...notAdmitted, 'course_full'],
  },
  joinWaitingList: {
    method: 'POST',
    path: '/courses/{courseId}/waiting-list',
    access: 'signedIn',
    summary: 'Wait for a seat of a full course; the longest waiting gets the next one by itself.',
    params: course,
    body: z.strictObject({}),
    response: ownEnrollmentSchema,
    status: 201,
    errors: ['not_found', ...notAdmitted],
  },
  getMine: {
    method: 'GET',
    path: '/courses/{courseId}/enrollments/mine',
    access: 'signedIn',
    summary: 'Where one stands in a course, and the place in its waiting list.',
    params: course,
    response: z.strictObject({
      enrollment: ownEnrollmentSchema.nullable(),
      /** Counted from 1; null for who does not wait, and behind the first hundred. */
      place: z.int().min(1).max(mostPlaces).nullable(),
    }),
    errors: ['not_found'],
  },
  withdraw: {
    method: 'DELETE',
    path: '/courses/{courseId}/enrollments/mine',
    access: 'signedIn',
    summary:
      'Leave a course or its waiting list, or take a request back: a seat is free at once, the progress is kept for a return.',
    params: course,
    response: ownEnrollmentSchema,
    errors: ['not_found', 'not_enrolled'],
  },
  listMine: {
    method: 'GET',
    path: '/me/enrollments',
    access: 'signedIn',
    summary: 'The own courses with progress and where to continue, last enrolled first.',
    query: z.strictObject(pageQuery),
    response: pageOf(enrolledCourseSchema),
    errors: ['invalid_cursor'],
  },
  listRoster: {
    method: 'GET',
    path: '/courses/{courseId}/enrollments',
    access: ['teachers', 'admins'],
    summary:
      'Who stands how in the course, for those who teach it, sorted; or searched by the beginnings of words of the name, whatever their case and accents. Changes are seconds behind.',
    params: course,
    query: z.strictObject({
      ...pageQuery,
      state: enrollmentStateSchema.prefault('active'),
      sort: rosterSortSchema.prefault('name'),
      order: z.enum(['asc', 'desc']).prefault('asc'),
      /** A search lists by the word that it found: `sort` and `order` are not asked. */
      q: line(60).optional(),
    }),
    response: pageOf(rosterEntrySchema),
    errors: ['not_found', 'invalid_cursor'],
  },
  decide: {
    method: 'POST',
    path: '/courses/{courseId}/enrollments/decisions',
    access: ['teachers', 'admins'],
    summary:
      'Let people in who asked, were declined or removed; decline requests; or remove people: all named or none.',
    params: course,
    body: z.strictObject({
      userIds: z
        .array(userIdSchema)
        .min(1)
        .max(mostDecided)
        .refine((ids) => new Set(ids).size === ids.length, 'repeated'),
      decision: z.enum(['admit', 'decline', 'remove']),
    }),
    response: z.strictObject({
      decided: z.array(z.strictObject({ userId: userIdSchema, state: enrollmentStateSchema })),
    }),
    errors: ['not_found', 'request_decided', 'not_enrolled'],
  },
  recordProgress: {
    method: 'PUT',
    path: '/courses/{courseId}/modules/{moduleId}/blocks/{blockId}/progress',
    access: 'signedIn',
    summary: 'Say where one is in a block: begun, at a second, or done (which can be taken back).',
    params: z.strictObject({ courseId: ulidSchema, moduleId: ulidSchema, blockId: ulidSchema }),
    body: z.strictObject({
      state: z.enum(['started', 'done']),
      positionSeconds: z.number().min(0).max(86_400),
    }),
    response: z.strictObject({ state: learningStateSchema, enrollment: ownEnrollmentSchema }),
    errors: ['not_found', 'enrollment_required'],
  },
  getDashboard: {
    method: 'GET',
    path: '/me/dashboard',
    access: 'signedIn',
    summary:
      'What a learner’s start shows: the next thing to do, the own courses, and what a new learner does first.',
    response: z.strictObject({
      next: z
        .strictObject({
          courseId: ulidSchema,
          courseTitle: localizedLine(120),
          moduleId: ulidSchema,
          blockId: ulidSchema,
          blockTitle: localizedLine(120),
          kind: blockKindSchema,
          minutes: count,
          positionSeconds: z.number(),
        })
        .nullable(),
      courses: z.array(enrolledCourseSchema),
      firstSteps: z.strictObject({
        course: z.boolean(),
        profile: z.boolean(),
        lesson: z.boolean(),
      }),
    }),
  },
  listNotes: {
    method: 'GET',
    path: '/courses/{courseId}/notes',
    access: 'signedIn',
    summary: 'The own notes in a course, oldest first.',
    params: course,
    query: z.strictObject(pageQuery),
    response: pageOf(noteSchema),
    errors: ['invalid_cursor'],
  },
  createNote: {
    method: 'POST',
    path: '/courses/{courseId}/notes',
    access: 'signedIn',
    summary: 'Keep a note on a block, or on a second of its video.',
    params: course,
    body: z.strictObject({
      moduleId: ulidSchema,
      blockId: ulidSchema,
      positionSeconds: z.number().min(0).max(86_400).nullable(),
      text: noteText,
    }),
    response: noteSchema,
    status: 201,
    errors: ['not_found', 'enrollment_required'],
  },
  updateNote: {
    method: 'PATCH',
    path: '/courses/{courseId}/notes/{noteId}',
    access: 'signedIn',
    summary: 'Change an own note.',
    params: note,
    body: z.strictObject({ version: versionSchema, text: noteText }),
    response: noteSchema,
    errors: ['not_found', 'stale_version'],
  },
  deleteNote: {
    method: 'DELETE',
    path: '/courses/{courseId}/notes/{noteId}',
    access: 'signedIn',
    summary: 'Throw an own note away.',
    params: note,
    response: noteSchema,
    errors: ['not_found'],
  },
});
