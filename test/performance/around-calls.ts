import { createTextAssignment, workOf } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { openGroupWork } from '../world/group-work.ts';
import { plantAllocation, plantMarker } from '../world/plant-marker.ts';
import { plantSubmission } from '../world/planted-submission.ts';
import { learnerOf } from '../world/quizzes.ts';
import type { Budgeted } from './budgets.ts';
import type { Platform } from './platform.ts';

/** A full page of the own comments. */
const keptComments = 100;
/** Who takes part in a peer review: a full page of it. */
const reviewers = 20;

/** Works that classmates review and a colleague marks, one that was marked, one of a group, and a full page of kept comments. */
export async function prepareAround(platform: Platform) {
  const { ok, newPerson, runtime, table } = platform;
  const teacher = await newPerson('teachers');
  const group = await openGroupWork(platform, teacher);
  const course = await makeCourse(platform, teacher);
  const { courseId } = course;
  const assignmentId = await createTextAssignment(platform, teacher, course, {
    peerReview: { reviews: 2, allocation: 'chance', days: 7, percentOfMark: 0 },
  });
  const params = { courseId, assignmentId };
  const learners = await Promise.all(
    Array.from({ length: reviewers }, () => learnerOf(platform, course)),
  );
  const colleague = await newPerson('teachers');
  const marker = await plantMarker(table, { courseId, userId: colleague.userId });
  let allocated = '';
  for (const { userId } of learners) {
    allocated = await plantSubmission(table, { ...params, userId });
    await plantAllocation(table, { ...params, userId }, [marker]);
  }
  const marked = await createTextAssignment(platform, teacher, course, {
    marksRelease: { rule: 'whenMarked' },
  });
  const [learner] = learners;
  if (!learner) throw new Error('There are some.');
  const { userId } = learner;
  const submissionId = await plantSubmission(table, { courseId, assignmentId: marked, userId });
  await ok(teacher, 'submissions.saveMarking', {
    params: { submissionId },
    body: {
      version: null,
      marking: { choices: [], points: 80_000, comment: '', isLateWaived: false, comments: [] },
      isReady: true,
    },
  });
  for (let at = 0; at < keptComments; at += 1)
    await ok(teacher, 'submissions.keepComment', {
      body: { text: 'Say where you found that, and when you read it. '.repeat(4) },
    });
  await runtime.drained();
  await ok(teacher, 'submissions.startPeerReview', { params, body: {} });
  await runtime.drained();
  const { items } = await ok(learner, 'assignments.list', { query: { courseId } });
  const taskId = items.flatMap(({ reviews }) => reviews)[0]?.taskId ?? '';
  const reviewed = { ...params, submissionId: allocated };
  const { items: free, reviews } = await ok(teacher, 'submissions.listReviewers', {
    params: reviewed,
  });
  const { submissionId: place = '', alias = '' } = free[0] ?? {};
  const byHand = {
    reviewed,
    reviewer: { submissionId: place, alias },
    taken: reviews[0]?.taskId ?? '',
  };
  // Others measure the catalogue, in which they would stand first.
  for (const one of [course, group.course]) {
    const { course: head } = await ok(teacher, 'lessons.getStructure', {
      params: { courseId: one.courseId },
    });
    await ok(teacher, 'courses.setState', {
      params: { courseId: one.courseId },
      body: { state: 'archived', version: head.version },
    });
  }
  await runtime.drained();
  const ofMarker = { colleague, submissionId: allocated };
  return {
    teacher,
    learner,
    params,
    ofMarker,
    marked: { courseId, assignmentId: marked },
    taskId,
    byHand,
    group,
  };
}

/** One call of each route that stands around handing in and marking, as it is made on a busy day. */
export function aroundCalls(
  { ok }: Platform,
  {
    teacher,
    learner,
    params,
    ofMarker,
    marked,
    taskId,
    byHand,
    group,
  }: Awaited<ReturnType<typeof prepareAround>>,
) {
  const [member] = group.three;
  const { colleague, submissionId } = ofMarker;
  return {
    'submissions.listComments': () =>
      ok(teacher, 'submissions.listComments', { query: { limit: String(keptComments) } }),
    'submissions.listPeerReviews': () => ok(teacher, 'submissions.listPeerReviews', { params }),
    'submissions.listReviewers': () =>
      ok(teacher, 'submissions.listReviewers', { params: byHand.reviewed }),
    'submissions.dealReview': () =>
      ok(teacher, 'submissions.dealReview', {
        params: byHand.reviewed,
        body: { reviewer: byHand.reviewer },
      }),
    'submissions.takeReviewBack': () =>
      ok(teacher, 'submissions.takeReviewBack', {
        params: { ...byHand.reviewed, taskId: byHand.taken },
      }),
    'submissions.list with a marker': () => ok(colleague, 'submissions.list', { params }),
    'submissions.listToMark with a marker': () => ok(colleague, 'submissions.listToMark'),
    'submissions.get with a marker': () =>
      ok(colleague, 'submissions.get', { params: { submissionId } }),
    'submissions.allocate': () =>
      ok(teacher, 'submissions.allocate', {
        params,
        body: {
          way: 'evenly',
          markers: [colleague.userId],
          withTeacher: true,
          again: true,
          standing: false,
        },
      }),
    'assignments.getPeerTask': () => ok(learner, 'assignments.getPeerTask', { params: { taskId } }),
    'assignments.requestLook': () =>
      ok(learner, 'assignments.requestLook', {
        params: { ...marked, number: '1' },
        body: { reason: 'The second source counts, too.' },
      }),
    'assignments.saveDraft with a group': () =>
      ok(member, 'assignments.saveDraft', {
        params: group.at,
        body: { version: null, draft: workOf('What we think of it. '.repeat(200)) },
      }),
    'assignments.submit with a group': () =>
      ok(member, 'assignments.submit', {
        params: group.at,
        body: { version: 1, confirmed: false },
      }),
  } satisfies Partial<Record<Budgeted, () => Promise<unknown>>>;
}
