import { createTextAssignment, workOf } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { openGroupWork } from '../world/group-work.ts';
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
  const told = await moveDates(platform);
  await platform.runtime.drained();
  return { learner, told, params: { courseId: course.courseId, assignmentId } };
}

/** Somebody in a group, with work of their own and of the group, of both of which a date was moved. */
async function moveDates(platform: Platform) {
  const teacher = await platform.newPerson('teachers');
  const due = (day: number) => ({ due: { day, time: '12:00', timeZone: 'UTC' } });
  const { course, at, first, learner, place } = await openGroupWork(platform, teacher, due(3));
  const { courseId, moduleId, version } = course;
  const body = { version, startsOn: '2026-03-02' };
  await platform.ok(teacher, 'courses.update', { params: { courseId }, body });
  const own = await createTextAssignment(platform, teacher, course, due(3));
  const told = await learner();
  await place([told], first);
  for (const blockId of [at.assignmentId, own]) {
    const params = { courseId, moduleId, blockId };
    const { block } = await platform.ok(teacher, 'lessons.getBlock', { params });
    const content = { ...block.content, ...due(6) } as typeof block.content;
    const change = { version: block.version, content };
    await platform.ok(teacher, 'lessons.updateBlock', { params, body: change });
  }
  return told;
}

/** Somebody's work, from the first draft to the withdrawal. */
export function assignmentCalls(
  { ok }: Platform,
  { learner, told, params }: Awaited<ReturnType<typeof prepareAssignments>>,
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
    'progress.getDashboard with moved dates': async () => {
      const { news } = await ok(told, 'progress.getDashboard');
      const moved = news.filter(({ kind }) => kind === 'dates');
      if (moved.length < 2) throw new Error('Dates of both were moved');
    },
    'assignments.getSubmission': () => ok(learner, 'assignments.getSubmission', first),
    'assignments.withdraw': () => ok(learner, 'assignments.withdraw', first),
  } satisfies Partial<Record<Budgeted, () => Promise<unknown>>>;
}
