import { createTextAssignment, workOf } from './assignments.ts';
import { type MadeCourse, makeCourse } from './courses.ts';
import { makeGroups } from './groups.ts';
import type { Person, World } from './open-world.ts';
import { peerRoundOf } from './peer-round.ts';
import { learnerOf } from './quizzes.ts';

/** An assignment that groups of so many people each hand in and whose people review each other; not dealt out yet. */
export async function reviewedGroups(
  world: World,
  teacher: Person,
  sizes: number[],
  changes: object = {},
) {
  const { ok, runtime } = world;
  const course: MadeCourse = await makeCourse(world, teacher);
  const { courseId } = course;
  const made = await makeGroups(world, teacher, courseId, { groups: sizes.length });
  const assignmentId = await createTextAssignment(world, teacher, course, {
    groups: { setId: made.setId },
    peerReview: { reviews: 2, allocation: 'chance', days: 7, percentOfMark: 0 },
    ...changes,
  });
  const params = { courseId, assignmentId };
  const groups = await Promise.all(
    sizes.map(async (size, at) => {
      const groupId = made.groupIds[at] ?? '';
      const members = await Promise.all(
        Array.from({ length: size }, () => learnerOf(world, course)),
      );
      return { groupId, members };
    }),
  );
  for (const [at, { groupId, members }] of groups.entries()) {
    await ok(teacher, 'groups.place', {
      params: made.params,
      body: { userIds: members.map(({ userId }) => userId), groupId },
    });
    const [one] = members;
    if (!one) throw new Error('Every group has somebody.');
    await ok(one, 'assignments.saveDraft', {
      params,
      body: { version: null, draft: workOf(`Work of group ${at + 1}`) },
    });
    await ok(one, 'assignments.submit', { params, body: { version: 1, confirmed: false } });
  }
  await runtime.drained();
  const { press, seats } = peerRoundOf(world, teacher, params);
  /** What somebody is to review, or has reviewed. */
  const reviewsOf = async (person: Person) =>
    (await ok(person, 'assignments.get', { params: { assignmentId } })).reviews;
  /** The texts that somebody is given to review. */
  const textsOf = async (person: Person) => {
    const tasks = await Promise.all(
      (await reviewsOf(person)).map(({ taskId }) =>
        ok(person, 'assignments.getPeerTask', { params: { taskId } }),
      ),
    );
    return tasks.map((task) => JSON.stringify(task.work));
  };
  return { course, set: made.params, params, groups, press, seats, reviewsOf, textsOf };
}
