import { media as contract } from '#shared/contract/media.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { createS3Client } from '#functions/platform/bucket.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { createMediaLinks } from '#functions/platform/media-links.ts';
import { createMultipart } from '#functions/platform/multipart.ts';
import { createUploadForms } from '#functions/platform/upload-forms.ts';
import { createUpload } from './create-upload.ts';
import { getStorage } from './get-storage.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { beginUpload, completeUpload, getUpload, signParts } from './multipart.ts';
import { createPhotoUpload, getPhotoUpload } from './photos.ts';
import { getWorkFile, removeWorkFile } from './own-work-file.ts';
import { remove } from './remove.ts';
import {
  beginWorkUpload,
  completeWorkUpload,
  createWorkUpload,
  getWorkUpload,
  signWorkParts,
} from './work-uploads.ts';

const { MEDIA_BUCKET, MEDIA_ORIGIN, ORIGIN_SECRET } = readEnvironment(
  'MEDIA_BUCKET',
  'MEDIA_ORIGIN',
  'ORIGIN_SECRET',
);
const bucket = { name: MEDIA_BUCKET, client: createS3Client() };

export const handler = apiHandler(
  contract,
  {
    createUpload,
    beginUpload,
    getUpload,
    signParts,
    completeUpload,
    createPhotoUpload,
    getPhotoUpload,
    createWorkUpload,
    beginWorkUpload,
    getWorkUpload,
    signWorkParts,
    completeWorkUpload,
    getWorkFile,
    removeWorkFile,
    get,
    list,
    remove,
    getStorage,
  },
  {
    ...createBaseDeps(),
    uploads: createUploadForms(bucket),
    multipart: createMultipart(bucket),
    links: createMediaLinks(MEDIA_ORIGIN, ORIGIN_SECRET),
  },
);
