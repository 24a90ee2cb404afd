import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Fault, FrontCall } from '#local/front/create-front.ts';
import { makeCourse } from '../world/courses.ts';
import { openRawTable } from '../world/raw-table.ts';
import { startWorld, type Person } from '../world/world.ts';

/** Transactions take as long as in the cloud, so that those that race for one item meet, and cancel each other. */
const likeTheCloud = ({ action }: FrontCall): Fault | undefined =>
  action === 'TransactWriteItems' ? { kind: 'delay', ms: 15 } : undefined;

let cancelled = 0;
const world = await startWorld({
  fault: likeTheCloud,
  onCall: ({ action, status, functionRole }) => {
    if (action === 'TransactWriteItems' && status === 400 && /enroll/i.test(functionRole))
      cancelled += 1;
  },
  measuresCapacity: () => false,
});
const { call, newPerson, ok, runtime } = world;
const table = openRawTable(world);
const owner = await newPerson('teachers');
const people: Person[] = [];
for (let at = 0; at < 24; at += 1) people.push(await newPerson());
// The functions are there before the race begins.
await Promise.all(people.map((one) => ok(one, 'progress.listCourses')));

/** The number of each answer. */
const answersOf = (answers: { status: number; problem: { code?: string } | null }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status, problem }) => problem?.code ?? status)].map(
      ([answer, same]) => [answer, same.length],
    ),
  );

describe('case 84: writes that race for one item', () => {
  it('everybody gets a seat where there are enough, whoever is cancelled on the way', async () => {
    cancelled = 0;
    const { courseId } = await makeCourse(world, owner, { seats: people.length });
    const answers = await Promise.all(
      people.map((one) => call(one, 'enrollments.enroll', { params: { courseId }, body: {} })),
    );
    expect(answersOf(answers)).toEqual({ 201: people.length });
    expect(cancelled).toBeGreaterThan(0);
    await runtime.drained();
    const { students, seatsLeft } = await ok(owner, 'catalog.getCourse', { params: { courseId } });
    expect({ students, seatsLeft }).toEqual({ students: people.length, seatsLeft: 0 });
  });

  it('of more people than seats exactly as many as there are get one, and the others are told so', async () => {
    const { courseId } = await makeCourse(world, owner, { seats: 6 });
    const answers = await Promise.all(
      people.map((one) => call(one, 'enrollments.enroll', { params: { courseId }, body: {} })),
    );
    expect(answersOf(answers)).toEqual({ 201: 6, course_full: people.length - 6 });
  });

  it('a quota counts each of the notes that somebody makes at once', async () => {
    const { courseId, moduleId, blockId } = await makeCourse(world, owner);
    const [ada = owner] = people;
    await ok(ada, 'enrollments.enroll', { params: { courseId }, body: {} });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        call(ada, 'notes.create', {
          params: { courseId },
          body: { moduleId, blockId, text: `Note ${at}`, positionSeconds: null },
        }),
      ),
    );
    expect(answersOf(answers)).toEqual({ 201: 12 });
    const items = await table.items();
    const own = items.filter(({ pk }) => pk === `USER#${ada.userId}`);
    expect(own.find(({ entity }) => entity === 'NoteQuota')).toMatchObject({ uses: 12 });
    expect(own.filter(({ entity }) => entity === 'Note')).toHaveLength(12);
  });

  it('of one write that is sent twenty times at once there is one effect and one answer', async () => {
    const { courseId } = await makeCourse(world, owner, { seats: 5 });
    const [, grace = owner] = people;
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        call(grace, 'enrollments.enroll', { params: { courseId }, body: {}, idempotencyKey }),
      ),
    );
    expect(answersOf(answers)).toEqual({ 201: 20 });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const { seatsLeft } = await ok(owner, 'catalog.getCourse', { params: { courseId } });
    expect(seatsLeft).toBe(4);
  });
});
