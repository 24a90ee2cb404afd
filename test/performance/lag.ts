/**
 * How long a crowd keeps the consumers of the stream busy, and how long a new course waits meanwhile:
 *   node test/performance/lag.ts --people 5000
 * Everybody has registered and enrolled in one course, and nothing of it is digested when the platform starts.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { marshall } from '@aws-sdk/util-dynamodb';
import { courses } from '#functions/data/courses.ts';
import { keys } from '#functions/data/keys.ts';
import { profiles } from '#functions/data/profiles.ts';
import { statsRecord } from '#functions/data/stats.ts';
import type { Item } from '#functions/data/table.ts';
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

const { values } = parseArgs({ options: { people: { type: 'string', default: '5000' } } });
const people = Number(values.people);

const perBatch = 25;
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
  lastActivityAt: '2026-01-02T10:00:00.000Z',
  completedAt: null,
  version: 1,
  ...changes,
});

const profileAt = (at: number): Item => {
  const person = { userId: userIdOf(at), firstName: 'Ada', lastName: `Ruiz ${at}` };
  const made = profiles.create(profileOf({ ...person, email: `ada-${at}@example.com` }));
  return 'put' in made ? made.put : {};
};

async function write(endpoint: string, table: string, items: Item[]): Promise<void> {
  for (let at = 0; at < items.length; at += perBatch) {
    const requests = items.slice(at, at + perBatch).map((item) => ({
      PutRequest: { Item: marshall(item, { removeUndefinedValues: true }) },
    }));
    await callTables(endpoint, 'BatchWriteItem', { RequestItems: { [table]: requests } });
  }
}

/** Fills a data folder with the crowd, whose records wait in the stream until a platform starts on it. */
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
    ...Array.from({ length: people }, (_, at) => [profileAt(at), enrollmentAt(at)]).flat(),
  ]);
  await engine.stop();
}

const since = (begun: number) => Math.round((performance.now() - begun) / 100) / 10;

const dataDir = mkdtempSync(join(tmpdir(), 'lag-'));
await gather(dataDir);
const platform = await startPlatform({ dataDir });
const { runtime, newPerson, table } = platform;
const begun = performance.now();
let digested: number | undefined;
const drained = runtime.drained().then(() => void (digested = since(begun)));

const teacher = await newPerson('teachers');
const late = await makeCourse(platform, teacher);
const published = performance.now();
while (!(await liveSnapshot(runtime)).documents.has(late.courseId)) await delay(50);
const found = since(published);
const waited = digested === undefined;
await drained;
const students = (await table.get(statsRecord, keys.stats(courseId)))?.students;
if (students !== people) throw new Error(`${students} of ${people} students were counted`);

const learning = performance.now();
await write(
  runtime.dynamodb.endpoint,
  specOf(runtime).name,
  Array.from({ length: people }, (_, at) =>
    enrollmentAt(at, { version: 2, lastActivityAt: '2026-01-02T10:05:00.000Z' }),
  ),
);
const written = since(learning);
await runtime.drained();
const followed = since(learning);
await platform.stop();

console.table({
  'records that waited': 2 * people,
  'seconds until they were digested': digested,
  'records a second': Math.round((2 * people) / (digested ?? 1)),
  'seconds until a new course was in the catalogue': found,
  'records still waited then': waited ? 'yes' : 'no',
  'progress records': people,
  'seconds to write them': written,
  'seconds until they were digested too': followed,
});
