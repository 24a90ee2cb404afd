import { courses as contract } from '#shared/contract/courses.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { createCatalogReader } from '#functions/data/catalog/catalog-reader.ts';
import { createSnapshotStore } from '#functions/data/catalog/snapshot-store.ts';
import { createS3Client } from '#functions/platform/bucket.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { createMediaLinks } from '#functions/platform/media-links.ts';
import { createBlock, updateBlock } from './blocks.ts';
import { create } from './create.ts';
import { getFeatured, setFeatured } from './featured.ts';
import { get } from './get.ts';
import { getBlock } from './get-block.ts';
import { home } from './home.ts';
import { list } from './list.ts';
import { listTaught } from './list-taught.ts';
import { createModule, updateModule } from './modules.ts';
import { getPaymentText, setPaymentText } from './payment-text.ts';
import { setState } from './set-state.ts';
import { getTeacher, listTeachers } from './teachers.ts';
import { update } from './update.ts';

const { MEDIA_ORIGIN, ORIGIN_SECRET, SEARCH_BUCKET } = readEnvironment(
  'MEDIA_ORIGIN',
  'ORIGIN_SECRET',
  'SEARCH_BUCKET',
);

const deps = {
  ...createBaseDeps(),
  catalog: createCatalogReader(
    createSnapshotStore({ name: SEARCH_BUCKET, client: createS3Client() }),
  ),
  links: createMediaLinks(MEDIA_ORIGIN, ORIGIN_SECRET),
};

export const handler = apiHandler(
  contract,
  {
    list,
    home,
    getFeatured,
    setFeatured,
    getPaymentText,
    setPaymentText,
    listTeachers,
    getTeacher,
    listTaught,
    get,
    create,
    update,
    setState,
    createModule,
    updateModule,
    getBlock,
    createBlock,
    updateBlock,
  },
  deps,
);
