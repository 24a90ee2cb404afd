import * as z from 'zod';
import { mediaTypes, type MediaType } from '#shared/policies/media-types.ts';
import { instantSchema, ulidSchema } from './primitives.ts';

export const mediaTypeSchema = z.enum(Object.keys(mediaTypes) as [MediaType, ...MediaType[]]);

/** The size of one file; the largest type decides. */
export const fileBytesSchema = z.int().min(1).max(2_000_000_000);

/** The time that something plays, in whole seconds: a day at the most. */
export const durationSecondsSchema = z.int().min(1).max(86_400);

/** A file that can be fetched until `expiresAt`, from another origin than the site. */
export const mediaLinkSchema = z
  .strictObject({
    mediaId: ulidSchema,
    fileName: z.string(),
    contentType: mediaTypeSchema,
    bytes: fileBytesSchema,
    url: z.string(),
    expiresAt: instantSchema,
  })
  .meta({ id: 'MediaLink' });
