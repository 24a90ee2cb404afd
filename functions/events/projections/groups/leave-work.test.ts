import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { submission } from '#functions/data/assignments/submission.ts';
import { submissions } from '#functions/data/assignments/submissions.ts';
import { keys } from '#functions/data/keys.ts';
import { peerSeats } from '#functions/data/peer-reviews/peer-seats.ts';
import { ids } from '#functions/platform/ids.ts';
import { startTable } from '#test/support/table.ts';
import { leaveWork } from './leave-work.ts';
import { submissionOf } from '#test/support/submission-of.ts';

const table = await startTable();
const at = '2026-03-01T00:00:00.000Z';

/** The record of an account that goes with what it handed in with a group. */
const gone = (
  userId: string,
  place: { courseId: string; assignmentId: string; group: { setId: string; groupId: string } },
) => ({
  key: keys.groupWork(userId, place.courseId, place.assignmentId),
  before: { entity: 'GroupWork', userId, ...place, number: 1 },
  after: undefined,
  sequence: '1',
});

it('takes an account that goes from the place of its group in peer review, and the place with the last', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const members = [first, second];
  const group = { setId: ulid(), groupId: ulid() };
  const place = { courseId: ulid(), assignmentId: ulid(), group };
  const submissionId = ids.random();
  const facts = { submissionId, number: 1, submittedAt: at, isLate: false };
  const task = { dueAt: at, deliveredAt: null, passedOnAt: null, submissionId: ids.random() };
  await table.commit([
    ...submission.put(submissionOf({ ...place, ...facts, userId: first, members })),
    submissions.put({ ...place, userId: first }, null, {
      team: { name: { en: 'Ours' }, members },
      submissions: [{ ...facts, dueAt: null, draftVersion: 1, isWithdrawn: false, readAt: null }],
      markings: {},
    }),
    peerSeats.put(null, {
      assignmentId: place.assignmentId,
      submissionId,
      userId: '',
      team: {
        groupId: group.groupId,
        members,
        reviewers: members.map((userId) => ({ userId, groupId: group.groupId })),
      },
      round: 1,
      isReplaced: false,
      gives: members.map((reviewerId) => ({ ...task, taskId: ids.random(), reviewerId })),
      gets: [],
    }),
  ]);
  const seat = () => peerSeats.get(table, place.assignmentId, submissionId);

  await leaveWork(table, gone(first, place));
  const left = await seat();
  expect(JSON.stringify(left)).not.toContain(first);
  expect(left?.team?.reviewers).toEqual([{ userId: second, groupId: group.groupId }]);
  expect(left?.gives.map(({ reviewerId }) => reviewerId)).toEqual([second]);
  // What comes twice changes nothing more.
  await leaveWork(table, gone(first, place));
  expect((await seat())?.gives).toEqual(left?.gives);

  await leaveWork(table, gone(second, place));
  expect(await seat()).toBeNull();
});
