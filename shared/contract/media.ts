import * as z from 'zod';
import { fileNameSchema, mediaSchema, mediaTypeSchema } from '#shared/schemas/media.ts';
import { pageOf, pageQuery, ulidSchema } from '#shared/schemas/primitives.ts';
import { photoLimits, photoTypeSchema, photoUploadSchema } from '#shared/schemas/photos.ts';
import { feature } from './route.ts';

const course = z.strictObject({ courseId: ulidSchema });
/** A form to POST to the bucket: the fields, then the file as `file`. */
const uploadFormSchema = z.strictObject({
  url: z.string(),
  fields: z.record(z.string(), z.string()),
});
const authors = ['teachers', 'admins'] as const;

export const media = feature('media', {
  createUpload: {
    method: 'POST',
    path: '/courses/{courseId}/media',
    access: authors,
    summary:
      'Ask for a place to upload one file of an exact size and type; the file is usable once it is `ready`.',
    params: course,
    body: z.strictObject({
      fileName: fileNameSchema,
      contentType: mediaTypeSchema,
      bytes: z.int().min(1).max(2_000_000_000),
    }),
    response: z.strictObject({
      media: mediaSchema,
      upload: uploadFormSchema,
    }),
    status: 201,
    errors: ['not_found', 'too_large', 'unsupported_media_type'],
  },
  createPhotoUpload: {
    method: 'POST',
    path: '/me/photo-uploads',
    access: 'signedIn',
    summary:
      'Ask for a place to upload a photo of oneself: at most 1024 pixels wide and high, without what a camera writes into it.',
    body: z.strictObject({
      contentType: photoTypeSchema,
      bytes: z.int().min(1).max(photoLimits.maxBytes),
    }),
    response: z.strictObject({ photoId: ulidSchema, upload: uploadFormSchema }),
    status: 201,
  },
  getPhotoUpload: {
    method: 'GET',
    path: '/me/photo-uploads/{photoId}',
    access: 'signedIn',
    summary: 'Whether a photo of one’s own has been looked at.',
    params: z.strictObject({ photoId: ulidSchema }),
    response: photoUploadSchema,
    errors: ['not_found'],
  },
  get: {
    method: 'GET',
    path: '/courses/{courseId}/media/{mediaId}',
    access: authors,
    summary: 'One file of a course and whether it has been looked at.',
    params: z.strictObject({ courseId: ulidSchema, mediaId: ulidSchema }),
    response: mediaSchema,
    errors: ['not_found'],
  },
  list: {
    method: 'GET',
    path: '/courses/{courseId}/media',
    access: authors,
    summary: 'The files of a course, newest first.',
    params: course,
    query: z.strictObject(pageQuery),
    response: pageOf(mediaSchema),
    errors: ['not_found', 'invalid_cursor'],
  },
});
