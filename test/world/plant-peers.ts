import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { type PeerSeat, peerSeats } from '#functions/data/peer-reviews/peer-seats.ts';
import { peerReviews, type PeerTask, peerTasks } from '#functions/data/peer-reviews/peer-tasks.ts';
import { type PeerRound, peerRounds } from '#functions/data/peer-reviews/peer-rounds.ts';
import type { Table } from '#functions/data/table/table.ts';
import { enrollments } from '#functions/data/enrollments/enrollments.ts';
import { learners } from '#functions/data/rosters/learners.ts';
import { enrollmentOf } from '#test/support/enrollment-of.ts';
import type { Plant, Stage } from '../features/under-test.ts';
import { plantSubmission, tableOf } from './planted-submission.ts';

type Of = Pick<PeerTask, 'userId' | 'courseId' | 'assignmentId' | 'submissionId'>;

/** A review that somebody is to write of a work that somebody handed in. */
export async function plantPeerTask(
  table: Table,
  of: Of,
  ownSubmissionId = ulid(),
): Promise<string> {
  const taskId = ulid();
  const open = { dueAt: '2100-01-01T00:00:00.000Z', deliveredAt: null, passedOnAt: null };
  await table.commit([peerTasks.put(null, { ...of, taskId, ownSubmissionId, number: 1, ...open })]);
  return taskId;
}

/** A press by which works were dealt out long ago. */
const dealtOut = (of: Pick<PeerRound, 'courseId' | 'assignmentId' | 'by' | 'works'>) => {
  const at = new Date(0).toISOString();
  return peerRounds.begin({
    ...of,
    round: 1,
    at,
    reviews: 1,
    dueAt: at,
    state: 'done',
    phase: 'deal',
    from: null,
    step: 3,
  });
};

/** Something of each kind that concerns somebody who takes part in peer review, past the routes. */
export const plantPeers: Plant = async ({ world, person, peer, mark, open: { courseId } }) => {
  const table = tableOf(world);
  const assignmentId = ulid();
  const place = { courseId, assignmentId };
  const submissionId = await plantSubmission(table, { userId: peer.userId, ...place });
  const own = await plantSubmission(table, { userId: person.userId, ...place });
  const taskId = await plantPeerTask(table, { userId: person.userId, ...place, submissionId });
  const at = new Date(0).toISOString();
  const task = { taskId, dueAt: at, deliveredAt: null, passedOnAt: null };
  const seat = { assignmentId, round: 1, isReplaced: false };
  const gets: PeerSeat['gets'] = [
    { ...task, reviewerId: person.userId, reviewerSubmissionId: own, points: null },
  ];
  await table.commit([
    peerSeats.put(null, { ...seat, submissionId, userId: peer.userId, gives: [], gets }),
    peerSeats.put(null, {
      ...seat,
      submissionId: own,
      userId: person.userId,
      gives: [{ ...task, submissionId }],
      gets: [],
    }),
    peerReviews.put(
      person.userId,
      { taskId, choices: [], points: null, comment: `review of ${mark}`, savedAt: at, version: 1 },
      () => null,
    ),
    dealtOut({ ...place, by: person.userId, works: 2 }),
  ]);
};

/** A work that somebody reviews, and somebody else who is in the course and could, once works were dealt out. */
export async function plantDealt(world: Stage, place: { courseId: string; assignmentId: string }) {
  const table = tableOf(world);
  const open = { dueAt: '2100-01-01T00:00:00.000Z', deliveredAt: null, passedOnAt: null };
  const [author, reviewer, free] = [randomUUID(), randomUUID(), randomUUID()];
  const [submissionId = '', second = '', third = ''] = await Promise.all(
    [author, reviewer, free].map((userId) => plantSubmission(table, { userId, ...place })),
  );
  const task = { userId: reviewer, ...place, submissionId };
  const taskId = await plantPeerTask(table, task, second);
  const seat = { assignmentId: place.assignmentId, round: 1, isReplaced: false };
  const given = { ...open, taskId };
  await table.commit([
    enrollments.create(enrollmentOf({ userId: free, courseId: place.courseId, state: 'active' })),
    learners.enter({ userId: free, courseId: place.courseId }),
    peerSeats.put(null, {
      ...seat,
      submissionId,
      userId: author,
      gives: [],
      gets: [{ ...given, reviewerId: reviewer, reviewerSubmissionId: second, points: null }],
    }),
    peerSeats.put(null, {
      ...seat,
      submissionId: second,
      userId: reviewer,
      gives: [{ ...given, submissionId }],
      gets: [],
    }),
    peerSeats.put(null, { ...seat, submissionId: third, userId: free, gives: [], gets: [] }),
    dealtOut({ ...place, by: author, works: 3 }),
  ]);
  const { items } = await world.ok(world.admin, 'submissions.listReviewers', {
    params: { ...place, submissionId },
  });
  const { alias = '' } = items[0] ?? {};
  return { submissionId, taskId, reviewer: { submissionId: third, alias } };
}
