import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PeerSeat } from './peer-seats.ts';
import { planReviews } from './plan-reviews.ts';

const dueAt = '2026-03-10T00:00:00.000Z';
const at = '2026-03-03T00:00:00.000Z';

/** Groups of so many members each, who came with the first press; nothing is dealt out. */
const ring = (sizes: number[], round = 1, from = 0): PeerSeat[] =>
  sizes.map((size, index) => {
    const groupId = `group-${from + index}`;
    const members = Array.from({ length: size }, (_, one) => `${groupId}-${one}`);
    return {
      assignmentId: 'assignment',
      submissionId: `work-${String(from + index).padStart(3, '0')}`,
      userId: '',
      team: {
        groupId,
        members,
        reviewers: members.map((userId) => ({ userId, groupId })),
      },
      round,
      isReplaced: false,
      gives: [],
      gets: [],
      version: 1,
    };
  });

type Planned = ReturnType<typeof planReviews>;

/** The ring once a plan was dealt out. */
function dealt(seats: PeerSeat[], plan: Planned, due = dueAt): PeerSeat[] {
  const task = { dueAt: due, deliveredAt: null, passedOnAt: null };
  const all = plan.flatMap(({ submissionId, userId, works }) =>
    works.map((work) => ({ taskId: `${userId} ${work}`, from: submissionId, userId, work })),
  );
  return seats.map((seat) => ({
    ...seat,
    gives: [
      ...seat.gives,
      ...all
        .filter(({ from }) => from === seat.submissionId)
        .map(({ taskId, userId, work }) => ({
          ...task,
          taskId,
          submissionId: work,
          reviewerId: userId,
        })),
    ],
    gets: [
      ...seat.gets,
      ...all
        .filter(({ work }) => work === seat.submissionId)
        .map(({ taskId, userId, from }) => ({
          ...task,
          taskId,
          reviewerId: userId,
          reviewerSubmissionId: from,
          points: null,
        })),
    ],
  }));
}

const press = (reviews: number, round = 1, due = dueAt) => ({ round, reviews, dueAt: due, at });

/** Nobody reviews what they handed in, or the same twice; both ends agree. */
function expectSound(seats: PeerSeat[]) {
  for (const { team, gets } of seats) {
    const who = gets.map(({ reviewerId }) => reviewerId);
    expect(new Set(who).size).toBe(who.length);
    expect(who.filter((userId) => team?.members.includes(userId))).toEqual([]);
  }
}

const sizes = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 14 });
const reviews = fc.integer({ min: 1, max: 10 });

it('gives nobody the work of their own group, and everybody as many as were asked for', () => {
  fc.assert(
    fc.property(sizes, reviews, (groups, each) => {
      const seats = ring(groups);
      const all = dealt(seats, planReviews(seats, press(each)));
      expectSound(all);
      const most = Math.min(each, groups.length - 1);
      for (const { team, gives } of all)
        for (const userId of team?.members ?? [])
          expect(gives.filter(({ reviewerId }) => reviewerId === userId)).toHaveLength(most);
    }),
  );
});

it('is as even as may be: no review could go to a work with two fewer', () => {
  fc.assert(
    fc.property(sizes, reviews, (groups, each) => {
      const seats = ring(groups);
      const all = dealt(seats, planReviews(seats, press(each)));
      for (const most of all)
        for (const least of all) {
          if (most.gets.length - least.gets.length < 2) continue;
          const there = new Set(least.gets.map(({ reviewerId }) => reviewerId));
          expect(
            most.gets.filter(
              ({ reviewerId }) =>
                !there.has(reviewerId) && !least.team?.members.includes(reviewerId),
            ),
          ).toEqual([]);
        }
    }),
  );
});

it('gives groups of one size the same number each', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 2, max: 14 }),
      reviews,
      (size, groups, each) => {
        const seats = ring(Array.from({ length: groups }, () => size));
        const counts = dealt(seats, planReviews(seats, press(each))).map(({ gets }) => gets.length);
        expect(counts).toEqual(counts.map(() => size * Math.min(each, groups - 1)));
      },
    ),
  );
});

it('is the same at each step of its press, whatever of it is dealt out', () => {
  fc.assert(
    fc.property(sizes, reviews, fc.nat(), (groups, each, some) => {
      const seats = ring(groups);
      const plan = planReviews(seats, press(each));
      const part = plan.slice(0, some % (plan.length + 1));
      expect(planReviews(dealt(seats, part), press(each))).toEqual(plan);
    }),
  );
});

it('has what comes with a later press reviewed as often as the others, and deals nothing again', () => {
  const seats = ring([3, 3, 3, 3, 3, 3]);
  const first = dealt(seats, planReviews(seats, press(2)));
  expect(planReviews(first, press(2, 2, at))).toEqual([]);
  const grown = [...first, ...ring([3], 2, 6)];
  const all = dealt(grown, planReviews(grown, press(2, 2, at)), at);
  expectSound(all);
  const late = all.at(-1);
  expect(late?.gives).toHaveLength(6);
  expect(late?.gets).toHaveLength(6);
  for (const { gives } of all)
    for (const { reviewerId } of gives)
      expect(gives.filter((one) => one.reviewerId === reviewerId).length).toBeLessThanOrEqual(3);
});

it('case 18: passes over the work of the group in which somebody is by now, and who reviews no more', () => {
  const [left, right, third] = ring([2, 2, 2]);
  if (!left?.team || !right || !third) throw new Error('There are three.');
  const moved = left.team.members[0] ?? '';
  const seats = [
    { ...left, team: { ...left.team, reviewers: [{ userId: moved, groupId: 'group-1' }] } },
    right,
    third,
  ];
  const plan = planReviews(seats, press(2));
  expect(plan.filter(({ submissionId }) => submissionId === left.submissionId)).toEqual([
    { submissionId: left.submissionId, userId: moved, works: [third.submissionId] },
  ]);
});
