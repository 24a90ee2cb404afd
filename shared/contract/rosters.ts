import * as z from 'zod';
import {
  enrollmentRequestSchema,
  enrollmentStateSchema,
  learnerSchema,
  mostDecided,
  rosterEntrySchema,
  rosterSortSchema,
} from '#shared/schemas/enrollments.ts';
import { pageOf, pageQuery, ulidSchema, userIdSchema } from '#shared/schemas/primitives.ts';
import { line } from '#shared/schemas/text.ts';
import { feature } from './route.ts';

const course = z.strictObject({ courseId: ulidSchema });

/** Who is in a course, for those who teach it, and what they decide of it. */
export const rosters = feature('rosters', {
  list: {
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
      'Somebody who is or was in the course, with each lesson and how far they are in it, for those who teach it.',
    params: z.strictObject({ courseId: ulidSchema, userId: userIdSchema }),
    response: learnerSchema,
    errors: ['not_found'],
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
      /** That what a course costs is paid, and how one finds that payment again: nobody is let in without. */
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
    summary: 'Who waits for an answer, in all courses that one owns, oldest first.',
    query: z.strictObject(pageQuery),
    response: z.strictObject({
      ...pageOf(enrollmentRequestSchema).shape,
      /** How many there are; 100 also stands for more. */
      pending: z.int().min(0).max(100),
    }),
    errors: ['invalid_cursor'],
  },
});
