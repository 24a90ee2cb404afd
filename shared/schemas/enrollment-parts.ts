import * as z from 'zod';
import { instantSchema, ulidSchema, userIdSchema } from './primitives.ts';

/**
 * The state of somebody in a course. `active` alone is in it: `requested` asked to be let in, `declined` was not,
 * `waiting` has a place in the line for a seat, `withdrawn` left, `removed` was taken out.
 */
export const enrollmentStateSchema = z.enum([
  'requested',
  'declined',
  'waiting',
  'active',
  'withdrawn',
  'removed',
]);
export type EnrollmentState = z.infer<typeof enrollmentStateSchema>;

/**
 * The changes that others made to somebody's enrollment: gave them the seat that they waited for, admitted them, put
 * them in line because no seat was free, declined or removed them.
 */
export const turnSchema = z.enum(['seat', 'admitted', 'lined', 'declined', 'removed']);
export type Turn = z.infer<typeof turnSchema>;

/** The effect of an invitation to a course with a price: the price as for everybody, or a free seat. */
export const invitedPlaceSchema = z.enum(['price', 'free']).prefault('price');

/**
 * The confirmation that a seat is paid: by whose word, and how the payment is found again. `waived`: they ask for none.
 */
export const paymentSchema = z.strictObject({
  kind: z.enum(['confirmed', 'waived']),
  /** null where payment is waived. */
  reference: z.string().nullable(),
  by: userIdSchema,
  at: instantSchema,
});
export type Payment = z.infer<typeof paymentSchema>;

/** The place where a student stopped: the block, and the second of its video (0 for other kinds). */
export const resumePointSchema = z.strictObject({
  moduleId: ulidSchema,
  blockId: ulidSchema,
  positionSeconds: z.number().min(0).max(86_400),
});
