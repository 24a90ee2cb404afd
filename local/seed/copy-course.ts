import { monotonicFactory } from 'ulid';
import { callTables } from '../dynamodb/engine-call.ts';
import { inventCard } from './invent.ts';
import type { SeededCourse } from './make-courses.ts';

type Value = { S?: string; M?: Record<string, Value> };
type Row = Record<string, Value>;
type Engine = { endpoint: string; table: string };

const perBatch = 25;
const atOnce = 4;

/**
 * Every row that is the course's own, but for remembered answers, which expire by themselves. A row that only speaks of
 * it is somebody else's, and would be the same row in each copy.
 */
async function rowsOf({ endpoint, table }: Engine, course: SeededCourse): Promise<Row[]> {
  const ids = [course.courseId, ...course.blockIds, course.code];
  const rows: Row[] = [];
  let start: Row | undefined;
  do {
    const page = await callTables<{ Items: Row[]; LastEvaluatedKey?: Row }>(endpoint, 'Scan', {
      TableName: table,
      ConsistentRead: true,
      ...(start && { ExclusiveStartKey: start }),
    });
    for (const row of page.Items) {
      const text = JSON.stringify([row['pk'], row['sk']]);
      if (row['entity'] && ids.some((id) => text.includes(id))) rows.push(row);
    }
    start = page.LastEvaluatedKey;
  } while (start);
  return rows;
}

/** Sums are written first: the stream counts them anew, and comes to the same. */
const sumsFirst = (a: Row, b: Row) => Number(isSum(b)) - Number(isSum(a));
const isSum = (row: Row) => row['entity']?.S === 'Stats';

const text = (value: string): Value => ({ S: value });

function copy(rows: Row[], course: SeededCourse, at: number, newId: () => string): Row[] {
  const { courseId, moduleId, blockIds, code } = course;
  const renamed = [courseId, moduleId, ...blockIds].map((id) => [id, newId()] as const);
  const { title, category, level } = inventCard(at);
  return rows.map((row) => {
    const written = [...renamed, [code, `${code}-${at}`] as const].reduce(
      (json, [from, to]) => json.replaceAll(from, to),
      JSON.stringify(row),
    );
    const next = JSON.parse(written) as Row;
    if (next['entity']?.S !== 'Course') return next;
    return {
      ...next,
      title: { M: { en: text(title.en ?? ''), es: text(title.es ?? '') } },
      category: text(category),
      level: text(level),
    };
  });
}

async function write({ endpoint, table }: Engine, rows: Row[]): Promise<void> {
  const requests = rows.map((Item) => ({ PutRequest: { Item } }));
  const batches: (typeof requests)[] = [];
  while (requests.length > 0) batches.push(requests.splice(0, perBatch));
  while (batches.length > 0)
    await Promise.all(
      batches
        .splice(0, atOnce)
        .map((batch) =>
          callTables(endpoint, 'BatchWriteItem', { RequestItems: { [table]: batch } }),
        ),
    );
}

/**
 * The fast way to a large school: copies a course that the API made, row by row, under other ids and
 * titles, straight into the local engine. The rows are the API's own, so nothing here knows a key. The
 * stream sees each of them: the catalogue follows by itself, as after the API. No rich text of it may name an id: a
 * long one is packed, and keeps the original's.
 * @param course made by `makeSeedCourse`, and already counted by the stream
 * @param numbers of the copies: the same number gives the same title
 */
export async function copyCourse(
  engine: Engine,
  course: SeededCourse,
  numbers: { from: number; to: number },
): Promise<void> {
  const ulid = monotonicFactory();
  const rows = (await rowsOf(engine, course)).sort(sumsFirst);
  const chunk = 200;
  for (let from = numbers.from; from < numbers.to; from += chunk) {
    const copies: Row[] = [];
    for (let at = from; at < Math.min(from + chunk, numbers.to); at += 1)
      copies.push(...copy(rows, course, at, () => ulid()));
    await write(engine, copies.sort(sumsFirst));
  }
}
