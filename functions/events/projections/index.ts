import { createSnapshotStore } from '#functions/data/catalog/snapshot-store.ts';
import { createTable } from '#functions/data/table.ts';
import { bucketOf } from '#functions/platform/bucket.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { indexCourses } from '../catalog/index-courses.ts';
import { atOnce, oneByOne, streamHandler } from '../platform/stream-handler.ts';
import { keepRoster } from '../roster/keep-roster.ts';
import { countChange } from './count-change.ts';

const { TABLE_NAME, SEARCH_BUCKET } = readEnvironment('TABLE_NAME', 'SEARCH_BUCKET');

const table = createTable(TABLE_NAME);
const store = createSnapshotStore(bucketOf(SEARCH_BUCKET));

/** Keeps what is derived from the table: the counts of a course (students, lessons, minutes), its roster and the catalogue. */
export const handler = streamHandler(
  oneByOne((record) => countChange(table, record)),
  oneByOne((record) => keepRoster(record, { table, truth: table })),
  atOnce((records) => indexCourses(store, records)),
);
