import { plantSubmission } from '../world/planted-submission.ts';
import { plantApart } from '../world/plant-apart.ts';
import { createTextAssignment } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { readyFile } from '../world/work-file.ts';
import { learnerOf } from '../world/quizzes.ts';
import { rubricOf } from '../support/rubric-of.ts';
import type { Budgeted } from './budgets.ts';
import type { Platform } from './platform.ts';
import { studentIdAt } from './school.ts';

/** A full page of them. */
const people = 20;

const marking = {
  choices: [],
  points: 900_000,
  comment: 'Clear.',
  isLateWaived: false,
  comments: [],
};

/** A teacher with an assignment that a page of people have handed in, some rubrics, and a submission for each step of marking. */
export async function prepareSubmissions(platform: Platform) {
  const { ok, newPerson, runtime, table } = platform;
  const teacher = await newPerson('teachers');
  const course = await makeCourse(platform, teacher);
  const { courseId } = course;
  const assignmentId = await createTextAssignment(platform, teacher, course, { attempts: 2 });
  const params = { courseId, assignmentId };
  const learners = [await learnerOf(platform, course), await learnerOf(platform, course)];
  const third = await learnerOf(platform, course);
  const ids: string[] = [];
  for (const { userId } of learners) ids.push(await plantSubmission(table, { ...params, userId }));
  for (let at = learners.length; at < people; at += 1)
    await plantSubmission(table, { ...params, userId: studentIdAt(at) });
  for (let at = 0; at < 5; at += 1)
    await ok(teacher, 'banks.createRubric', {
      body: { name: `Rubric ${at}`, rubric: rubricOf([10, [10, 4, 0]], [null, []]) },
    });
  // Others measure the catalogue, in which it would stand first.
  const { course: head } = await ok(teacher, 'lessons.getStructure', { params: { courseId } });
  await ok(teacher, 'courses.setState', {
    params: { courseId },
    body: { state: 'archived', version: head.version },
  });
  await runtime.drained();
  const [marked = '', returned = ''] = ids;
  const twice = await createTextAssignment(platform, teacher, course, {
    secondMarker: { tolerancePercent: 100 },
  });
  const [near = '', far = ''] = await Promise.all(
    learners.map(({ userId }) => plantSubmission(table, { courseId, assignmentId: twice, userId })),
  );
  const second = await newPerson('admins');
  await ok(teacher, 'submissions.saveMarking', {
    params: { submissionId: near },
    body: { version: null, marking, isReady: true },
  });
  await plantApart(table, { courseId, assignmentId: twice, userId: learners[1]?.userId ?? '' }, [
    teacher.userId,
    second.userId,
  ]);
  const apart = { second, near, far };
  const annotated = await plantSubmission(table, { ...params, userId: third.userId });
  const work = { kind: 'marking' as const, submissionId: annotated };
  const sent = { annotated, files: [await readyFile(platform, teacher, work)] };
  return { sent, apart, teacher, params, marked, returned, person: learners[0]?.userId ?? '' };
}

/** One call of each route of who marks, as it is made on a busy day. */
export function submissionCalls(
  { ok }: Platform,
  {
    sent,
    apart,
    teacher,
    params,
    marked,
    returned,
    person,
  }: Awaited<ReturnType<typeof prepareSubmissions>>,
) {
  const one = { submissionId: marked };
  const someone = { ...params, userId: person };
  const extension = { dueAt: null, closesAt: null, moreAttempts: 1, reason: 'She was ill.' };
  const save = (submissionId: string, isReady: boolean) =>
    ok(teacher, 'submissions.saveMarking', {
      params: { submissionId },
      body: { version: null, marking, isReady },
    });
  return {
    'banks.listRubrics': () => ok(teacher, 'banks.listRubrics'),
    'submissions.listAssignments': () =>
      ok(teacher, 'submissions.listAssignments', { params: { courseId: params.courseId } }),
    'submissions.list': () => ok(teacher, 'submissions.list', { params }),
    'submissions.listToMark': () => ok(teacher, 'submissions.listToMark'),
    'submissions.listNotSubmitted': () => ok(teacher, 'submissions.listNotSubmitted', { params }),
    'submissions.saveMarking with a draft': () => save(returned, false),
    'submissions.return': () =>
      ok(teacher, 'submissions.return', {
        params: { submissionId: returned },
        body: { version: 1, reason: 'Say more of the second part.' },
      }),
    'submissions.saveMarking': () => save(marked, true),
    'submissions.saveMarking with another': () =>
      ok(apart.second, 'submissions.saveMarking', {
        params: { submissionId: apart.near },
        body: { version: null, marking, isReady: true },
      }),
    'submissions.saveMarking with files': () =>
      ok(teacher, 'submissions.saveMarking', {
        params: { submissionId: sent.annotated },
        body: { version: null, marking, files: sent.files, isReady: true },
      }),
    'submissions.agree': () =>
      ok(teacher, 'submissions.agree', {
        params: { submissionId: apart.far },
        body: { on: 'first', version: 1, reason: 'She weighed the sources.' },
      }),
    'submissions.get': () => ok(teacher, 'submissions.get', { params: one }),
    'submissions.saveNote': () =>
      ok(teacher, 'submissions.saveNote', {
        params: one,
        body: { version: 0, note: 'Let us talk about this one.' },
      }),
    'submissions.extend': () =>
      ok(teacher, 'submissions.extend', { params: someone, body: { version: null, extension } }),
    'submissions.listExtensions': () => ok(teacher, 'submissions.listExtensions', { params }),
    'submissions.excuse': () =>
      ok(teacher, 'submissions.excuse', {
        params: someone,
        body: { isExcused: true, reason: 'She was ill.' },
      }),
    'submissions.release': () =>
      ok(teacher, 'submissions.release', { params, body: { submissionIds: null, at: null } }),
    'submissions.listReleases': () => ok(teacher, 'submissions.listReleases', { params }),
  } satisfies Partial<Record<Budgeted, () => Promise<unknown>>>;
}
