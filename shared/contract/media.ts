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
import { openableWorkFileSchema, workFileSchema } from '#shared/schemas/own-work-files.ts';
import { workSchema } from '#shared/schemas/work-files.ts';
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
const signedParts = z.strictObject({
  parts: z.array(z.strictObject({ number: z.int(), bytes: z.int().min(1), url: z.string() })),
  expiresAt: instantSchema,
});
const ownFile = z.strictObject({ mediaId: ulidSchema });
/** Why a file is not taken for somebody's work. */
const notWanted = [
  'not_found',
  'assignment_not_ready',
  'enrollment_required',
  'block_locked',
  'attempt_ended',
  'question_not_open',
  'assignment_not_open',
  'assignment_closed',
  'no_attempts_left',
  'submission_locked',
  'too_large',
  'unsupported_media_type',
  'own_storage_full',
] as const;
const authors = ['teachers', 'admins'] as const;

export const media = feature('media', {
  createUpload: {
    method: 'POST',
    path: '/courses/{courseId}/media',
    access: authors,
    summary:
      'Create an upload for one file of an exact size and type; the file is usable once it is `ready`.',
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
      'Start a multipart upload of one large file of an exact size and type; the uploader can resume it from any device.',
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
    summary: 'Get the parts of your multipart upload that have arrived.',
    params: file,
    response: multipartSchema,
    errors: ['not_found', 'upload_ended'],
  },
  signParts: {
    method: 'GET',
    path: '/courses/{courseId}/media/{mediaId}/upload/parts',
    access: authors,
    summary:
      'Get signed URLs to PUT parts of your multipart upload to: each accepts one part of its exact length, for ten minutes.',
    params: file,
    query: z.strictObject({ numbers: partNumbers }),
    response: signedParts,
    errors: ['not_found', 'upload_ended'],
  },
  completeUpload: {
    method: 'POST',
    path: '/courses/{courseId}/media/{mediaId}/upload',
    access: authors,
    summary:
      'Complete your multipart upload, once all parts have arrived in full; the file is usable once it is `ready`.',
    params: file,
    response: mediaSchema,
    errors: ['not_found', 'upload_incomplete'],
  },
  remove: {
    method: 'DELETE',
    path: '/courses/{courseId}/media/{mediaId}',
    access: authors,
    summary: 'Delete an unused file, or abort your own upload.',
    params: file,
    response: mediaSchema,
    errors: ['not_found', 'media_in_use'],
  },
  getStorage: {
    method: 'GET',
    path: '/courses/{courseId}/media-storage',
    access: authors,
    summary: 'Get the storage used and available for a course and for yourself.',
    params: course,
    response: storageSchema,
    errors: ['not_found'],
  },
  createPhotoUpload: {
    method: 'POST',
    path: '/me/photo-uploads',
    access: 'signedIn',
    summary:
      'Create an upload for your profile photo: at most 1024 pixels wide and high, without camera metadata.',
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
    summary: 'Get whether your uploaded photo has been checked.',
    params: z.strictObject({ photoId: ulidSchema }),
    response: photoUploadSchema,
    errors: ['not_found'],
  },
  createWorkUpload: {
    method: 'POST',
    path: '/me/files',
    access: 'signedIn',
    summary:
      'Create an upload for one file of an exact size and type that you hand in, with an answer or for an assignment, or give with a marking.',
    body: z.strictObject({ ...announced, work: workSchema }),
    response: z.strictObject({ file: workFileSchema, upload: uploadFormSchema }),
    status: 201,
    errors: notWanted,
  },
  beginWorkUpload: {
    method: 'POST',
    path: '/me/file-uploads',
    access: 'signedIn',
    summary:
      'Start a multipart upload of one large file that you hand in; you can resume it from any device.',
    body: z.strictObject({ ...announced, work: workSchema, fingerprint: fingerprintSchema }),
    response: z.strictObject({ file: workFileSchema, upload: multipartSchema }),
    status: 201,
    errors: notWanted,
  },
  getWorkUpload: {
    method: 'GET',
    path: '/me/files/{mediaId}/upload',
    access: 'signedIn',
    summary: 'Get the parts of the multipart upload of a file that you hand in that have arrived.',
    params: ownFile,
    response: multipartSchema,
    errors: ['not_found', 'upload_ended'],
  },
  signWorkParts: {
    method: 'GET',
    path: '/me/files/{mediaId}/upload/parts',
    access: 'signedIn',
    summary:
      'Get signed URLs to PUT parts of a file that you hand in to: each accepts one part of its exact length, for ten minutes.',
    params: ownFile,
    query: z.strictObject({ numbers: partNumbers }),
    response: signedParts,
    errors: ['not_found', 'upload_ended'],
  },
  completeWorkUpload: {
    method: 'POST',
    path: '/me/files/{mediaId}/upload',
    access: 'signedIn',
    summary:
      'Complete the multipart upload of a file that you hand in, once all parts have arrived in full.',
    params: ownFile,
    response: workFileSchema,
    errors: ['not_found', 'upload_incomplete'],
  },
  getWorkFile: {
    method: 'GET',
    path: '/me/files/{mediaId}',
    access: 'signedIn',
    summary: 'Get a file that you hand in, and whether it has been checked.',
    params: ownFile,
    response: openableWorkFileSchema,
    errors: ['not_found'],
  },
  removeWorkFile: {
    method: 'DELETE',
    path: '/me/files/{mediaId}',
    access: 'signedIn',
    summary: 'Delete a file that nothing you handed in names, or abort its upload.',
    params: ownFile,
    response: workFileSchema,
    errors: ['not_found', 'media_in_use'],
  },
  get: {
    method: 'GET',
    path: '/courses/{courseId}/media/{mediaId}',
    access: authors,
    summary: 'Get one file of a course, and whether it has been checked.',
    params: file,
    response: openableMediaSchema,
    errors: ['not_found'],
  },
  list: {
    method: 'GET',
    path: '/courses/{courseId}/media',
    access: authors,
    summary:
      'List the files of a course, newest first, and where each is used; optionally filtered by words in the name or by intended use.',
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
