import * as z from 'zod';
import { fileBytesSchema, mediaTypeSchema } from '#shared/schemas/media.ts';
import { ulidSchema } from '#shared/schemas/primitives.ts';
import { allDiffer, common, commonAsked, feedbackSchema, reviewOf, typed } from '../fields.ts';

const asked = {
  /** The types of files that are taken. */
  accepts: z
    .array(mediaTypeSchema)
    .max(20)
    .refine(
      allDiffer((type) => type),
      'repeated',
    ),
  /** How many. */
  most: z.int().min(1).max(10),
  /** Of one file; what its type allows holds as well. null: no other bound. */
  mostBytes: fileBytesSchema.nullable(),
};
const answer = {
  files: z
    .array(ulidSchema)
    .max(10)
    .refine(
      allDiffer((file) => file),
      'repeated',
    ),
};

export const fileSchemas = {
  content: typed('file', {
    ...common,
    ...asked,
    /** For those who mark, and nobody else. */
    guide: feedbackSchema,
  }),
  draw: typed('file', {}),
  asked: typed('file', { ...commonAsked, ...asked }),
  given: typed('file', answer),
  stored: typed('file', answer),
  review: reviewOf('file', z.null()),
};
