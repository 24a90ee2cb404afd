import { ulid } from 'ulid';
import { type PeerSeat, peerSeats } from '#functions/data/peer-reviews/peer-seats.ts';
import { peerReviews, type PeerTask, peerTasks } from '#functions/data/peer-reviews/peer-tasks.ts';
import { peerRounds } from '#functions/data/peer-reviews/peer-rounds.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Plant } from '../features/under-test.ts';
import { plantSubmission, tableOf } from './planted-submission.ts';

type Of = Pick<PeerTask, 'userId' | 'courseId' | 'assignmentId' | 'submissionId'>;

/** A review that somebody is to write of a work that somebody handed in. */
export async function plantPeerTask(table: Table, of: Of): Promise<string> {
  const taskId = ulid();
  const open = { dueAt: '2100-01-01T00:00:00.000Z', deliveredAt: null, passedOnAt: null };
  await table.commit([
    peerTasks.put(null, { ...of, taskId, ownSubmissionId: ulid(), number: 1, ...open }),
  ]);
  return taskId;
}

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
    peerRounds.begin({
      ...place,
      round: 1,
      by: person.userId,
      at,
      reviews: 1,
      dueAt: at,
      state: 'done',
      phase: 'deal',
      from: null,
      works: 2,
      step: 3,
    }),
  ]);
};
