/**
 * How long a crowd keeps the consumers of the stream busy, and how long a new course waits meanwhile:
 *   node test/performance/lag.ts --people 5000 --count
 * Everybody registers, then enrolls in one course, then opens a lesson, each of them all at once. `--count` counts what
 * the consumers ask of the table, which makes them slower.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { marshallItem } from '#functions/data/table/marshall-item.ts';
import { courses } from '#functions/data/courses/courses.ts';
import { keys } from '#functions/data/keys.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { statsRecord } from '#functions/data/courses/stats.ts';
import type { Item } from '#functions/data/table/table.ts';
import { callTables } from '#local/dynamodb/engine-call.ts';
import { startDynamodb } from '#local/dynamodb/start-dynamodb.ts';
import { readAssembly } from '#local/template/assembly.ts';
import { resolveTemplate } from '#local/template/resolve-template.ts';
import { createSecrets } from '#local/template/secrets.ts';
import { synthesize } from '#local/template/synthesize.ts';
import { courseOf } from '../support/course-of.ts';
import { profileOf } from '../support/profile-of.ts';
import { makeCourse } from '../world/courses.ts';
import { liveSnapshot } from './derived.ts';
import { specOf, startPlatform } from './platform.ts';

const { values } = parseArgs({
  options: { people: { type: 'string', default: '5000' }, count: { type: 'boolean' } },
});
const people = Number(values.people);

const mostItems = 100;
const course = courseOf({ state: 'published', publishedAt: '2026-01-01T00:00:00.000Z' });
const { courseId } = course;
const userIdOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

const enrollmentAt = (at: number, changes: Item = {}): Item => ({
  ...keys.enrollment(userIdOf(at), courseId),
  entity: 'Enrollment',
  userId: userIdOf(at),
  courseId,
  state: 'active',
  since: new Date(Date.UTC(2026, 0, 1) + at * 1000).toISOString(),
  enrolledAt: new Date(Date.UTC(2026, 0, 1) + at * 1000).toISOString(),
  message: null,
  turn: null,
  doneBlocks: 0,
  resume: null,
  lastActivityAt: null,
  completedAt: null,
  version: 1,
  ...changes,
});

const profileAt = (at: number): Item => {
  const person = { userId: userIdOf(at), firstName: 'Ada', lastName: `Ruiz ${at}` };
  const made = profiles.create(profileOf({ ...person, email: `ada-${at}@example.com` }));
  return 'put' in made ? made.put : {};
};

/** In transactions: the local table takes one as fast as a single item. */
async function write(endpoint: string, table: string, items: Item[]): Promise<void> {
  for (let at = 0; at < items.length; at += mostItems) {
    const puts = items.slice(at, at + mostItems).map((item) => ({
      Put: { TableName: table, Item: marshallItem(item) },
    }));
    await callTables(endpoint, 'TransactWriteItems', { TransactItems: puts });
  }
}

/** Fills a data folder with a course and people, whose records wait in the stream until a platform starts on it. */
async function gather(dataDir: string): Promise<void> {
  const { template, stackName } = readAssembly(await synthesize());
  const stack = resolveTemplate(template, { stackName, secrets: createSecrets(null) });
  const spec = specOf({ stack });
  const file = join(dataDir, 'dynamodb.db');
  const engine = await startDynamodb({ file, tables: [spec], now: Date.now });
  const made = courses.create(course).flatMap((item) => ('put' in item ? [item.put] : []));
  await write(engine.endpoint, spec.name, [
    ...made,
    { ...keys.seats(courseId), entity: 'Seats', taken: people },
    ...Array.from({ length: people }, (_, at) => profileAt(at)),
  ]);
  await engine.stop();
}

const dataDir = mkdtempSync(join(tmpdir(), 'lag-'));
await gather(dataDir);
const platform = await startPlatform({ dataDir });
const { runtime, newPerson, table, hooks } = platform;

/** The requests of the wide lane to the table since the last look. */
let asked = { requests: 0, read: 0, write: 0 };
if (values.count)
  hooks.onCall = ({ functionRole, action, service, consumedCapacity }) => {
    if (service !== 'dynamodb' || !functionRole.includes('Projections')) return;
    asked.requests += 1;
    asked[/Write|Put|Update|Delete/.test(action) ? 'write' : 'read'] +=
      consumedCapacity?.total ?? 0;
  };

const since = (begun: number) => Math.round((performance.now() - begun) / 100) / 10;
const rows: Record<string, Record<string, number | string>> = {};

/** Measures until all is digested that `begin` left. */
async function measure(name: string, begin: () => Promise<unknown>): Promise<void> {
  asked = { requests: 0, read: 0, write: 0 };
  const begun = performance.now();
  const [more] = await Promise.all([begin(), runtime.drained()]);
  await runtime.drained();
  const seconds = since(begun);
  const each = (sum: number) => Math.round((sum / people) * 100) / 100;
  rows[name] = {
    records: people,
    seconds,
    'a second': Math.round(people / seconds),
    ...(values.count && {
      'requests each': each(asked.requests),
      'read units each': each(asked.read),
      'write units each': each(asked.write),
    }),
    ...(more as object | undefined),
  };
}

const put = (changes: Item) =>
  write(
    runtime.dynamodb.endpoint,
    specOf(runtime).name,
    Array.from({ length: people }, (_, at) => enrollmentAt(at, changes)),
  );

await measure('registrations', async () => undefined);
const teacher = await newPerson('teachers');
await measure('enrollments', async () => {
  await put({});
  let waits = true;
  const drained = runtime.drained().then(() => (waits = false));
  const late = await makeCourse(platform, teacher);
  const published = performance.now();
  while (!(await liveSnapshot(runtime)).documents.has(late.courseId)) await delay(50);
  const found = since(published);
  const stillWaits = waits;
  await drained;
  return { 'a new course, seconds': found, 'while records waited': stillWaits ? 'yes' : 'no' };
});
const students = (await table.get(statsRecord, keys.stats(courseId)))?.students;
if (students !== people) throw new Error(`${students} of ${people} students were counted`);
await measure('first lessons', () =>
  put({ version: 2, lastActivityAt: '2026-01-02T10:00:00.000Z' }),
);
await measure('more of the lesson', () =>
  put({ version: 3, lastActivityAt: '2026-01-02T10:05:00.000Z' }),
);
await platform.stop();
console.table(rows);
