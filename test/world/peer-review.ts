import { peerSeats } from '#functions/data/peer-reviews/peer-seats.ts';
import { peerTasks } from '#functions/data/peer-reviews/peer-tasks.ts';
import { ids } from '#functions/platform/ids.ts';
import { iso } from '#functions/platform/iso.ts';
import { peerRoundOf } from './peer-round.ts';
import { createTextAssignment, plantSubmission, tableOf } from './planted-submission.ts';
import { learnerOf } from './quizzes.ts';
import type { MadeCourse } from './courses.ts';
import type { Person, World } from './world.ts';

/** What somebody says of a work that they review. */
export const reviewOf = (points: number | null, comment = 'Clear.') => ({
  choices: [],
  points,
  comment,
});

/** A document whose name says whose it is. */
const fileOf = (userId: string) => ({
  mediaId: ids.random(),
  fileName: `${userId}.pdf`,
  contentType: 'application/pdf' as const,
  bytes: 10,
  sha256: 'ab'.repeat(32),
});

/** An assignment of a course whose people review each other, with what some of them handed in; not dealt out yet. */
export async function reviewedAssignment(
  world: World,
  teacher: Person,
  course: MadeCourse,
  people: number,
  changes: object = {},
) {
  const { ok, runtime } = world;
  const { courseId } = course;
  const assignmentId = await createTextAssignment(world, teacher, course, {
    peerReview: { reviews: 2, allocation: 'chance', days: 7, percentOfMark: 0 },
    ...changes,
  });
  const params = { courseId, assignmentId };
  const learners = await Promise.all(
    Array.from({ length: people }, () => learnerOf(world, course)),
  );
  const submissionIds: string[] = [];
  for (const [at, { userId }] of learners.entries())
    submissionIds.push(
      await plantSubmission(
        tableOf(world),
        { userId, ...params },
        { words: `Work ${at} of mine`, files: [fileOf(userId)] },
      ),
    );
  await runtime.drained();
  const { press, seats } = peerRoundOf(world, teacher, params);
  /** What somebody is to review, or has reviewed. */
  const reviewsOf = async (person: Person) => {
    const { items } = await ok(person, 'assignments.list', { query: { courseId } });
    return items.find((one) => one.assignmentId === assignmentId)?.reviews ?? [];
  };
  /** Moves the due date of what is dealt out to before now: a day ago. */
  const makeOverdue = async () => {
    const table = tableOf(world);
    const dueAt = iso(Date.now() - 86_400_000);
    for (const { userId } of learners)
      for (const task of await peerTasks.ofPerson(table, userId))
        if (task.assignmentId === assignmentId)
          await table.commit([peerTasks.put(task, { ...task, dueAt })]);
    for (const seat of (await peerSeats.list(table, assignmentId, { limit: 100 })).items) {
      const [gives, gets] = [
        seat.gives.map((one) => ({ ...one, dueAt })),
        seat.gets.map((one) => ({ ...one, dueAt })),
      ];
      await table.commit([peerSeats.put(seat, { ...seat, gives, gets })]);
    }
  };
  return { params, learners, submissionIds, press, seats, reviewsOf, makeOverdue };
}
