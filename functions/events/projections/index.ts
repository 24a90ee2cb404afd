import { createSnapshotStore } from '#functions/data/catalog/snapshot-store.ts';
import { createTable } from '#functions/data/table.ts';
import { bucketOf } from '#functions/platform/bucket.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { atOnce, oneByOne, streamHandler } from '../platform/stream-handler.ts';
import { copyCourse } from './copy-course.ts';
import { copyModule } from './copy-module.ts';
import { derive } from './derive.ts';
import { beginRecounts, recountLearners } from './recount-learners.ts';
import { sweepOutline } from './sweep-outline.ts';

const { TABLE_NAME, SEARCH_BUCKET } = readEnvironment('TABLE_NAME', 'SEARCH_BUCKET');

const table = createTable(TABLE_NAME);
const store = createSnapshotStore(bucketOf(SEARCH_BUCKET));

/**
 * Keeps what is derived from the table: the counts of a course (students, lessons, minutes), its roster
 * and the catalogue, and what people are found by; finishes the copy of a course or of a module, counts what
 * its learners have done anew where lessons came or went, and clears up behind the bin.
 */
export const handler = streamHandler(
  ...derive({ table, truth: table, store }),
  oneByOne((record) => copyCourse(table, record)),
  oneByOne((record) => copyModule(table, record)),
  atOnce((records) => beginRecounts(table, records)),
  oneByOne((record) => recountLearners(table, record)),
  oneByOne((record) => sweepOutline(table, record)),
);
