import { media as contract } from '#shared/contract/media.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { bucketOf } from '#functions/platform/bucket.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { createUploadForms } from '#functions/platform/upload-forms.ts';
import { createUpload } from './create-upload.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { createPhotoUpload, getPhotoUpload } from './photos.ts';

const { MEDIA_BUCKET } = readEnvironment('MEDIA_BUCKET');

export const handler = apiHandler(
  contract,
  { createUpload, createPhotoUpload, getPhotoUpload, get, list },
  { ...createBaseDeps(), uploads: createUploadForms(bucketOf(MEDIA_BUCKET)) },
);
