import { contract } from '#shared/contract/index.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { createStorage } from '#functions/platform/storage.ts';
import { createUpload } from './create-upload.ts';
import { get } from './get.ts';
import { list } from './list.ts';

const { MEDIA_BUCKET } = readEnvironment('MEDIA_BUCKET');

export const handler = apiHandler(
  contract.media,
  { createUpload, get, list },
  { ...createBaseDeps(), storage: createStorage(MEDIA_BUCKET) },
);
