import * as z from 'zod';
import { ulidSchema } from './primitives.ts';

/** What of an assignment comes as a file: one of the files that it asks for, or its recording. */
export const workFileParts = ['files', 'recording'] as const;
export type WorkFilePart = (typeof workFileParts)[number];

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
      /** Which part of what is asked for it is: it is counted and bounded as one of that part. */
      part: z.enum(workFileParts).default('files'),
    }),
    z.strictObject({ kind: z.literal('marking'), submissionId: ulidSchema }),
  ])
  .meta({ id: 'Work' });
export type Work = z.infer<typeof workSchema>;
/** The same as it is asked for, where what is usual is left out. */
export type NewWork = z.input<typeof workSchema>;

/** The SHA-256 of a file's bytes, in the digits that programs print it in. */
export const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);
