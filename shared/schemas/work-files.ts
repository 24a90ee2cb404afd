import * as z from 'zod';
import { fileFields } from './media-file.ts';
import { mediaLinkSchema } from './media.ts';
import { ulidSchema } from './primitives.ts';

/** What somebody's file is for: an answer in one of their attempts, or what they hand in for an assignment. */
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
  ])
  .meta({ id: 'Work' });
export type Work = z.infer<typeof workSchema>;

/** The SHA-256 of a file's bytes, in the digits that programs print it in. */
export const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

/** A file that a person hands in, as they see it: it is of no course's library. */
export const workFileSchema = z
  .strictObject({
    ...fileFields,
    work: workSchema,
    /** There once it is ready: that of the very bytes that were looked at, and are kept. */
    sha256: sha256Schema.nullable(),
  })
  .meta({ id: 'WorkFile' });

/** With a link to look at it, where it is ready. */
export const openableWorkFileSchema = z
  .strictObject({ ...workFileSchema.shape, link: mediaLinkSchema.nullable() })
  .meta({ id: 'OpenableWorkFile' });
export type OpenableWorkFile = z.infer<typeof openableWorkFileSchema>;
