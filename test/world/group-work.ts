import type { World, Person } from './open-world.ts';
import { createAssignment, createTextAssignment, workOf } from './assignments.ts';
import { type MadeCourse, makeCourse } from './courses.ts';
import { makeGroups } from './groups.ts';
import { learnerOf } from './quizzes.ts';

type Changes = Parameters<typeof createAssignment>[3];

/** A course with two groups, the first one of three people, and an assignment that groups hand in. */
export async function openGroupWork(world: World, teacher: Person, changes: Changes = {}) {
  const { call, ok } = world;
  const course: MadeCourse = await makeCourse(world, teacher);
  const { courseId } = course;
  const {
    setId,
    groupIds,
    params: set,
  } = await makeGroups(world, teacher, courseId, {
    groups: 2,
  });
  const [first = '', second = ''] = groupIds;
  const make = (more: Changes = {}) =>
    createTextAssignment(world, teacher, course, { groups: { setId }, ...changes, ...more });
  const assignmentId = await make();
  const place = (people: Person[], groupId: string | null) =>
    ok(teacher, 'groups.place', {
      params: set,
      body: { userIds: people.map(({ userId }) => userId), groupId },
    });
  const learner = () => learnerOf(world, course);
  const three = [await learner(), await learner(), await learner()] as const;
  await place([...three], first);
  const at = { courseId, assignmentId };
  return {
    course,
    set,
    first,
    second,
    three,
    at,
    make,
    place,
    learner,
    page: (person: Person, { assignmentId } = at) =>
      ok(person, 'assignments.get', { params: { assignmentId } }),
    save: (person: Person, version: number | null, text = 'Ours.', params = at) =>
      call(person, 'assignments.saveDraft', {
        params,
        body: { version, draft: workOf(text) },
      }),
    submit: (person: Person, version: number, params = at) =>
      call(person, 'assignments.submit', { params, body: { version, confirmed: false } }),
    read: (person: Person, number = 1) =>
      call(person, 'assignments.getSubmission', { params: { ...at, number: String(number) } }),
    mark: (submissionId: string, points: number, version: number | null = null, isReady = true) =>
      call(teacher, 'submissions.saveMarking', {
        params: { submissionId },
        body: {
          version,
          marking: { choices: [], points, comment: '', isLateWaived: false, comments: [] },
          isReady,
        },
      }),
  };
}
