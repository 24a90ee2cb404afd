import { catalog as contract } from '#shared/contract/catalog.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { createCatalogReader } from '#functions/data/catalog/catalog-reader.ts';
import { createSnapshotStore } from '#functions/data/catalog/snapshot-store.ts';
import { ownCourseKeys } from '#functions/data/courses/course-view.ts';
import { createS3Client } from '#functions/platform/bucket.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { createMediaLinks } from '#functions/platform/media-links.ts';
import { getCourse } from './get-course.ts';
import { home } from './home.ts';
import { list } from './list.ts';
import { getTeacher, listTeachers } from './teachers.ts';

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
  { list, home, listTeachers, getTeacher, getCourse },
  deps,
  { getCourse: ownCourseKeys },
);
