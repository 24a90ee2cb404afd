import * as z from 'zod';
import { learningStateSchema } from '#shared/schemas/courses.ts';
import {
  enrolledCourseSchema,
  ownEnrollmentSchema,
  rosterEntrySchema,
} from '#shared/schemas/enrollments.ts';
import { pageOf, pageQuery, ulidSchema } from '#shared/schemas/primitives.ts';
import { feature } from './route.ts';

const course = z.strictObject({ courseId: ulidSchema });

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
    errors: [
      'not_found',
      'already_enrolled',
      'course_full',
      'enrollment_closed',
      'invitation_required',
      'prerequisite_missing',
    ],
  },
  withdraw: {
    method: 'DELETE',
    path: '/courses/{courseId}/enrollments/mine',
    access: 'signedIn',
    summary: 'Leave a course: the seat is free at once, the progress is kept for a return.',
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
    summary: 'Who is enrolled, for those who teach the course, last enrolled first.',
    params: course,
    query: z.strictObject(pageQuery),
    response: pageOf(rosterEntrySchema),
    errors: ['not_found', 'invalid_cursor'],
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
});
