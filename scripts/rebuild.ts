/**
 * Makes everything derived anew from the table: the counts and rosters of courses, what people are found by, and the catalogue's snapshot.
 *   TABLE_NAME=… SEARCH_BUCKET=… node scripts/rebuild.ts
 * It reads the whole table, by the credentials of whoever runs it: no function may do so.
 */
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { createSnapshotStore, type SnapshotStore } from '#functions/data/catalog/snapshot-store.ts';
import type { Key } from '#functions/data/keys.ts';
import { createTable, type Item, type Table } from '#functions/data/table.ts';
import { indexCourses } from '#functions/events/catalog/index-courses.ts';
import { countChange } from '#functions/events/projections/count-change.ts';
import { countOutlines } from '#functions/events/projections/count-outline.ts';
import { keepPeople } from '#functions/events/people/keep-people.ts';
import { keepRoster, type RosterDeps } from '#functions/events/roster/keep-roster.ts';
import { bucketOf } from '#functions/platform/bucket.ts';
import { readEnvironment } from '#functions/platform/environment.ts';

/** Every item of the table, a page at a time. */
export async function* pagesOf(table: Table): AsyncGenerator<Item[]> {
  let start: Item | undefined;
  do {
    const answer = await table.documents.send(
      new ScanCommand({ TableName: table.name, ConsistentRead: true, ExclusiveStartKey: start }),
    );
    yield answer.Items ?? [];
    start = answer.LastEvaluatedKey;
  } while (start);
}

/** Items of one course meet in its counts, so they are taken one after the other; courses side by side. */
async function takePage(page: Item[], deps: RosterDeps): Promise<void> {
  const byCourse = Object.values(Object.groupBy(page, ({ courseId }) => String(courseId)));
  await Promise.all(
    byCourse.map(async (items = []) => {
      for (const after of items) {
        await countChange(deps.table, { before: undefined, after });
        if (after.entity === 'Enrollment') await keepRoster({ before: undefined, after }, deps);
        await keepPeople({ before: undefined, after }, deps);
      }
    }),
  );
}

/**
 * Replays items through the same code that follows the stream, as if each had just been written. What
 * was already taken in changes nothing, so the live stream may go on meanwhile.
 * @param table where counts and rosters are kept: that of the items, or an empty one to compare with
 * @param truth where the items are
 */
export async function rebuild(
  pages: AsyncIterable<Item[]> | Iterable<Item[]>,
  table: Table,
  store: SnapshotStore,
  truth = table,
): Promise<void> {
  for await (const page of pages) {
    await takePage(page, { table, truth });
    const records = page.map((after) => {
      return { key: after as Key, before: undefined, after, sequence: '' };
    });
    await countOutlines(records, { table, truth });
    await indexCourses({ store, truth }, records);
  }
}

if (import.meta.main) {
  const { TABLE_NAME, SEARCH_BUCKET } = readEnvironment('TABLE_NAME', 'SEARCH_BUCKET');
  const table = createTable(TABLE_NAME);
  const { credentials } = table.documents.config;
  const store = createSnapshotStore(bucketOf(SEARCH_BUCKET, { credentials }));
  await rebuild(pagesOf(table), table, store);
}
