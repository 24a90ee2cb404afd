import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DynamoDBClient, GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, describe, expect, it } from 'vitest';
import { snapshotKey } from '#functions/data/catalog/catalog-snapshot.ts';
import { keys } from '#functions/data/keys.ts';
import { marshallItem } from '#functions/data/table/marshall-item.ts';
import type { Item } from '#functions/data/table/table.ts';
import { tableSpec, type TableProperties, type TableSpec } from '#local/dynamodb/table-spec.ts';
import { provisionTables } from '#local/dynamodb/provision-tables.ts';
import { derivedHash, liveSnapshot, memoryStore, searchBucketOf } from '../performance/derived.ts';
import { openEmptyTable, rawTable } from '../performance/platform.ts';
import { pagesOf, rebuild } from '../../scripts/rebuild.ts';
import { createBlock, makeCourse, textBlock } from '../world/courses.ts';
import { openErasure } from '../world/erasing.ts';
import { openRawTable, type RawItem } from '../world/raw-table.ts';
import { openTraces, strays } from '../world/traces.ts';
import { startWorld } from '../world/world.ts';
import { writtenLesson } from '../world/written-lesson.ts';

let ahead = 0;
const world = await startWorld({ now: () => Date.now() + ahead });
const { call, newPerson, ok, runtime, signIn } = world;
const table = openRawTable(world);
const admin = await newPerson('admins', 'Carmen');
const teacher = await newPerson('teachers', 'Grace');
const peer = await newPerson('students', 'Bob');
const erasure = openErasure(world, admin);
const { somebody, objectsWith } = openTraces(world, table, { teacher, peer, admin });

const { endpoint } = runtime.dynamodb;
const [spec] = runtime.stack
  .ofType('AWS::DynamoDB::GlobalTable')
  .map(({ ref, properties }) => tableSpec(ref, properties as unknown as TableProperties));
if (!spec) throw new Error('The template has no table.');
const living = rawTable(endpoint, spec.name);
const client = new DynamoDBClient({
  endpoint,
  region: 'eu-west-1',
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
});
const folder = mkdtempSync(join(tmpdir(), 'restore-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The table as it is now, beside it under another name and without a stream: as recovery to an instant leaves it. */
async function backUp({ streamViewType: _, ...like }: TableSpec): Promise<string> {
  const quiet = { ...like, name: `${like.name}-restored` };
  await provisionTables(endpoint, [quiet]);
  const backup = rawTable(endpoint, quiet.name);
  const puts = (await table.items()).map((item) => ({ label: 'backup', put: item }));
  for (let at = 0; at < puts.length; at += 100) await backup.commit(puts.slice(at, at + 100));
  return quiet.name;
}

/** A command of the runbook, with what an operator's shell has; this process serves its bucket meanwhile. */
async function run(script: string, settings: Record<string, string>, ...args: string[]) {
  const { accessKeyId, secretAccessKey } = runtime.root;
  const path = join(import.meta.dirname, '../../scripts', script);
  const env = {
    ...process.env,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_ENDPOINT_URL_S3: runtime.awsUrl,
    TABLE_NAME: living.name,
    ...settings,
  };
  const { stdout } = await promisify(execFile)(process.execPath, [path, ...args], { env });
  return stdout;
}

/** The file that the runbook has one keep before anything is restored. */
async function keepErasures(): Promise<string> {
  const Items = [];
  for (const partition of ['ERASED', 'ERASURES']) {
    const page = await client.send(
      new QueryCommand({
        TableName: living.name,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :p',
        ExpressionAttributeValues: { ':p': { S: partition } },
      }),
    );
    Items.push(...(page.Items ?? []));
  }
  const file = join(folder, 'erasures.json');
  writeFileSync(file, JSON.stringify({ Items }));
  return file;
}

/** What a lesson holds, as the table has it. */
async function storedContent(blockId: string) {
  const { Item: item } = await client.send(
    new GetItemCommand({ TableName: living.name, Key: marshallItem(keys.blockContent(blockId)) }),
  );
  return item?.['content'];
}

/** Everything under a person's own id, but how often their profile was written. */
const ownOf = (items: RawItem[], userId: string) =>
  new Map(
    items
      .filter(({ pk, entity }) => pk === `USER#${userId}` && entity !== 'ErasureMail')
      .map(({ sk, ...item }) => [
        sk,
        { ...item, version: item.entity === 'Profile' || item.version },
      ]),
  );

describe('a table that is restored to an instant', async () => {
  const [gone, staying] = [await somebody(), await somebody()];
  const [goneLater, waits, wanted] = [
    await newPerson('students', 'Later'),
    await newPerson('students', 'Waits'),
    await newPerson('students', 'Wanted'),
  ];
  const joined = staying.open.courseId;
  await ok(goneLater, 'enrollments.enroll', { params: { courseId: joined }, body: {} });
  await erasure.order(wanted);
  const { courseId, moduleId } = await makeCourse(world, teacher);
  const { blockId } = await createBlock(world, teacher, {
    params: { courseId, moduleId },
    body: { ...textBlock(), content: writtenLesson([]) },
  });
  const stored = await storedContent(blockId);
  await runtime.drained();
  const backup = await backUp(spec);
  const then = await table.items();

  // The events that came after: orders taken back and given, two people erased, a course more and one renamed.
  await ok(staying.person, 'accounts.cancelDeletion');
  await ok(admin, 'accounts.cancelErasure', { params: { userId: wanted.userId } });
  await erasure.order(goneLater);
  await erasure.finish();
  await erasure.order(waits);
  const waiting = await ok(admin, 'accounts.getErasure', { params: { userId: waits.userId } });
  const late = await makeCourse(world, teacher, { title: { en: 'Came too late' } });
  await ok(peer, 'enrollments.enroll', { params: { courseId: late.courseId }, body: {} });
  const params = { courseId: joined };
  const { course } = await ok(teacher, 'catalog.getCourse', { params });
  const spoiled = { en: 'Spoiled by mistake' };
  await ok(teacher, 'courses.update', {
    params,
    body: { version: course.version, title: spoiled },
  });
  await runtime.drained();

  const lesson = { courseId, moduleId, blockId };
  await ok(teacher, 'lessons.updateBlock', {
    params: lesson,
    body: { version: 1, content: writtenLesson([], 'spoiled') },
  });
  await runtime.drained();

  // The runbook, step by step.
  const erasures = await keepErasures();
  const restored = await run('restore.ts', { RESTORED_TABLE: backup });
  await runtime.drained();
  const back = await table.items();
  const again = await run('erase-again.ts', {}, erasures);
  await erasure.wakeNow();
  await runtime.drained();
  await erasure.wakeNow(1);
  await runtime.drained();
  await runtime.objects.remove(searchBucketOf(runtime), snapshotKey);
  await run('rebuild.ts', { SEARCH_BUCKET: searchBucketOf(runtime) });
  await runtime.drained();
  // The answers to what an admin did with them are remembered for a day.
  ahead = 25 * 3_600_000;
  await runtime.sweep();
  ahead = 0;
  await runtime.drained();
  const now = await table.items();

  it('has back what was there, and no more what came since', async () => {
    expect(restored).toContain('items were put as they were');
    expect(ownOf(back, gone.person.userId).size).toBe(ownOf(then, gone.person.userId).size);
    const [before, after] = [then, back].map((items) => ownOf(items, staying.person.userId));
    expect(before?.get('PROFILE')).toMatchObject({ erasureDueAt: expect.any(String) });
    before?.set('PROFILE', { ...before.get('PROFILE'), erasureDueAt: null } as never);
    expect(after).toEqual(before);
    expect((await ok(peer, 'catalog.getCourse', { params })).course.title).toEqual(course.title);
    expect(await call(peer, 'catalog.getCourse', { params: late })).toMatchObject({ status: 404 });
    const taught = await ok(peer, 'progress.listCourses');
    expect(JSON.stringify(taught)).not.toContain(late.courseId);
  });

  it('has a long text as it was, and packed as it lay there', async () => {
    expect(stored?.M?.['body']?.M?.['en']?.B).toBeInstanceOf(Uint8Array);
    expect(await storedContent(blockId)).toEqual(stored);
    const { block } = await ok(teacher, 'lessons.getBlock', { params: lesson });
    expect(block.content).toEqual(writtenLesson([]));
  });

  it('case 109: holds nothing of whom the backup brought back, once the runbook is followed', async () => {
    expect(again).toContain('3 of 3 people were there again');
    const later = { ...gone, traces: [goneLater.userId, goneLater.email, goneLater.username] };
    for (const one of [gone, later]) {
      expect(strays(now, one)).toEqual([]);
      const [userId = ''] = one.traces;
      expect(now.filter(({ pk }) => pk === `ERASURE#${userId}`)).toMatchObject([
        { state: 'erased', orderedBy: admin.userId },
      ]);
      expect(await objectsWith(one.traces.filter((trace) => trace !== userId))).toEqual([]);
    }
  });

  it('case 109: keeps each order to its day, and none that was taken back', async () => {
    const mine = await ok(await signIn(waits.email), 'accounts.getMe');
    expect(mine.erasureDueAt).toBe('dueAt' in waiting ? waiting.dueAt : '');
    for (const { email, userId } of [staying.person, wanted]) {
      const me = await ok(await signIn(email), 'accounts.getMe');
      expect(me.erasureDueAt).toBeNull();
      expect(now.filter(({ pk }) => pk === `ERASURE#${userId}`)).toEqual([]);
    }
  });

  it('shows in counts, rosters, search and catalogue what a recount comes to', async () => {
    const fresh = await openEmptyTable(spec);
    const store = memoryStore();
    await rebuild([now], fresh.table, store, living);
    const recounted: Item[] = [];
    for await (const page of pagesOf(fresh.table)) recounted.push(...page);
    await fresh.stop();
    const snapshot = await liveSnapshot(runtime);
    expect(derivedHash(now, snapshot)).toBe(derivedHash(recounted, store.snapshot()));
    const titles = [...snapshot.documents.values()].map(({ title }) => title.en);
    expect(titles).toContain(course.title.en);
    expect(titles.join()).not.toMatch(/Came too late|Spoiled by mistake/);
    for (const seats of now.filter(({ entity }) => entity === 'Seats')) {
      const inState = (state: string) =>
        now.filter(
          (item) =>
            item.entity === 'Enrollment' &&
            `COURSE#${String(item.courseId)}` === seats.pk &&
            item.state === state,
        ).length;
      expect([seats.taken, seats.waiting ?? 0]).toEqual([inState('active'), inState('waiting')]);
    }
  });
});
