import * as z from 'zod';
import { instantSchema, ulidSchema } from './primitives.ts';
import { line } from './text.ts';

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

/** `pending`: not looked at yet; `ready`: looked at and kept; `rejected`: not what it said it is, thrown away. */
export const mediaStateSchema = z.enum(['pending', 'ready', 'rejected']);

/** Why a file was turned away: codes that the site translates. */
export const rejectionSchema = z.enum([
  'wrong_bytes',
  'wrong_size',
  'active_content',
  'too_large_image',
  'carries_metadata',
  'captions_time',
  'captions_order',
]);

/** Separators, what no file system takes, and format marks that hide letters or turn their order. */
const notInNames =
  /[\u034F\u00AD/\\:*?"<>|\u061C\u115F\u1160\u180E\u3164\uFFA0\u{E0000}-\u{E007F}]/u;

export const fileNameSchema = line(120).refine(
  (name) => !notInNames.test(name) && !name.startsWith('.') && !name.endsWith('.'),
  'file_name',
);

/** Whether the last ending of a name is one of the type's: `a.pdf.html` is no PDF. */
export const fitsType = (fileName: string, type: MediaType): boolean =>
  mediaTypes[type].extensions.some((ending) => fileName.toLowerCase().endsWith(`.${ending}`));

/** The size of one file; the largest type decides. */
export const fileBytesSchema = z.int().min(1).max(2_000_000_000);

export const mediaSchema = z
  .strictObject({
    mediaId: ulidSchema,
    courseId: ulidSchema,
    fileName: z.string(),
    contentType: mediaTypeSchema,
    bytes: fileBytesSchema,
    state: mediaStateSchema,
    rejection: rejectionSchema.nullable(),
    /** The line of captions that is at fault. */
    rejectedAtLine: z.int().nullable(),
    /** Whether parts of it are still to come: one's own upload, which one can go on with. */
    arriving: z.boolean(),
    /** When it goes, unless something names it by then. */
    goesAt: instantSchema.nullable(),
    createdAt: instantSchema,
  })
  .meta({ id: 'Media' });
export type Media = z.infer<typeof mediaSchema>;

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
