import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attemptRows } from '#functions/data/quizzes/attempt-rows.ts';
import type { Attempts, OneAttempt, QuizOfPerson } from '#functions/data/quizzes/attempts.ts';
import { keys } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import { unmarshallItem } from '#functions/data/table/unmarshall-item.ts';
import { courseOf } from '#test/support/course-of.ts';
import { startTable } from '#test/support/table.ts';
import { isDerived } from '../../../../scripts/rebuild.ts';
import { keepAttemptRows } from './keep-attempt-rows.ts';

const table = await startTable();
const deps = { table, truth: table };
const quizId = '01J000000000000000000QUIZ0';
const { courseId } = courseOf();
const [grace, emmy] = [randomUUID(), randomUUID()];
const teach = (ownerId: string) =>
  table.put({ ...keys.course(courseId), entity: 'Course', ...courseOf({ courseId, ownerId }) });
await teach(grace);

const itemOf = ({ userId }: QuizOfPerson, own: Attempts): Item => ({
  ...keys.attempts(userId, courseId, quizId),
  entity: 'Attempts',
  courseId,
  quizId,
  ...own,
});

const someone = (at: number): QuizOfPerson => ({ userId: `u${at}`, courseId, quizId });
const attempt = (person: number, number: number, more: Partial<OneAttempt> = {}): OneAttempt => ({
  attemptId: `A${person}-${number}`,
  number,
  state: 'open',
  startedAt: '2026-01-01T00:00:00.000Z',
  deadline: null,
  endedAt: null,
  isReset: false,
  ...more,
});
const submitted = { state: 'submitted' as const, endedAt: '2026-01-02T00:00:00.000Z' };

/** Attempts as they are written, and what the stream tells of it. */
async function write(who: QuizOfPerson, own: Attempts) {
  const after = itemOf(who, own);
  await table.put(after);
  return {
    key: keys.attempts(who.userId, courseId, quizId),
    before: undefined,
    after,
    sequence: '',
  };
}
async function remove(who: QuizOfPerson, own: Attempts) {
  const key = keys.attempts(who.userId, courseId, quizId);
  await table.commit([{ label: 'gone', remove: key }]);
  return { key, before: itemOf(who, own), after: undefined, sequence: '' };
}

/** All that is derived, as texts in order. */
async function derivedIn({ client, name }: Table): Promise<string[]> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: name }));
  return Items.map((item) => unmarshallItem(item))
    .filter((item) => isDerived(item) && item['people'] !== 0)
    .map((item) => JSON.stringify(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .toSorted();
}

async function madeAnew(all: Awaited<ReturnType<typeof write>>[]): Promise<string[]> {
  const empty = await startTable();
  await keepAttemptRows(all, { table: empty, truth: table });
  return derivedIn(empty);
}

afterEach(() => vi.restoreAllMocks());

describe('case 93: the lists of the attempts of a quiz', () => {
  const people = Array.from({ length: 30 }, (_, at) => at);
  const begun = (at: number): Attempts => ({ attempts: [attempt(at, 1)], earned: {}, version: 1 });
  const ended = (at: number): Attempts => ({
    attempts: [attempt(at, 1, submitted), attempt(at, 2)],
    earned: { [`A${at}-1`]: { points: at % 3 ? 1 : null, most: 2, waiting: at % 3 ? 0 : 1 } },
    version: 2,
  });

  it('hold what its page submitted at the deadline among those whose time ran out', async () => {
    const deadline = '2026-01-01T00:30:00.000Z';
    const inTime = attempt(99, 1, { ...submitted, deadline, endedAt: '2026-01-01T00:29:59.000Z' });
    const atTheEnd = attempt(99, 2, {
      ...submitted,
      deadline,
      endedAt: '2026-01-01T00:30:01.000Z',
    });
    const own: Attempts = { attempts: [inTime, atTheEnd], earned: {}, version: 1 };
    const written = await write(someone(99), own);
    await keepAttemptRows([written], deps);
    expect(await attemptRows.sums(table, quizId)).toMatchObject({ submitted: 1, expired: 1 });
    const page = { limit: 10, start: undefined };
    const ran = await attemptRows.list(table, quizId, 'EXPIRED', page);
    expect(ran.items.map(({ attemptId }) => attemptId)).toEqual(['A99-2']);
    await keepAttemptRows([await remove(someone(99), own)], deps);
  });

  it('count none that was reset, but hold it among all, until it runs again', async () => {
    const of = (more: Partial<OneAttempt>): Attempts => ({
      attempts: [attempt(98, 1, { ...submitted, ...more })],
      earned: { 'A98-1': { points: null, most: 1, waiting: 1 } },
      version: 1,
    });
    const first = await write(someone(98), of({}));
    await keepAttemptRows([first], deps);
    expect(await attemptRows.sums(table, quizId)).toMatchObject({ people: 1, submitted: 1 });
    const reset = await write(someone(98), of({ isReset: true }));
    await keepAttemptRows([reset, first], deps);
    expect(await attemptRows.sums(table, quizId)).toEqual({
      people: 0,
      open: 0,
      submitted: 0,
      expired: 0,
      waiting: 0,
    });
    const page = { limit: 10, start: undefined };
    const inList = async (list: 'ALL' | 'SUBMITTED') =>
      (await attemptRows.list(table, quizId, list, page)).items.map(({ attemptId }) => attemptId);
    expect([await inList('ALL'), await inList('SUBMITTED')]).toEqual([['A98-1'], []]);
    expect(await derivedIn(table)).toEqual(await madeAnew([reset]));
    const again = of({ state: 'open', endedAt: null });
    await keepAttemptRows([await write(someone(98), again)], deps);
    expect(await attemptRows.sums(table, quizId)).toMatchObject({ people: 1, open: 1 });
    await keepAttemptRows([await remove(someone(98), again)], deps);
    expect(await attemptRows.sums(table, quizId)).toMatchObject({ people: 0, open: 0 });
  });

  it('come to the same by a replay in any order, side by side, and from nothing', async () => {
    const began = await Promise.all(people.map((at) => write(someone(at), begun(at))));
    await Promise.all([
      keepAttemptRows(began, deps),
      keepAttemptRows([...began].reverse(), deps),
      keepAttemptRows(began.slice(3, 9), deps),
    ]);
    expect(await attemptRows.sums(table, quizId)).toMatchObject({
      people: 30,
      open: 30,
      waiting: 0,
    });
    const now = await Promise.all(people.map((at) => write(someone(at), ended(at))));
    await keepAttemptRows(now, deps);
    await keepAttemptRows([...began, ...now], deps);
    expect(await attemptRows.sums(table, quizId)).toEqual({
      people: 30,
      open: 30,
      submitted: 30,
      expired: 0,
      waiting: 10,
    });
    expect(await derivedIn(table)).toEqual(await madeAnew(now));
    const page = { limit: 100, start: undefined };
    expect((await attemptRows.toMark(table, grace, page)).items).toHaveLength(10);
    // The course is handed over: whoever finds a row makes it anew.
    await teach(emmy);
    await keepAttemptRows(now, deps);
    expect((await attemptRows.toMark(table, grace, page)).items).toEqual([]);
    expect((await attemptRows.toMark(table, emmy, page)).items).toHaveLength(10);
    const gone = await Promise.all(people.map((at) => remove(someone(at), ended(at))));
    await keepAttemptRows([...gone, ...began], deps);
    expect(await derivedIn(table)).toEqual([]);
  });

  it('hold attempts that were changed between the read and the write as they are then', async () => {
    const told = await write(someone(1), begun(1));
    const read = attemptRows.marks;
    vi.spyOn(attemptRows, 'marks').mockImplementationOnce(async (...asked) => {
      const marks = await read(...asked);
      await write(someone(1), ended(1));
      return marks;
    });
    await keepAttemptRows([told], deps);
    expect(await derivedIn(table)).toEqual(await madeAnew([told]));
    await keepAttemptRows([await remove(someone(1), ended(1))], deps);
  });

  it('hold somebody with very many attempts, step by step', async () => {
    const many: Attempts = {
      attempts: Array.from({ length: 45 }, (_, at) => attempt(1, at, submitted)),
      earned: {},
      version: 1,
    };
    for (const { attemptId } of many.attempts)
      many.earned[attemptId] = { points: null, most: 1, waiting: 1 };
    const told = await write(someone(1), many);
    await keepAttemptRows([told], deps);
    expect(await attemptRows.sums(table, quizId)).toMatchObject({ submitted: 45, waiting: 45 });
    await keepAttemptRows([await remove(someone(1), many)], deps);
    expect(await derivedIn(table)).toEqual([]);
  });
});
