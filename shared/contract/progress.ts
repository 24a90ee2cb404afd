import * as z from 'zod';
import { blockKindSchema, learningStateSchema } from '#shared/schemas/blocks.ts';
import {
  enrolledCourseSchema,
  ownEnrollmentSchema,
  pendingCourseSchema,
} from '#shared/schemas/enrollments.ts';
import { newsSchema } from '#shared/schemas/news.ts';
import {
  count,
  instantSchema,
  pageOf,
  pageQuery,
  ulidSchema,
  versionSchema,
} from '#shared/schemas/primitives.ts';
import { localizedLine } from '#shared/schemas/text.ts';
import { feature } from './route.ts';

/** The progress of students and what they are shown of it: their courses, the next lesson, what is new. */
export const progress = feature('progress', {
  listCourses: {
    method: 'GET',
    path: '/me/enrollments',
    access: 'signedIn',
    summary:
      'List the courses you are enrolled in, with your progress and where to continue, latest enrollment first.',
    query: z.strictObject(pageQuery),
    response: pageOf(enrolledCourseSchema),
    errors: ['invalid_cursor'],
  },
  listPendingCourses: {
    method: 'GET',
    path: '/me/enrollments/pending',
    access: 'signedIn',
    summary: 'List the courses you have requested, wait for or are invited to; at most a hundred.',
    response: z.strictObject({ items: z.array(pendingCourseSchema).max(100) }),
  },
  record: {
    method: 'PUT',
    path: '/courses/{courseId}/modules/{moduleId}/blocks/{blockId}/progress',
    access: 'signedIn',
    summary:
      'Record your progress in a block: started, at a second, or done (which can be undone).',
    params: z.strictObject({ courseId: ulidSchema, moduleId: ulidSchema, blockId: ulidSchema }),
    body: z.strictObject({
      state: z.enum(['started', 'done']),
      positionSeconds: z.number().min(0).max(86_400),
    }),
    response: z.strictObject({
      state: learningStateSchema,
      enrollment: ownEnrollmentSchema,
      /** The version of the block as it is now: a reader of an earlier one learns that it was changed. */
      blockVersion: versionSchema,
    }),
    errors: ['not_found', 'enrollment_required', 'block_locked', 'completion_not_reached'],
  },
  getDashboard: {
    method: 'GET',
    path: '/me/dashboard',
    access: 'signedIn',
    summary:
      'Get the student dashboard: the next thing to do, what is new, what is due in your daily review, your courses and pending ones, and the first steps of a new student.',
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
      /** The latest first. */
      news: z.array(newsSchema),
      pending: z.array(pendingCourseSchema),
      /** How many questions the daily review asks today; 0 too where it is off. */
      toReview: count,
      firstSteps: z.strictObject({
        course: z.boolean(),
        profile: z.boolean(),
        lesson: z.boolean(),
      }),
    }),
  },
  seeNews: {
    method: 'PUT',
    path: '/me/news-seen',
    access: 'signedIn',
    summary:
      'Mark the news up to an instant as seen; an earlier instant than before changes nothing.',
    body: z.strictObject({ until: instantSchema }),
    response: z.strictObject({ until: instantSchema }),
  },
});
