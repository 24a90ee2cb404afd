import { plantApart } from '../world/plant-apart.ts';
import { plantMarker } from '../world/plant-marker.ts';
import { plantDealt } from '../world/plant-peers.ts';
import { plantLook } from '../world/plant-look.ts';
import { ulid } from 'ulid';
import { toldReviewers } from '#functions/data/peer-reviews/told-reviewers.ts';
import { authors, creating, editors, row } from '../security/personas.ts';
import { createTextAssignment, plantSubmission, tableOf } from '../world/planted-submission.ts';
import type { Scene } from '../world/scene.ts';
import { type UnderTest, withAnother } from './under-test.ts';

/** A marking of nine points of ten. */
const nine = { choices: [], points: 90_000, comment: 'Clear.', isLateWaived: false, comments: [] };

/** Two days more. */
const later = {
  dueAt: '2030-03-03T12:00:00.000Z',
  closesAt: null,
  moreAttempts: 1,
  reason: 'A certificate.',
};

export const submissions = {
  permissions: {
    'submissions.listAssignments': editors,
    'submissions.list': editors,
    'submissions.listNotSubmitted': editors,
    'submissions.listToMark': authors,
    'submissions.get': editors,
    'submissions.saveMarking': editors,
    'submissions.return': editors,
    'submissions.saveNote': editors,
    'submissions.answerLook': editors,
    'submissions.agree': editors,
    'submissions.listComments': authors,
    'submissions.keepComment': row(401, 403, 403, 201, 201, 201, 403),
    'submissions.changeComment': authors,
    'submissions.useComment': authors,
    'submissions.removeComment': authors,
    'submissions.release': creating,
    'submissions.listReleases': editors,
    'submissions.listExtensions': editors,
    'submissions.extend': editors,
    'submissions.excuse': editors,
    'submissions.listMarkers': editors,
    'submissions.addMarker': creating,
    'submissions.changeMarker': editors,
    'submissions.removeMarker': editors,
    'submissions.getAllocation': editors,
    'submissions.allocate': creating,
    'submissions.assign': editors,
    'submissions.listPeerReviews': editors,
    'submissions.startPeerReview': creating,
    'submissions.listReviewers': editors,
    'submissions.dealReview': creating,
    'submissions.takeReviewBack': editors,
  },
  requests(stage) {
    const onAssignment = async ({ courseId, moduleId }: Scene) => {
      const place = { courseId, moduleId };
      return {
        params: { courseId, assignmentId: await createTextAssignment(stage, stage.admin, place) },
      };
    };
    /** What a newcomer handed in, with a marking that somebody began. */
    async function onSubmission(scene: Scene) {
      const { params } = await onAssignment(scene);
      const { userId } = await stage.newPerson();
      const submissionId = await plantSubmission(tableOf(stage), { userId, ...params });
      return { params: { submissionId } };
    }
    /** Somebody who teaches and marks in the course. */
    async function onMarker({ courseId }: Scene) {
      const { userId } = await stage.newPerson('teachers');
      await plantMarker(tableOf(stage), { courseId, userId });
      return { params: { courseId, userId } };
    }
    async function onPeerReview({ courseId, moduleId }: Scene) {
      const place = { courseId, moduleId };
      const peerReview = { reviews: 2, allocation: 'chance', days: 7, percentOfMark: 0 };
      const assignmentId = await createTextAssignment(stage, stage.admin, place, { peerReview });
      return { params: { courseId, assignmentId } };
    }
    async function onPerson(scene: Scene) {
      const { params } = await onAssignment(scene);
      const { userId } = scene.other;
      await stage.call(await stage.signInAs(scene.other), 'enrollments.enroll', {
        params: { courseId: params.courseId },
        body: {},
      });
      return { params: { ...params, userId } };
    }
    /** A comment of the person's own, or one that there is not where they may keep none. */
    async function onComment({ person }: Scene) {
      const body = { text: 'Name your source.' };
      const made = await stage.call(person, 'submissions.keepComment', { body });
      return { commentId: made.status === 201 ? made.body.commentId : ulid() };
    }
    return {
      'submissions.listAssignments': ({ courseId }) => ({ params: { courseId } }),
      'submissions.list': onAssignment,
      'submissions.listNotSubmitted': onAssignment,
      'submissions.listToMark': () => ({}),
      'submissions.get': onSubmission,
      'submissions.saveMarking': async (it) => ({
        ...(await onSubmission(it)),
        body: { version: null, marking: nine, isReady: true },
      }),
      'submissions.return': async (it) => {
        const { params } = await onSubmission(it);
        const body = { version: null, marking: nine, isReady: false };
        await stage.ok(stage.admin, 'submissions.saveMarking', { params, body });
        return { params, body: { version: 1, reason: 'A source is missing.' } };
      },
      'submissions.saveNote': async (it) => ({
        ...(await onSubmission(it)),
        body: { note: 'Is it hers?', version: 0 },
      }),
      'submissions.answerLook': async (it) => {
        const { params } = await onAssignment(it);
        const { userId } = await stage.newPerson();
        const place = { userId, ...params };
        const submissionId = await plantSubmission(tableOf(stage), place);
        await plantLook(tableOf(stage), place);
        return { params: { submissionId }, body: { answer: 'The mark stays.' } };
      },
      'submissions.agree': async (it) => {
        const { params } = await onAssignment(it);
        const { userId } = await stage.newPerson();
        const place = { userId, ...params };
        const submissionId = await plantSubmission(tableOf(stage), place);
        await plantApart(tableOf(stage), place, [stage.admin.userId, it.other.userId]);
        const body = { on: 'first' as const, version: 1, reason: 'She weighed the sources.' };
        return { params: { submissionId }, body };
      },
      'submissions.listComments': () => ({}),
      'submissions.keepComment': () => ({ body: { text: 'Name your source.' } }),
      'submissions.changeComment': async (it) => ({
        body: { ...(await onComment(it)), text: 'Name two sources.', version: 1 },
      }),
      'submissions.useComment': async (it) => ({ body: await onComment(it) }),
      'submissions.removeComment': async (it) => ({ body: await onComment(it) }),
      'submissions.release': async (it) => ({
        ...(await onAssignment(it)),
        body: { submissionIds: null, at: null },
      }),
      'submissions.listReleases': onAssignment,
      'submissions.listExtensions': onAssignment,
      'submissions.extend': async (it) => ({
        ...(await onPerson(it)),
        body: { version: null, extension: later },
      }),
      'submissions.excuse': async (it) => ({
        ...(await onPerson(it)),
        body: { isExcused: true, reason: 'She was ill.' },
      }),
      'submissions.listMarkers': ({ courseId }) => ({ params: { courseId } }),
      'submissions.addMarker': async ({ courseId }) => {
        const { email } = await stage.newPerson('teachers');
        await stage.runtime.drained();
        return { params: { courseId }, body: { email, groupIds: [] } };
      },
      'submissions.changeMarker': async (it) => ({
        ...(await onMarker(it)),
        body: { groupIds: [], version: 1 },
      }),
      'submissions.removeMarker': onMarker,
      'submissions.getAllocation': onAssignment,
      'submissions.allocate': async (it) => {
        const { params } = await onAssignment(it);
        const { userId } = await stage.newPerson('teachers');
        await plantMarker(tableOf(stage), { courseId: params.courseId, userId });
        const body = {
          way: 'evenly' as const,
          markers: [userId],
          withTeacher: true,
          again: false,
          standing: false,
        };
        return { params, body };
      },
      'submissions.assign': async (it) => {
        const { params } = await onAssignment(it);
        const { userId } = await stage.newPerson();
        const submissionId = await plantSubmission(tableOf(stage), { userId, ...params });
        return { params, body: { submissionIds: [submissionId], markers: [] } };
      },
      'submissions.listPeerReviews': onPeerReview,
      'submissions.startPeerReview': async (it) => ({ ...(await onPeerReview(it)), body: {} }),
      'submissions.listReviewers': async (it) => {
        const { params } = await onPeerReview(it);
        const { submissionId } = await plantDealt(stage, params);
        return { params: { ...params, submissionId } };
      },
      'submissions.dealReview': async (it) => {
        const { params } = await onPeerReview(it);
        const { submissionId, reviewer } = await plantDealt(stage, params);
        return { params: { ...params, submissionId }, body: { reviewer } };
      },
      'submissions.takeReviewBack': async (it) => {
        const { params } = await onPeerReview(it);
        const { submissionId, taskId } = await plantDealt(stage, params);
        return { params: { ...params, submissionId, taskId } };
      },
    };
  },
  plants: {
    keptComment: ({ world, person, mark }) =>
      world.ok(person, 'submissions.keepComment', { body: { text: `comment of ${mark}` } }),
    keptCommentCount: withAnother,
    // They mark in the course of somebody else, and have others mark in theirs.
    courseMarker: async ({ world, person, open, own, peer }) => {
      const table = tableOf(world);
      await plantMarker(table, { courseId: open.courseId, userId: person.userId });
      await plantMarker(table, { courseId: own.courseId, userId: peer.userId });
    },
    toldMarker: withAnother,
    toldReviewer: ({ world, person, open: { courseId } }) =>
      toldReviewers.record(tableOf(world), {
        userId: person.userId,
        courseId,
        assignmentId: ulid(),
        dueAt: '2100-01-01T00:00:00.000Z',
        isReminder: true,
        expiresAt: Date.parse('2100-01-01T00:00:00.000Z') / 1000,
      }),
    allocation: async ({ world, person, teacher, open }) => {
      const assignmentId = await createTextAssignment(world, teacher, open);
      await world.ok(teacher, 'submissions.allocate', {
        params: { courseId: open.courseId, assignmentId },
        body: {
          way: 'evenly',
          markers: [person.userId],
          withTeacher: false,
          again: false,
          standing: false,
        },
      });
    },
  },
} satisfies UnderTest<'submissions'>;
