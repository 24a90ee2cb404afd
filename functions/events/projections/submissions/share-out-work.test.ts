import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { type Allocation, allocations } from '#functions/data/assignments/allocations.ts';
import {
  type CourseMarker,
  courseMarkers,
  seatOf,
} from '#functions/data/assignments/course-markers.ts';
import { type Marking, putMarking } from '#functions/data/assignments/markings.ts';
import { markersList, submissionRows } from '#functions/data/assignments/submission-rows.ts';
import { type OneMarking, submissions } from '#functions/data/assignments/submissions.ts';
import type { WorkPlace } from '#functions/data/assignments/work-place.ts';
import { keys } from '#functions/data/keys.ts';
import { courseOf } from '#test/support/course-of.ts';
import { derivedIn } from '#test/support/derived-in.ts';
import { startTable } from '#test/support/table.ts';
import { plantMarker } from '#test/world/plant-marker.ts';
import { keepSubmissionRowsOf } from './keep-submission-rows.ts';
import { leaveToTeacher } from './leave-to-teacher.ts';
import { shareOutWork, shareWhatComes } from './share-out-work.ts';

const table = await startTable();
const deps = { table, truth: table };
const page = { limit: 100, start: undefined };
const facts = {
  attempts: 1,
  opens: null,
  due: null,
  closes: null,
  graceMinutes: 0,
  groupSetId: null,
  passPercent: null,
  most: 100_000,
};

const locked = { state: 'begun' as const, releasedAt: null };

/** What somebody has begun to write about a submission. */
const draftOf = (submissionId: string): Marking => ({
  submissionId,
  choices: [],
  points: 5,
  comment: '',
  isLateWaived: false,
  state: 'draft',
  earned: { points: 5, most: 10 },
  adjustments: [],
  total: 5,
  given: null,
  by: 'somebody',
  at: '2026-03-02T08:00:00.000Z',
  version: 1,
});

/** A course of its own with an assignment, some markers, and what some people handed in, one minute after the other. */
async function scene(people: number, markers: number, groupIds: string[][] = []) {
  const course = { ...courseOf(), courseId: ulid(), ownerId: randomUUID() };
  const { courseId, ownerId } = course;
  const assignmentId = ulid();
  await table.put({ ...keys.course(courseId), entity: 'Course', ...course });
  await table.put({
    ...keys.block(courseId, assignmentId),
    entity: 'Block',
    blockId: assignmentId,
    moduleId: ulid(),
    courseId,
    kind: 'assignment',
    title: { en: 'An essay' },
    minutes: 5,
    preview: false,
    release: null,
    completion: { rule: 'marked' },
    prerequisites: [],
    state: 'published',
    facts: { assignment: facts },
    rank: 'a0',
    version: 1,
  });
  const seated: CourseMarker[] = [];
  for (let at = 0; at < markers; at += 1)
    seated.push(
      await plantMarker(table, { courseId, userId: `m${at}-${courseId}` }, groupIds[at] ?? []),
    );
  const placeOf = (person: number): WorkPlace => ({
    userId: `p${person}-${courseId}`,
    courseId,
    assignmentId,
  });
  async function handIn(place: WorkPlace, at: number, marking?: OneMarking) {
    const submissionId = `S${at}-${courseId}`;
    const submittedAt = new Date(Date.UTC(2026, 2, 1, 8, at)).toISOString();
    const facts = { submissionId, number: 1, submittedAt, isLate: false };
    const one = { ...facts, dueAt: null, draftVersion: 1, isWithdrawn: false, readAt: null };
    await table.commit([
      submissions.put(place, null, {
        submissions: [one],
        markings: marking ? { [submissionId]: marking } : {},
      }),
    ]);
    await keepSubmissionRowsOf([place], deps);
  }
  const places = Array.from({ length: people }, (_, person) => placeOf(person));
  for (const [at, place] of places.entries()) await handIn(place, at);
  const record = {
    key: keys.allocation(assignmentId),
    before: undefined,
    after: { entity: 'Allocation', assignmentId },
    sequence: '1',
  };
  /** Shares out; each step is told of twice, at once. */
  async function press(
    changes: Partial<Allocation> = {},
    each: () => Promise<void> = async () => undefined,
  ) {
    const begun: Allocation = {
      courseId,
      assignmentId,
      allocationId: ulid(),
      way: 'evenly',
      markers: seated.map((one) => ({ ...seatOf(one), groupIds: one.groupIds })),
      withTeacher: false,
      again: false,
      standing: false,
      isBehind: false,
      each: 1,
      setId: null,
      by: ownerId,
      at: '2026-03-02T08:00:00.000Z',
      state: 'running',
      phase: 'count',
      from: null,
      shares: {},
      left: 0,
      step: 1,
      ...changes,
    };
    await table.commit([allocations.begin(begun)]);
    for (let steps = 0; steps < 50; steps += 1) {
      await Promise.all([shareOutWork(table, record), shareOutWork(table, record)]);
      await each();
      const now = await allocations.get(table, assignmentId);
      if (now?.state === 'done') break;
    }
    await keepSubmissionRowsOf(places, deps);
    return allocations.get(table, assignmentId);
  }
  const ownerOf = async (place: WorkPlace) => {
    const own = await submissions.get(table, place);
    return own?.allocation?.markers.map(({ userId }) => userId) ?? null;
  };
  return {
    courseId,
    assignmentId,
    ownerId,
    seated,
    places,
    placeOf,
    handIn,
    press,
    ownerOf,
    waitsFor: async (userId: string) => (await submissionRows.toMark(table, userId, page)).items,
    listOf: async (userId: string) =>
      (await submissionRows.list(table, assignmentId, markersList(userId), page)).items,
  };
}

it('shares out evenly what waits, whatever comes twice, and takes it from the queue of who teaches', async () => {
  const it = await scene(62, 3);
  expect(await it.waitsFor(it.ownerId)).toHaveLength(62);
  const done = await it.press();
  const shares = Object.values(done?.shares ?? {});
  expect(shares.toSorted((a, b) => a - b)).toEqual([20, 21, 21]);
  expect(await it.waitsFor(it.ownerId)).toEqual([]);
  for (const { userId } of it.seated) {
    expect(await it.waitsFor(userId)).toHaveLength(done?.shares[userId] ?? -1);
    expect(await it.listOf(userId)).toHaveLength(done?.shares[userId] ?? -1);
  }
});

it('case 93: the lists of markers come to the same from nothing, also after one of them is gone', async () => {
  const it = await scene(30, 2);
  await it.press();
  const [first] = it.seated;
  if (!first) throw new Error('There are two.');
  await table.commit([courseMarkers.remove(first)]);
  await leaveToTeacher(table, {
    key: keys.courseMarker(it.courseId, first.userId),
    sequence: '2',
    before: { entity: 'CourseMarker', ...first },
    after: undefined,
  });
  const empty = await startTable();
  await keepSubmissionRowsOf(it.places, { table: empty, truth: table });
  const ofThis = (lines: string[]) => lines.filter((line) => line.includes(it.courseId));
  expect(ofThis(await derivedIn(table))).toEqual(ofThis(await derivedIn(empty)));
});

it('gives who teaches a share where they take one, and their share waits in their queue', async () => {
  const it = await scene(9, 2);
  const done = await it.press({ withTeacher: true });
  expect(done?.shares.teacher).toBe(3);
  expect(await it.waitsFor(it.ownerId)).toHaveLength(3);
});

it('leaves what was shared out, evens out with what comes later, and shares anew what nobody has begun', async () => {
  const it = await scene(10, 2);
  await it.press({ markers: it.seated.slice(0, 1).map((one) => ({ ...one })) });
  const [first, second] = it.seated;
  if (!first || !second) throw new Error('There are two.');
  const more = Array.from({ length: 6 }, (_, at) => it.placeOf(10 + at));
  for (const [at, place] of more.entries()) await it.handIn(place, 20 + at);
  const then = await it.press();
  expect(then?.shares).toEqual({ [first.userId]: 10, [second.userId]: 6 });
  const [, begun] = it.places;
  const own = begun && (await submissions.get(table, begun));
  if (!begun || !own) throw new Error('There is a second one.');
  const { submissionId } = own.submissions[0] ?? { submissionId: '' };
  await table.commit([
    submissions.put(begun, own, submissions.mark(own, submissionId, locked)),
    putMarking({ ...begun, number: 1 }, draftOf(submissionId)),
  ]);
  const anew = await it.press({ again: true });
  expect(anew?.shares).toEqual({ [first.userId]: 8, [second.userId]: 8 });
  expect(await it.ownerOf(begun)).toEqual([first.userId]);
});

it('shares out what is locked because classmates review it, which nobody marks yet', async () => {
  const it = await scene(4, 2);
  for (const place of it.places) {
    const own = await submissions.get(table, place);
    const { submissionId } = own?.submissions[0] ?? { submissionId: '' };
    if (own)
      await table.commit([
        submissions.put(place, own, submissions.mark(own, submissionId, locked)),
      ]);
  }
  const done = await it.press();
  expect(Object.values(done?.shares ?? {})).toEqual([2, 2]);
});

it('chooses two where a second marker is asked for, and who teaches where there is one alone', async () => {
  const two = await scene(6, 3);
  await two.press({ each: 2 });
  for (const place of two.places) expect(new Set(await two.ownerOf(place)).size).toBe(2);
  expect(await two.waitsFor(two.ownerId)).toEqual([]);
  const one = await scene(4, 1);
  await one.press({ each: 2 });
  expect(await one.waitsFor(one.ownerId)).toHaveLength(4);
  expect(await one.waitsFor(one.seated[0]?.userId ?? '')).toHaveLength(4);
});

it('case 20: by section, gives each work to a marker of the section of whoever handed it in, and the rest to nobody', async () => {
  const [setId, a, b] = [ulid(), ulid(), ulid()];
  const it = await scene(12, 3, [[a], [b], [a]]);
  const sections = [a, b, undefined];
  for (const [person, { userId, courseId }] of it.places.entries()) {
    const groupId = sections[person % 3];
    if (groupId)
      await table.put({
        ...keys.membership(userId, courseId, setId),
        entity: 'Membership',
        userId,
        courseId,
        setId,
        groupId,
        joinedAt: '2026-03-01T08:00:00.000Z',
      });
  }
  const done = await it.press({ way: 'bySection', setId });
  expect(done).toMatchObject({ left: 4 });
  const [first, second, third] = it.seated.map(({ userId }) => userId);
  for (const [person, place] of it.places.entries()) {
    const whose = await it.ownerOf(place);
    if (person % 3 === 0) expect([[first], [third]]).toContainEqual(whose);
    if (person % 3 === 1) expect(whose).toEqual([second]);
    if (person % 3 === 2) expect(whose).toBeNull();
  }
  expect([done?.shares[first ?? ''], done?.shares[third ?? '']]).toEqual([2, 2]);
  expect(await it.waitsFor(it.ownerId)).toHaveLength(4);
});

/** What the stream tells of what some people handed in. */
const recordsOf = (places: WorkPlace[]) =>
  Promise.all(
    places.map(async (place, at) => ({
      key: { pk: '', sk: '' },
      before: undefined,
      after: { entity: 'Submissions', ...(await submissions.get(table, place)) },
      sequence: String(at),
    })),
  );

it('goes on with what comes later where that was said, whatever comes twice or side by side', async () => {
  const it = await scene(4, 2);
  await it.press({ standing: true });
  const more = Array.from({ length: 7 }, (_, at) => it.placeOf(4 + at));
  for (const [at, place] of more.entries()) await it.handIn(place, 20 + at);
  const records = await recordsOf([...it.places, ...more]);
  await Promise.all([shareWhatComes(table, records), shareWhatComes(table, records)]);
  await shareWhatComes(table, records);
  const whose = await Promise.all([...it.places, ...more].map(it.ownerOf));
  const shares = it.seated.map(
    ({ userId }) => whose.filter((owners) => owners?.[0] === userId).length,
  );
  expect(shares.toSorted((a, b) => a - b)).toEqual([5, 6]);
  const kept = await allocations.get(table, it.assignmentId);
  expect(it.seated.map(({ userId }) => kept?.shares[userId])).toEqual(shares);
  // Another press that does not say so ends it.
  await it.press();
  const last = it.placeOf(30);
  await it.handIn(last, 40);
  await shareWhatComes(table, await recordsOf([last]));
  expect(await it.ownerOf(last)).toBeNull();
});

it('goes through all once more where something was handed in while it ran', async () => {
  const it = await scene(30, 2);
  const late = it.placeOf(50);
  let steps = 0;
  await it.press({ standing: true }, async () => {
    steps += 1;
    // Behind the page on which it would have stood.
    if (steps === 3) {
      await it.handIn(late, -1);
      await shareWhatComes(table, await recordsOf([late]));
      expect(await it.ownerOf(late)).toBeNull();
    }
  });
  expect(await it.ownerOf(late)).toHaveLength(1);
  const kept = await allocations.get(table, it.assignmentId);
  expect(Object.values(kept?.shares ?? {}).reduce((sum, one) => sum + one, 0)).toBe(31);
});

it('leaves with who teaches what was given back to them, or has nobody to go to', async () => {
  const it = await scene(1, 1);
  await it.press({ standing: true });
  const [first] = it.seated;
  if (!first) throw new Error('There is one.');
  const own = { ...it.placeOf(5), userId: first.userId };
  await it.handIn(own, 10);
  const back = it.placeOf(6);
  await it.handIn(back, 11);
  const given = await submissions.get(table, back);
  if (!given) throw new Error('It was handed in.');
  const toTeacher = { markers: [], withTeacher: true, by: null };
  await table.commit([submissions.put(back, given, submissions.allocate(given, toTeacher))]);
  await shareWhatComes(table, await recordsOf([own, back]));
  // Nobody marks their own (18).
  expect(await it.ownerOf(own)).toBeNull();
  expect(await it.ownerOf(back)).toEqual([]);
});

it('case 18: gives nobody their own work', async () => {
  const it = await scene(0, 2);
  const [first, second] = it.seated;
  if (!first || !second) throw new Error('There are two.');
  const own = { ...it.placeOf(0), userId: first.userId };
  await it.handIn(own, 0);
  await it.press();
  expect(await it.ownerOf(own)).toEqual([second.userId]);
});

it('case 20: passes over who marks no more, and what was theirs waits for who teaches', async () => {
  const it = await scene(60, 2);
  const [first, second] = it.seated;
  if (!first || !second) throw new Error('There are two.');
  const removal = { key: keys.courseMarker(it.courseId, first.userId), sequence: '2' };
  const gone = () =>
    leaveToTeacher(table, {
      ...removal,
      before: { entity: 'CourseMarker', ...first },
      after: undefined,
    });
  let steps = 0;
  await it.press({}, async () => {
    steps += 1;
    if (steps === 4) await table.commit([courseMarkers.remove(first)]);
  });
  // Before the stream tells of the removal, and after it; and whoever was listed by a step that knew nothing of it.
  await Promise.all([gone(), keepSubmissionRowsOf(it.places, deps)]);
  await gone();
  expect(await it.waitsFor(first.userId)).toEqual([]);
  expect(await it.listOf(first.userId)).toEqual([]);
  const [ofTeacher, ofSecond] = [await it.waitsFor(it.ownerId), await it.waitsFor(second.userId)];
  expect(ofTeacher.length).toBeGreaterThan(0);
  expect(ofTeacher.length + ofSecond.length).toBe(60);
  // Appointed anew, they begin with nothing.
  await plantMarker(table, { courseId: it.courseId, userId: first.userId });
  await keepSubmissionRowsOf(it.places, deps);
  expect(await it.waitsFor(first.userId)).toEqual([]);
  // And a press gives them what nobody has.
  await it.press({
    markers: (await courseMarkers.list(table, it.courseId)).map((one) => ({ ...one })),
  });
  expect(await it.waitsFor(it.ownerId)).toEqual([]);
});
