import { progress as contract } from '#shared/contract/progress.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { keys } from '#functions/data/keys.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { createMediaLinks } from '#functions/platform/media-links.ts';
import { getDashboard } from './get-dashboard.ts';
import { listCourses } from './list-courses.ts';
import { listPendingCourses } from './list-pending-courses.ts';
import { record, recordKeys } from './record.ts';
import { seeNews } from './see-news.ts';

const { MEDIA_ORIGIN, ORIGIN_SECRET } = readEnvironment('MEDIA_ORIGIN', 'ORIGIN_SECRET');
const deps = { ...createBaseDeps(), links: createMediaLinks(MEDIA_ORIGIN, ORIGIN_SECRET) };

export const handler = apiHandler(
  contract,
  { listCourses, listPendingCourses, record, getDashboard, seeNews },
  deps,
  { record: recordKeys, seeNews: (_, userId) => [keys.newsSeen(userId)] },
);
