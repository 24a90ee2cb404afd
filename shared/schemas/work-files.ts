import * as z from 'zod';
import { ulidSchema } from './primitives.ts';

/** What somebody's file is for: an answer in one of their attempts, what they hand in for an assignment, or what they give with a marking. */
export const workSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('attempt'),
      courseId: ulidSchema,
      quizId: ulidSchema,
      attemptId: ulidSchema,
      slotId: ulidSchema,
    }),
    z.strictObject({
      kind: z.literal('assignment'),
      courseId: ulidSchema,
      assignmentId: ulidSchema,
    }),
    z.strictObject({ kind: z.literal('marking'), submissionId: ulidSchema }),
  ])
  .meta({ id: 'Work' });
export type Work = z.infer<typeof workSchema>;

/** The SHA-256 of a file's bytes, in the digits that programs print it in. */
export const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);
