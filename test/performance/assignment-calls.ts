import { createTextAssignment, workOf } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { learnerOf } from '../world/quizzes.ts';
import type { Budgeted } from './budgets.ts';
import type { Platform } from './platform.ts';

/** A text of some pages. */
const essay = workOf('What one thinks of it. '.repeat(200));

/** An assignment, and somebody who has not begun it. */
export async function prepareAssignments(platform: Platform) {
  const teacher = await platform.newPerson('teachers');
  const course = await makeCourse(platform, teacher);
  const assignmentId = await createTextAssignment(platform, teacher, course, { attempts: 2 });
  const learner = await learnerOf(platform, course);
  await platform.runtime.drained();
  return { learner, params: { courseId: course.courseId, assignmentId } };
}

/** Somebody's work, from the first draft to the withdrawal. */
export function assignmentCalls(
  { ok }: Platform,
  { learner, params }: Awaited<ReturnType<typeof prepareAssignments>>,
) {
  const first = { params: { ...params, number: '1' } };
  return {
    'assignments.saveDraft': () =>
      ok(learner, 'assignments.saveDraft', { params, body: { version: null, draft: essay } }),
    'assignments.submit': () =>
      ok(learner, 'assignments.submit', { params, body: { version: 1, confirmed: false } }),
    'assignments.get': () =>
      ok(learner, 'assignments.get', { params: { assignmentId: params.assignmentId } }),
    'assignments.list': () => ok(learner, 'assignments.list'),
    'assignments.getSubmission': () => ok(learner, 'assignments.getSubmission', first),
    'assignments.withdraw': () => ok(learner, 'assignments.withdraw', first),
  } satisfies Partial<Record<Budgeted, () => Promise<unknown>>>;
}
