import * as z from 'zod';
import { instantSchema, ulidSchema } from './primitives.ts';

/** What may be uploaded: the type, its file endings, the most bytes of one file, and whether a browser may show it where it is. */
export const mediaTypes = {
  'video/mp4': { extensions: ['mp4', 'm4v'], maxBytes: 2_000_000_000, disposition: 'inline' },
  'video/webm': { extensions: ['webm'], maxBytes: 2_000_000_000, disposition: 'inline' },
  'audio/mpeg': { extensions: ['mp3'], maxBytes: 200_000_000, disposition: 'inline' },
  'image/png': { extensions: ['png'], maxBytes: 20_000_000, disposition: 'inline' },
  'image/jpeg': { extensions: ['jpg', 'jpeg'], maxBytes: 20_000_000, disposition: 'inline' },
  'image/webp': { extensions: ['webp'], maxBytes: 20_000_000, disposition: 'inline' },
  'application/pdf': { extensions: ['pdf'], maxBytes: 100_000_000, disposition: 'attachment' },
  'text/vtt': { extensions: ['vtt'], maxBytes: 1_000_000, disposition: 'inline' },
} as const;

export type MediaType = keyof typeof mediaTypes;

export const mediaTypeSchema = z.enum(Object.keys(mediaTypes) as [MediaType, ...MediaType[]]);

/** Whether the last ending of a name is one of the type's: `a.pdf.html` is no PDF. */
export const fitsType = (fileName: string, type: MediaType): boolean =>
  mediaTypes[type].extensions.some((ending) => fileName.toLowerCase().endsWith(`.${ending}`));

/** The size of one file; the largest type decides. */
export const fileBytesSchema = z.int().min(1).max(2_000_000_000);

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
