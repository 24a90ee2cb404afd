import * as z from 'zod';
import { uploadLimits } from '#shared/policies/upload-limits.ts';
import {
  fingerprintSchema,
  libraryMediaSchema,
  multipartSchema,
  openableMediaSchema,
  storageSchema,
} from '#shared/schemas/media-library.ts';
import { fileNameSchema, mediaSchema } from '#shared/schemas/media-file.ts';
import { fileBytesSchema, mediaTypeSchema } from '#shared/schemas/media.ts';
import { instantSchema, pageOf, pageQuery, ulidSchema } from '#shared/schemas/primitives.ts';
import { photoLimits, photoTypeSchema, photoUploadSchema } from '#shared/schemas/photos.ts';
import { line } from '#shared/schemas/text.ts';
import { feature } from './route.ts';

const course = z.strictObject({ courseId: ulidSchema });
const file = z.strictObject({ courseId: ulidSchema, mediaId: ulidSchema });
const announced = {
  fileName: fileNameSchema,
  contentType: mediaTypeSchema,
  bytes: fileBytesSchema,
};
const full = ['course_storage_full', 'own_storage_full'] as const;
const partNumber = '[1-9]\\d{0,3}';
/** Numbers of parts as they come in an address: `1,2,5`. */
const partNumbers = z
  .string()
  .regex(new RegExp(`^${partNumber}(,${partNumber}){0,${uploadLimits.partsAtOnce - 1}}$`))
  .transform((numbers) => numbers.split(',').map(Number));
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
    body: z.strictObject(announced),
    response: z.strictObject({
      media: mediaSchema,
      upload: uploadFormSchema,
    }),
    status: 201,
    errors: ['not_found', 'too_large', 'unsupported_media_type', ...full],
  },
  beginUpload: {
    method: 'POST',
    path: '/courses/{courseId}/media-uploads',
    access: authors,
    summary:
      'Begin to upload one large file of an exact size and type in parts; who began it can go on with it from any device.',
    params: course,
    body: z.strictObject({ ...announced, fingerprint: fingerprintSchema }),
    response: z.strictObject({ media: mediaSchema, upload: multipartSchema }),
    status: 201,
    errors: ['not_found', 'too_large', 'unsupported_media_type', ...full],
  },
  getUpload: {
    method: 'GET',
    path: '/courses/{courseId}/media/{mediaId}/upload',
    access: authors,
    summary: 'What has arrived of an own upload in parts.',
    params: file,
    response: multipartSchema,
    errors: ['not_found', 'upload_ended'],
  },
  signParts: {
    method: 'GET',
    path: '/courses/{courseId}/media/{mediaId}/upload/parts',
    access: authors,
    summary:
      'Addresses to PUT parts of an own upload to: each takes one part of its exact length, for ten minutes.',
    params: file,
    query: z.strictObject({ numbers: partNumbers }),
    response: z.strictObject({
      parts: z.array(z.strictObject({ number: z.int(), bytes: z.int().min(1), url: z.string() })),
      expiresAt: instantSchema,
    }),
    errors: ['not_found', 'upload_ended'],
  },
  completeUpload: {
    method: 'POST',
    path: '/courses/{courseId}/media/{mediaId}/upload/completion',
    access: authors,
    summary:
      'Join the parts of an own upload, all of which must be there in full; it is usable once it is `ready`.',
    params: file,
    response: mediaSchema,
    errors: ['not_found', 'upload_incomplete'],
  },
  remove: {
    method: 'DELETE',
    path: '/courses/{courseId}/media/{mediaId}',
    access: authors,
    summary: 'Throw away a file that nothing uses, or give up an upload of one’s own.',
    params: file,
    response: mediaSchema,
    errors: ['not_found', 'media_in_use'],
  },
  getStorage: {
    method: 'GET',
    path: '/courses/{courseId}/media-storage',
    access: authors,
    summary: 'How much the files of a course and one’s own take, and may take.',
    params: course,
    response: storageSchema,
    errors: ['not_found'],
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
    params: file,
    response: openableMediaSchema,
    errors: ['not_found'],
  },
  list: {
    method: 'GET',
    path: '/courses/{courseId}/media',
    access: authors,
    summary:
      'The files of a course, newest first, and where each is used; those whose name holds some words, or that a place takes.',
    params: course,
    query: z.strictObject({
      ...pageQuery,
      q: line(80).optional(),
      use: z.enum(['image', 'video', 'audio', 'captions', 'document', 'file']).optional(),
    }),
    response: pageOf(libraryMediaSchema),
    errors: ['not_found', 'invalid_cursor'],
  },
});
