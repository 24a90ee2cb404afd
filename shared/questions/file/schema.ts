import * as z from 'zod';
import { type MediaType, mediaTypes } from '#shared/policies/media-types.ts';
import { ulidSchema } from '#shared/schemas/primitives.ts';
import { allDiffer, common, commonAsked, feedbackSchema, reviewOf, typed } from '../fields.ts';

const asked = {
  /** The types of files that are taken. */
  accepts: z
    .array(z.enum(Object.keys(mediaTypes) as [MediaType, ...MediaType[]]))
    .max(20)
    .refine(
      allDiffer((type) => type),
      'repeated',
    ),
  /** How many. */
  most: z.int().min(1).max(10),
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
