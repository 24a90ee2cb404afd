import * as z from 'zod';
import { mostOfFileName, notInNames } from '#shared/policies/file-names.ts';
import { durationSecondsSchema, fileBytesSchema, mediaTypeSchema } from './media.ts';
import { instantSchema, ulidSchema } from './primitives.ts';
import { line } from './text.ts';

/** `pending`: not looked at yet; `ready`: looked at and kept; `rejected`: not what it said it is, thrown away. */
export const mediaStateSchema = z.enum(['pending', 'ready', 'rejected']);

/** Why a file was turned away: codes that the site translates. */
export const rejectionSchema = z.enum([
  'wrong_bytes',
  'wrong_size',
  'active_content',
  'needs_password',
  'macros',
  'reaches_out',
  'unsafe_archive',
  'too_large_image',
  'carries_metadata',
  'captions_time',
  'captions_order',
]);

export const fileNameSchema = line(mostOfFileName).refine(
  (name) => !notInNames.test(name) && !name.startsWith('.') && !name.endsWith('.'),
  'file_name',
);

/** What everybody is told of a file who may see it, whatever it belongs to. */
export const fileFields = {
  mediaId: ulidSchema,
  fileName: z.string(),
  contentType: mediaTypeSchema,
  bytes: fileBytesSchema,
  /** The time that it plays, as the file itself says; null if nothing plays, or if it does not say. */
  durationSeconds: durationSecondsSchema.nullable(),
  state: mediaStateSchema,
  rejection: rejectionSchema.nullable(),
  /** The line of captions that is at fault. */
  rejectedAtLine: z.int().nullable(),
  /** Whether parts of it are still to come: one's own upload, which one can go on with. */
  arriving: z.boolean(),
  /** The instant when it goes, unless something names it by then. */
  goesAt: instantSchema.nullable(),
  createdAt: instantSchema,
};

export const mediaSchema = z
  .strictObject({ ...fileFields, courseId: ulidSchema })
  .meta({ id: 'Media' });
