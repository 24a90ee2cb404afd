import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { submission } from '#functions/data/assignments/submission.ts';
import { submissions } from '#functions/data/assignments/submissions.ts';
import type { WorkPlace } from '#functions/data/assignments/work-place.ts';
import { enrollments } from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { dealtByHand } from '#functions/data/peer-reviews/deal-by-hand.ts';
import { delivered } from '#functions/data/peer-reviews/deliver-review.ts';
import { newAfter, type PeerRound, peerRounds } from '#functions/data/peer-reviews/peer-rounds.ts';
import { givenBy, type PeerSeat, peerSeats } from '#functions/data/peer-reviews/peer-seats.ts';
import { peerTasks } from '#functions/data/peer-reviews/peer-tasks.ts';
import { ids } from '#functions/platform/ids.ts';
import { enrollmentOf } from '#test/support/enrollment-of.ts';
import { startTable } from '#test/support/table.ts';
import { keepSubmissionRowsOf } from '../submissions/keep-submission-rows.ts';
import { dealReviews } from './deal-reviews.ts';
import { submissionOf } from '#test/support/submission-of.ts';

const table = await startTable();
const day = (n: number) => new Date(Date.UTC(2026, 2, n)).toISOString();

/** Hands something in for somebody, or with a group for those who are in it, who are in the course, or not. */
async function handIn(
  place: WorkPlace,
  submittedAt: string,
  state: 'active' | 'withdrawn' = 'active',
  members = [place.userId],
) {
  const submissionId = ids.random();
  const facts = { submissionId, number: 1, submittedAt, isLate: false };
  await table.commit([
    ...members.map((userId) =>
      enrollments.create(enrollmentOf({ userId, courseId: place.courseId, state })),
    ),
    ...submission.put(submissionOf({ ...place, ...(place.group && { members }), ...facts })),
    submissions.put(place, null, {
      ...(place.group && { team: { name: { en: 'Group' }, members } }),
      submissions: [{ ...facts, dueAt: null, draftVersion: 1, isWithdrawn: false, readAt: null }],
      markings: {},
    }),
  ]);
  await keepSubmissionRowsOf([place], { table, truth: table });
}

/** An assignment of its own whose works are reviewed by so many each. */
function scene(reviews: number, { ofGroups = false } = {}) {
  const [courseId, assignmentId, setId] = [ulid(), ulid(), ulid()];
  /** Groups of so many members each hand in. */
  const joinAs = async (sizes: number[], at: string) => {
    const groups = sizes.map((size) => ({
      group: { setId, groupId: ulid() },
      members: Array.from({ length: size }, () => randomUUID()),
    }));
    for (const { group, members } of groups)
      await handIn(
        { userId: members[0] ?? '', courseId, assignmentId, group },
        at,
        'active',
        members,
      );
    return groups;
  };
  const join = async (people: number, at: string) => {
    const places = Array.from({ length: people }, () => ({
      userId: randomUUID(),
      courseId,
      assignmentId,
    }));
    await Promise.all(places.map((place) => handIn(place, at)));
    return places;
  };
  const seats = async () => (await peerSeats.list(table, assignmentId, { limit: 500 })).items;
  const press = async (at: string, dueAt: string, { byHand = false } = {}) => {
    const before = await peerRounds.get(table, assignmentId);
    const begun: PeerRound = {
      courseId,
      assignmentId,
      round: (before?.round ?? 0) + 1,
      by: 'teacher',
      at,
      reviews,
      dueAt,
      ofGroups,
      byHand,
      ...newAfter(before),
      state: 'running',
      phase: 'seats',
      from: null,
      works: before?.works ?? 0,
      step: 1,
    };
    await table.commit([peerRounds.begin(begun)]);
    const record = {
      key: keys.peerRound(assignmentId),
      before: undefined,
      after: { entity: 'PeerRound', assignmentId },
      sequence: '1',
    };
    for (let steps = 0; steps < 50; steps += 1) {
      // Each step is told of twice, at once.
      await Promise.all([dealReviews(table, record), dealReviews(table, record)]);
      const now = await peerRounds.get(table, assignmentId);
      if (now?.state === 'done') return now;
    }
    throw new Error('It does not end.');
  };
  /** Gives a work to somebody by hand. */
  const giveTo = async (by: PeerSeat, userId: string, work: PeerSeat, dueAt: string) => {
    const [round, ...read] = await Promise.all([
      peerRounds.get(table, assignmentId),
      peerSeats.get(table, assignmentId, by.submissionId),
      peerSeats.get(table, assignmentId, work.submissionId),
    ]);
    const [seat, of] = read;
    if (!round || !seat || !of) throw new Error('They take part.');
    const task = { taskId: ids.random(), userId, courseId, dueAt, by: 'teacher' };
    await table.commit(dealtByHand(seat, of, task, round));
  };
  return { join, joinAs, seats, press, giveTo, courseId, assignmentId, setId };
}

const open = (seat: PeerSeat) => seat.gives.filter((one) => one.passedOnAt === null);
const gets = (seat: PeerSeat) => seat.gets.filter((one) => one.passedOnAt === null);

/** Both sides say the same, nobody has their own work or one twice, and each task is its reviewer's. */
async function expectSound(all: PeerSeat[]) {
  const given = all.flatMap((seat) =>
    seat.gives.map(({ taskId, submissionId }) =>
      [taskId, seat.submissionId, submissionId].join(' '),
    ),
  );
  const got = all.flatMap((seat) =>
    seat.gets.map((one) => [one.taskId, one.reviewerSubmissionId, seat.submissionId].join(' ')),
  );
  expect(got.toSorted()).toEqual(given.toSorted());
  for (const seat of all)
    for (const userId of seat.team?.members ?? [seat.userId]) {
      const gives = givenBy(seat, userId);
      const works = seat.gives
        .filter(({ taskId }) => gives.some((one) => one.taskId === taskId))
        .map((one) => one.submissionId);
      expect(works).not.toContain(seat.submissionId);
      expect(new Set(works).size).toBe(works.length);
      const tasks = await peerTasks.ofPerson(table, userId);
      expect(tasks.map(({ taskId }) => taskId).toSorted()).toEqual(
        gives.map(({ taskId }) => taskId).toSorted(),
      );
      expect(tasks.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
        tasks.map((_, at) => at + 1),
      );
    }
}

/** Each of every group reviews as many, and every work gets as many reviews as the next, or one more. */
async function expectEven(all: PeerSeat[], reviews: number) {
  await expectSound(all);
  for (const seat of all)
    for (const userId of seat.team?.members ?? [])
      expect(givenBy(seat, userId)).toHaveLength(reviews);
  const counts = all.map((seat) => seat.gets.length);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
}

it('gives everybody as many works as were asked for, and every work as many reviews, whatever comes twice', async () => {
  const { join, seats, press } = scene(3);
  await join(40, day(2));
  expect(await press(day(3), day(10))).toMatchObject({ works: 40 });
  const all = await seats();
  await expectSound(all);
  expect(all.map((seat) => [seat.gives.length, seat.gets.length])).toEqual(all.map(() => [3, 3]));
});

it('has everybody review everybody else where they are too few, and nobody where they are alone', async () => {
  const few = scene(5);
  await few.join(3, day(2));
  await few.press(day(3), day(10));
  const all = await few.seats();
  await expectSound(all);
  expect(all.map((seat) => [seat.gives.length, seat.gets.length])).toEqual(all.map(() => [2, 2]));
  const alone = scene(2);
  await alone.join(1, day(2));
  expect(await alone.press(day(3), day(10))).toMatchObject({ works: 1 });
});

it('takes in who handed in later, and leaves out who has left, or handed in after the press', async () => {
  const { join, seats, press, courseId, assignmentId } = scene(2);
  await join(12, day(2));
  await handIn({ userId: randomUUID(), courseId, assignmentId }, day(2), 'withdrawn');
  await press(day(3), day(10));
  expect(await seats()).toHaveLength(12);
  const late = await join(2, day(4));
  await join(1, day(20));
  await press(day(5), day(12));
  const all = await seats();
  await expectSound(all);
  expect(all).toHaveLength(14);
  const isLate = ({ userId }: PeerSeat) => late.some((one) => one.userId === userId);
  expect(all.filter(isLate).map((seat) => [seat.gives.length, seat.gets.length])).toEqual([
    [2, 2],
    [2, 2],
  ]);
  expect(all.every((seat) => gets(seat).length >= 2)).toBe(true);
  // Nothing is given again.
  await press(day(6), day(13));
  expect(await seats()).toEqual(all);
});

it('locks what is dealt out: it can be neither replaced nor withdrawn', async () => {
  const { join, press } = scene(1);
  const places = await join(2, day(2));
  await press(day(3), day(10));
  for (const place of places) {
    const own = await submissions.get(table, place);
    expect(Object.values(own?.markings ?? {})).toEqual([{ state: 'begun', releasedAt: null }]);
  }
});

it('lets pass on what somebody has not delivered, to somebody else who has nothing overdue', async () => {
  const { join, seats, press, assignmentId } = scene(2);
  await join(8, day(2));
  await press(day(3), day(10));
  const before = await seats();
  const [idle] = before;
  if (!idle) throw new Error('There are eight.');
  // All but one deliver; in time, one after the other, since they share what is written.
  for (const { userId } of before.filter((seat) => seat.userId !== idle.userId))
    for (const task of await peerTasks.ofPerson(table, userId))
      await table.commit(await delivered(table, task, { points: 5, at: day(9) }));
  const inTime = await seats();
  await press(day(9), day(16));
  expect(await seats()).toEqual(inTime);
  await press(day(11), day(18));
  const all = await seats();
  await expectSound(all);
  const then = all.find(({ userId }) => userId === idle.userId);
  expect(then && open(then)).toEqual([]);
  expect(then?.gives.map(({ passedOnAt }) => passedOnAt)).toEqual([day(11), day(11)]);
  expect(all.map((seat) => gets(seat).length)).toEqual(all.map(() => 2));
  const [task] = await peerTasks.ofPerson(table, idle.userId);
  expect(task).toMatchObject({ passedOnAt: day(11) });
  const taken = all.flatMap(({ gives }) => gives).filter(({ dueAt }) => dueAt === day(18));
  expect(taken).toHaveLength(2);
  expect(await peerSeats.get(table, assignmentId, idle.submissionId)).toEqual(then);
});

it('deals works of other groups to each member, as evenly as may be, whatever comes twice', async () => {
  const { joinAs, seats, press } = scene(2, { ofGroups: true });
  await joinAs([3, 3, 2, 4, 3, 1, 3], day(2));
  expect(await press(day(3), day(10))).toMatchObject({ works: 7 });
  const all = await seats();
  await expectEven(all, 2);
  // Nothing is given again.
  await press(day(4), day(11));
  expect((await seats()).map(({ gives }) => gives)).toEqual(all.map(({ gives }) => gives));
});

it('takes in a group that came later, whose work gets as many reviews, and locks what groups handed in', async () => {
  const { joinAs, seats, press, courseId, assignmentId } = scene(2, { ofGroups: true });
  const [first] = await joinAs([2, 2, 2], day(2));
  await press(day(3), day(10));
  await joinAs([2], day(4));
  expect(await press(day(5), day(12))).toMatchObject({ works: 4 });
  const all = await seats();
  await expectSound(all);
  const late = all.find(({ round }) => round === 2);
  expect([late?.gives.length, late?.gets.length]).toEqual([4, 4]);
  const group = first?.group;
  const own = await submissions.get(table, { userId: '', courseId, assignmentId, group });
  expect(Object.values(own?.markings ?? {})).toEqual([{ state: 'begun', releasedAt: null }]);
});

it('gives nobody the work of the group to which they were moved, and nothing to who has left', async () => {
  const { joinAs, seats, press, courseId, setId } = scene(2, { ofGroups: true });
  const [first, second] = await joinAs([2, 2, 2], day(2));
  const [moved = '', gone = ''] = first?.members ?? [];
  const groupId = second?.group.groupId ?? '';
  const enrolled = await enrollments.get(table, gone, courseId);
  if (!enrolled) throw new Error('They are in the course.');
  await table.commit([
    {
      label: 'membership',
      put: {
        ...keys.membership(moved, courseId, setId),
        entity: 'Membership',
        userId: moved,
        courseId,
        setId,
        groupId,
        joinedAt: day(2),
      },
    },
    {
      label: 'enrollment',
      update: keys.enrollment(gone, courseId),
      set: 'SET #state = :state',
      expression: { names: { '#state': 'state' }, values: { ':state': 'withdrawn' } },
    },
  ]);
  await press(day(3), day(10));
  const all = await seats();
  const own = all.find(({ team }) => team?.groupId === first?.group.groupId);
  const theirs = all.find(({ team }) => team?.groupId === groupId);
  expect(own && givenBy(own, gone)).toEqual([]);
  expect(own && givenBy(own, moved)).toHaveLength(1);
  expect(theirs?.gets.map(({ reviewerId }) => reviewerId)).not.toContain(moved);
});

it('lets pass on what one of a group has not delivered, also to another of the same group', async () => {
  const { joinAs, seats, press } = scene(1, { ofGroups: true });
  const [idle] = await joinAs([2, 1], day(2));
  await press(day(3), day(10));
  const [late = ''] = idle?.members ?? [];
  for (const { team } of await seats())
    for (const userId of team?.members.filter((one) => one !== late) ?? [])
      for (const task of await peerTasks.ofPerson(table, userId))
        await table.commit(await delivered(table, task, { points: 5, at: day(9) }));
  const grown = await seats();
  const work = grown.find(({ team }) => team?.groupId !== idle?.group.groupId);
  // The other of the group reviews it already: nobody is left.
  expect(work?.gets).toHaveLength(2);
  await press(day(11), day(18));
  expect((await seats()).map(({ gets }) => gets)).toEqual(grown.map(({ gets }) => gets));
  await joinAs([1], day(12));
  await press(day(13), day(20));
  const all = await seats();
  await expectSound(all);
  const then = all.find(({ submissionId }) => submissionId === work?.submissionId);
  expect(then && gets(then).every(({ reviewerId }) => reviewerId !== late)).toBe(true);
});

it('gives nothing by a press where each review is given by hand, and takes in what came later', async () => {
  const { join, seats, press, giveTo, courseId, assignmentId } = scene(2);
  const places = await join(4, day(2));
  expect(await press(day(3), day(10), { byHand: true })).toMatchObject({ works: 4, byHand: true });
  const all = await seats();
  expect(all.map((seat) => [seat.gives, seat.gets])).toEqual(all.map(() => [[], []]));
  for (const { userId } of places) {
    expect(await peerTasks.ofPerson(table, userId)).toEqual([]);
    const own = await submissions.get(table, { userId, courseId, assignmentId });
    expect(Object.values(own?.markings ?? {})).toEqual([{ state: 'begun', releasedAt: null }]);
  }
  const [first, second] = all;
  if (!first || !second) throw new Error('There are four.');
  await giveTo(first, first.userId, second, day(9));
  await join(1, day(4));
  expect(await press(day(11), day(18), { byHand: true })).toMatchObject({ works: 5 });
  const then = await seats();
  await expectSound(then);
  // What is overdue passes on to nobody, and nobody is given anything.
  expect(then.flatMap(({ gives }) => gives)).toEqual([
    expect.objectContaining({ submissionId: second.submissionId, passedOnAt: null }),
  ]);
});

it('deals out by chance what is still missing after presses by hand, as many as were asked for in all', async () => {
  const { join, seats, press, giveTo } = scene(2);
  await join(6, day(2));
  await press(day(3), day(10), { byHand: true });
  const [first, second, third, fourth] = await seats();
  if (!first || !second || !third || !fourth) throw new Error('There are six.');
  // One that follows them, and one that would not be theirs by chance.
  await giveTo(first, first.userId, second, day(11));
  await giveTo(third, third.userId, first, day(11));
  await giveTo(third, third.userId, second, day(11));
  await join(2, day(4));
  await press(day(4), day(11), { byHand: true });
  expect(await press(day(5), day(12))).toMatchObject({ works: 8 });
  const all = await seats();
  await expectSound(all);
  expect(all.map((seat) => seat.gives.length)).toEqual(all.map(() => 2));
  expect(all.every((seat) => seat.gets.length >= 1)).toBe(true);
  // It was all by chance since: the next press has nothing more to deal.
  await press(day(6), day(13));
  expect(await seats()).toEqual(all);
});

it('counts with groups what each of them was given by hand before a press by chance', async () => {
  const { joinAs, seats, press, giveTo } = scene(2, { ofGroups: true });
  await joinAs([2, 2, 2, 1], day(2));
  await press(day(3), day(10), { byHand: true });
  const [first, second] = await seats();
  const [member = ''] = first?.team?.members ?? [];
  if (!first || !second) throw new Error('There are four.');
  await giveTo(first, member, second, day(11));
  await press(day(5), day(12));
  const all = await seats();
  await expectEven(all, 2);
  expect(all.flatMap(({ gets }) => gets).filter(({ by }) => by !== undefined)).toHaveLength(1);
});
