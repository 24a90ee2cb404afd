import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { ids } from '#functions/platform/ids.ts';
import { startTable } from '#test/support/table.ts';
import { peerSeats } from './peer-seats.ts';
import { peerReviews } from './peer-tasks.ts';
import { pointsOfReviews, reviewsOf } from './reviews-of.ts';

const table = await startTable();
const dueAt = '2026-03-10T00:00:00.000Z';

/** A work that three people review: two have delivered, of a third somebody else has taken over. */
async function reviewedWork() {
  const of = { assignmentId: ulid(), submissionId: ids.random() };
  const task = (reviewerId: string, taskId: string, points: number | null) => ({
    taskId,
    dueAt,
    deliveredAt: points === null ? null : dueAt,
    passedOnAt: null,
    reviewerId,
    reviewerSubmissionId: ids.random(),
    points,
  });
  const own = ids.random().slice(1);
  const [first, second] = [`0${own}`, `1${own}`];
  await table.commit([
    peerSeats.put(null, {
      ...of,
      userId: 'author',
      round: 1,
      isReplaced: false,
      gives: [],
      gets: [
        task('a-reviewer', second, 70_000),
        task('b-reviewer', first, 50_000),
        task('c-reviewer', '2'.repeat(26), null),
        { ...task('d-reviewer', '3'.repeat(26), null), passedOnAt: dueAt },
      ],
    }),
    ...[
      { userId: 'a-reviewer', taskId: second },
      { userId: 'b-reviewer', taskId: first },
    ].map(({ userId, taskId }) =>
      peerReviews.put(
        userId,
        { taskId, choices: [], points: 1, comment: `of ${userId}`, savedAt: dueAt, version: 1 },
        () => null,
      ),
    ),
  ]);
  return of;
}

it('case 21: reviews come in the order of ids that are random, and not of who wrote them', async () => {
  const reviews = await reviewsOf(table, await reviewedWork());
  expect(reviews.map(({ review }) => review?.comment ?? null)).toEqual([
    'of b-reviewer',
    'of a-reviewer',
    null,
  ]);
});

it('counts those that are delivered, where they make a part of the mark', async () => {
  const of = await reviewedWork();
  const rule = (percentOfMark: number) => ({
    peerReview: { reviews: 2, allocation: 'chance' as const, days: 7, percentOfMark },
  });
  expect(await pointsOfReviews(table, of, rule(20))).toEqual([50_000, 70_000]);
  expect(await pointsOfReviews(table, of, rule(0))).toEqual([]);
  expect(await pointsOfReviews(table, of, { peerReview: null })).toEqual([]);
});
