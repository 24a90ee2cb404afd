import { createSnapshotStore } from '#functions/data/catalog/snapshot-store.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { streamBatchHandler } from '../platform/stream-handler.ts';
import { indexCourses } from './index-courses.ts';

const store = createSnapshotStore(readEnvironment('SEARCH_BUCKET').SEARCH_BUCKET);

/** Keeps the catalogue's snapshot from the table's stream: a batch of changes is one write. */
export const handler = streamBatchHandler((records) => indexCourses(store, records));
