import * as z from 'zod';
import {
  enrollmentRequestSchema,
  learnerSchema,
  mostDecided,
  rosterEntrySchema,
  rosterSortSchema,
} from '#shared/schemas/enrollments.ts';
import { enrollmentStateSchema } from '#shared/schemas/enrollment-parts.ts';
import { pageOf, pageQuery, ulidSchema, userIdSchema } from '#shared/schemas/primitives.ts';
import { line } from '#shared/schemas/text.ts';
import { feature } from './route.ts';

const course = z.strictObject({ courseId: ulidSchema });

/** The people in a course, for those who teach it, and the decisions about them. */
export const rosters = feature('rosters', {
  list: {
    method: 'GET',
    path: '/courses/{courseId}/enrollments',
    access: ['teachers', 'admins'],
    summary:
      'List the people of a course that you teach by enrollment status, sorted; or those whose name has words that start with the query, ignoring case and accents. Eventually consistent, within seconds.',
    params: course,
    query: z.strictObject({
      ...pageQuery,
      state: enrollmentStateSchema.prefault('active'),
      sort: rosterSortSchema.prefault('name'),
      order: z.enum(['asc', 'desc']).prefault('asc'),
      /** A search lists by the word that it found: `sort` and `order` are not asked. */
      q: line(60).optional(),
    }),
    response: z.strictObject({
      ...pageOf(rosterEntrySchema).shape,
      /** Whether the course has a price: who is let in has paid. */
      priced: z.boolean(),
    }),
    errors: ['not_found', 'invalid_cursor'],
  },
  getLearner: {
    method: 'GET',
    path: '/courses/{courseId}/learners/{userId}',
    access: ['teachers', 'admins'],
    summary:
      'Get a current or former student of a course that you teach, with their progress in each lesson.',
    params: z.strictObject({ courseId: ulidSchema, userId: userIdSchema }),
    response: learnerSchema,
    errors: ['not_found'],
  },
  decide: {
    method: 'POST',
    path: '/courses/{courseId}/enrollments/decisions',
    access: ['teachers', 'admins'],
    summary:
      'Admit people who asked or were declined or removed, decline requests, or remove people: all named or none.',
    params: course,
    body: z.strictObject({
      userIds: z
        .array(userIdSchema)
        .min(1)
        .max(mostDecided)
        .refine((ids) => new Set(ids).size === ids.length, 'repeated'),
      decision: z.enum(['admit', 'decline', 'remove']),
      /** The confirmation that a course is paid, and how one finds that payment again: nobody is admitted without. */
      payment: z.strictObject({ reference: line(120) }).optional(),
    }),
    response: z.strictObject({
      decided: z.array(z.strictObject({ userId: userIdSchema, state: enrollmentStateSchema })),
    }),
    errors: ['not_found', 'request_decided', 'not_enrolled', 'payment_not_confirmed'],
  },
  listRequests: {
    method: 'GET',
    path: '/me/enrollment-requests',
    access: ['teachers', 'admins'],
    summary:
      'List the requests that await your decision in all courses that you own, oldest first.',
    query: z.strictObject(pageQuery),
    response: z.strictObject({
      ...pageOf(enrollmentRequestSchema).shape,
      /** The number of requests; 100 also stands for more. */
      pending: z.int().min(0).max(100),
    }),
    errors: ['invalid_cursor'],
  },
});
