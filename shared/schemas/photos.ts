import * as z from 'zod';
import { mediaStateSchema, rejectionSchema } from './media-file.ts';
import { type MediaType } from '#shared/policies/media-types.ts';
import { ulidSchema } from './primitives.ts';

/** The limits of a person's photo: a small square, cropped by the site before it is sent. */
export const photoLimits = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 500_000,
  /** Pixels. */
  maxSide: 1024,
} as const satisfies { types: readonly MediaType[]; maxBytes: number; maxSide: number };

export const photoTypeSchema = z.enum(photoLimits.types);

/** A photo that was sent, and whether it has been looked at. */
export const photoUploadSchema = z
  .strictObject({
    photoId: ulidSchema,
    state: mediaStateSchema,
    rejection: rejectionSchema.nullable(),
  })
  .meta({ id: 'PhotoUpload' });
