import * as z from 'zod';
import {
  emailAddressSchema,
  instantSchema,
  pageOf,
  pageQuery,
  ulidSchema,
  userIdSchema,
  versionSchema,
} from '#shared/schemas/primitives.ts';
import { newExtension } from '#shared/schemas/extension-shape.ts';
import { lookSchema, lookTextSchema } from '#shared/schemas/assignments.ts';
import { reasonSchema } from '#shared/schemas/attempts.ts';
import { mostFeedbackFiles } from '#shared/policies/feedback-limits.ts';
import { mostAssigned, mostMarkers } from '#shared/policies/marker-limits.ts';
import {
  allocationSchema,
  assignedSchema,
  courseMarkerSchema,
  markedGroupsSchema,
  newAllocation,
} from '#shared/schemas/markers.ts';
import { keptCommentSchema } from '#shared/schemas/kept-comments.ts';
import { takerSchema } from '#shared/schemas/marking.ts';
import { markStatuses } from '#shared/schemas/marks.ts';
import {
  courseAssignmentSchema,
  extensionSchema,
  marksReleaseSchema,
  newMarking,
  submissionMarkingSchema,
  submissionRowSchema,
  submissionSumsSchema,
  submissionToMarkSchema,
  submissionWorkSchema,
  workStates,
} from '#shared/schemas/submissions.ts';
import {
  chosenReviewerSchema,
  dealtReviewSchema,
  dealtReviewsSchema,
  peerReviewerSchema,
  peerRoundSchema,
  peerSeatSchema,
} from '#shared/schemas/peer-reviews.ts';
import { line, paragraph } from '#shared/schemas/text.ts';
import { localizedLine } from '#shared/schemas/text.ts';
import { feature } from './route.ts';

const authors = ['teachers', 'admins'] as const;
const assignment = z.strictObject({ courseId: ulidSchema, assignmentId: ulidSchema });
const submission = z.strictObject({ submissionId: ulidSchema });
const course = z.strictObject({ courseId: ulidSchema });
const marker = course.extend({ userId: userIdSchema });
const ofMarkers = '/courses/{courseId}/markers';
const ofMarker = `${ofMarkers}/{userId}` as const;
const ofAssignment = '/courses/{courseId}/assignments/{assignmentId}';
const peerWork = assignment.extend({ submissionId: ulidSchema });
const ofPeerWork = `${ofAssignment}/peer-reviews/{submissionId}` as const;
const ownComments = '/me/comments';
const ofSubmission = '/submissions/{submissionId}';

/**
 * What those who may edit a course, and the markers of what was allocated to them, see of what was handed in, and do with
 * it. No route for learners reads any of it.
 */
export const submissions = feature('submissions', {
  listAssignments: {
    method: 'GET',
    path: '/courses/{courseId}/assignments',
    access: authors,
    summary:
      'List the assignments of a course in its order, with how far the work of its people is. These numbers are eventually consistent, within seconds.',
    params: z.strictObject({ courseId: ulidSchema }),
    query: z.strictObject(pageQuery),
    response: pageOf(courseAssignmentSchema),
    errors: ['not_found', 'invalid_cursor'],
  },
  list: {
    method: 'GET',
    path: `${ofAssignment}/submissions`,
    access: authors,
    summary:
      'List what was handed in, the longest ago first: all that counts, or that in one state, late, whose feedback was not read, whose person asks for another look, that waits for a second marker, or on which two markers differ; a page of those that are one marker’s may hold fewer than it could. Which there are is eventually consistent, within seconds.',
    params: assignment,
    query: z.strictObject({
      ...pageQuery,
      list: z
        .enum([...workStates, 'late', 'resubmitted', 'unread', 'look', 'second', 'differs'])
        .optional(),
      /** Of those alone who are this marker's; of somebody who marks in the course of somebody else, it is always theirs. */
      marker: userIdSchema.optional(),
    }),
    response: z.strictObject({
      ...pageOf(submissionRowSchema).shape,
      /** null: they count what others mark, too. */
      sums: submissionSumsSchema.nullable(),
      course: localizedLine(120),
      assignment: localizedLine(120),
      /** Whether the reader may change the course. */
      can: z.strictObject({ edit: z.boolean() }),
    }),
    errors: ['not_found', 'invalid_cursor'],
  },
  listNotSubmitted: {
    method: 'GET',
    path: `${ofAssignment}/not-submitted`,
    access: authors,
    summary:
      'List the students of the course who have handed in nothing, by name, those who are excused among them. A page may hold fewer than it could. Where marking is anonymous, only those are listed who cannot hand in any more.',
    params: assignment,
    query: z.strictObject(pageQuery),
    response: pageOf(
      takerSchema.extend({
        /** The group with which they are to hand in; null: they have none, or it is not for groups. */
        group: localizedLine(80).nullable(),
        /** How far the mark is, and its version; null: there is none. */
        mark: z.strictObject({ status: z.enum(markStatuses), version: versionSchema }).nullable(),
        /** Until when an extension of theirs, or of their group, runs; null: none does. */
        extendedTo: instantSchema.nullable(),
      }),
    ).extend({ isAnonymous: z.boolean(), isForGroups: z.boolean() }),
    errors: ['not_found', 'invalid_cursor'],
  },
  listToMark: {
    method: 'GET',
    path: '/me/submissions-to-mark',
    access: authors,
    summary:
      'List the submissions that wait for you to mark them, or to look at them once more, in all courses that you own or mark in, oldest first.',
    query: z.strictObject(pageQuery),
    response: z.strictObject({
      ...pageOf(submissionToMarkSchema).shape,
      /** The number of submissions; 100 also stands for more. */
      pending: z.int().min(0).max(100),
    }),
    errors: ['invalid_cursor'],
  },
  get: {
    method: 'GET',
    path: ofSubmission,
    access: authors,
    summary: 'Get a submission with its marking, the note for those who mark, and its history.',
    params: submission,
    response: submissionWorkSchema,
    errors: ['not_found'],
  },
  saveMarking: {
    method: 'PUT',
    path: ofSubmission,
    access: authors,
    summary:
      'Save how a submission is marked, as a draft, or ready: then it is the mark, from its release on.',
    params: submission,
    body: z.strictObject({
      /** null: there is none yet. */
      version: versionSchema.nullable(),
      marking: newMarking,
      /** The files that are given with it, sent for this marking; left out: they stay as they are. */
      files: z
        .array(ulidSchema)
        .max(mostFeedbackFiles)
        .refine((ids) => new Set(ids).size === ids.length, 'repeated')
        .optional(),
      isReady: z.boolean(),
    }),
    response: submissionMarkingSchema.extend({ releasedAt: instantSchema.nullable() }),
    errors: [
      'not_found',
      'stale_version',
      'marking_incomplete',
      'media_not_ready',
      'submission_outdated',
      'submission_locked',
    ],
  },
  return: {
    method: 'POST',
    path: ofSubmission,
    access: authors,
    summary:
      'Send a submission back for changes, with what is written in its marking: it waits for its person again, who may submit once more.',
    params: submission,
    body: z.strictObject({ version: versionSchema, reason: reasonSchema }),
    response: submissionMarkingSchema,
    errors: ['not_found', 'stale_version', 'submission_outdated', 'submission_locked'],
  },
  saveNote: {
    method: 'PATCH',
    path: ofSubmission,
    access: authors,
    summary: 'Write a note about a submission for those who mark.',
    params: submission,
    body: z.strictObject({ note: paragraph(4000), version: z.int().min(0) }),
    response: z.strictObject({ note: paragraph(4000), version: z.int().min(0) }),
    errors: ['not_found', 'stale_version'],
  },
  answerLook: {
    method: 'POST',
    path: `${ofSubmission}/outcome`,
    access: authors,
    summary:
      'Answer who asked for another look at how their submission was marked. A mark that changes by it is marked anew.',
    params: submission,
    body: z.strictObject({ answer: lookTextSchema }),
    response: lookSchema,
    errors: ['not_found', 'stale_version'],
  },
  agree: {
    method: 'PUT',
    path: `${ofSubmission}/outcome`,
    access: authors,
    summary:
      'Of two markings that differ, agree on one, with a reason: then it is the mark, from its release on. Or let both mark anew what they had agreed on.',
    params: submission,
    body: z.strictObject({
      /** Whose marking it is, in the order in which they began; `open`: both mark anew. */
      on: z.enum(['first', 'second', 'open']),
      /** Of the marking that is meant; of the agreed one, to open it. */
      version: versionSchema,
      reason: reasonSchema,
    }),
    response: z.strictObject({ releasedAt: instantSchema.nullable() }),
    errors: ['not_found', 'stale_version', 'submission_outdated', 'submission_locked'],
  },
  listComments: {
    method: 'GET',
    path: ownComments,
    access: authors,
    summary: 'List the comments that you keep for marking, in the order in which you saved them.',
    query: z.strictObject(pageQuery),
    response: pageOf(keptCommentSchema),
    errors: ['invalid_cursor'],
  },
  keepComment: {
    method: 'POST',
    path: ownComments,
    access: authors,
    summary: 'Keep a comment, to put it into markings; five hundred at the most.',
    body: keptCommentSchema.pick({ text: true }),
    response: keptCommentSchema,
    status: 201,
    errors: [],
  },
  changeComment: {
    method: 'PUT',
    path: ownComments,
    access: authors,
    summary: 'Give one of your comments other words. Markings keep theirs.',
    body: keptCommentSchema.pick({ commentId: true, text: true, version: true }),
    response: keptCommentSchema,
    errors: ['not_found', 'stale_version'],
  },
  useComment: {
    method: 'PATCH',
    path: ownComments,
    access: authors,
    summary: 'Count that one of your comments was put into a marking.',
    body: keptCommentSchema.pick({ commentId: true }),
    response: keptCommentSchema,
    errors: ['not_found'],
  },
  removeComment: {
    method: 'DELETE',
    path: ownComments,
    access: authors,
    summary: 'Delete one of your comments. Markings keep theirs.',
    body: keptCommentSchema.pick({ commentId: true }),
    response: keptCommentSchema,
    errors: ['not_found'],
  },
  release: {
    method: 'POST',
    path: `${ofAssignment}/releases`,
    access: authors,
    summary:
      'Let people see their marks, from now or from an instant on, or take back what is planned: of all that are ready, or of some submissions. Of marks that nobody has seen yet, the last word holds. It is done in the background.',
    params: assignment,
    body: z.strictObject({
      /** null: all that are ready. */
      submissionIds: z.array(ulidSchema).min(1).max(100).nullable(),
      /** null: now; `withheld`: no longer at the time that was planned. */
      at: z.union([instantSchema, z.literal('withheld')]).nullable(),
      /** Only what this release of the assignment still decides of. */
      of: ulidSchema.optional(),
    }),
    response: marksReleaseSchema,
    status: 201,
    errors: ['not_found'],
  },
  listReleases: {
    method: 'GET',
    path: `${ofAssignment}/releases`,
    access: authors,
    summary: 'List the releases of an assignment and how far they have come, the newest first.',
    params: assignment,
    query: z.strictObject(pageQuery),
    response: pageOf(marksReleaseSchema),
    errors: ['not_found', 'invalid_cursor'],
  },
  listExtensions: {
    method: 'GET',
    path: `${ofAssignment}/extensions`,
    access: authors,
    summary: 'List for whom other dates hold.',
    params: assignment,
    query: z.strictObject(pageQuery),
    response: pageOf(extensionSchema),
    errors: ['not_found', 'invalid_cursor'],
  },
  extend: {
    method: 'PUT',
    path: `${ofAssignment}/people/{userId}`,
    access: authors,
    summary: 'Set other dates for one person, or remove them.',
    params: assignment.extend({ userId: userIdSchema }),
    body: z.strictObject({
      /** null: there is none yet. */
      version: versionSchema.nullable(),
      /** null: nothing is different any more. */
      extension: newExtension.nullable(),
    }),
    response: z.strictObject({ extension: extensionSchema.nullable() }),
    errors: ['not_found', 'stale_version'],
  },
  excuse: {
    method: 'POST',
    path: `${ofAssignment}/people/{userId}`,
    access: authors,
    summary: 'Excuse somebody from an assignment, with a reason, or take that back.',
    params: assignment.extend({ userId: userIdSchema }),
    body: z.strictObject({ isExcused: z.boolean(), reason: reasonSchema }),
    response: z.strictObject({ isExcused: z.boolean() }),
    errors: ['not_found'],
  },
  listMarkers: {
    method: 'GET',
    path: ofMarkers,
    access: authors,
    summary: 'List who marks in a course beside who teaches it, in the order of their ids.',
    params: course,
    query: z.strictObject({}),
    response: z.strictObject({ items: z.array(courseMarkerSchema).max(mostMarkers) }),
    errors: ['not_found'],
  },
  addMarker: {
    method: 'POST',
    path: ofMarkers,
    access: authors,
    summary:
      'Let somebody who teaches on the platform mark in a course, by their address: what is allocated to them, and nothing else.',
    params: course,
    body: z.strictObject({ email: emailAddressSchema, groupIds: markedGroupsSchema }),
    response: courseMarkerSchema,
    status: 201,
    errors: ['not_found', 'teacher_unknown', 'marks_already', 'markers_full'],
  },
  changeMarker: {
    method: 'PUT',
    path: ofMarker,
    access: authors,
    summary: 'Say which sections of a course are a marker’s. What was shared out stays as it is.',
    params: marker,
    body: z.strictObject({ groupIds: markedGroupsSchema, version: versionSchema }),
    response: courseMarkerSchema,
    errors: ['not_found', 'stale_version'],
  },
  removeMarker: {
    method: 'DELETE',
    path: ofMarker,
    access: authors,
    summary:
      'Let somebody no longer mark in a course. What they have marked stays; what waited for them waits for who teaches.',
    params: marker,
    response: z.strictObject({ userId: userIdSchema }),
    errors: ['not_found'],
  },
  getAllocation: {
    method: 'GET',
    path: `${ofAssignment}/allocation`,
    access: authors,
    summary: 'See how the work on an assignment was last shared out among its markers.',
    params: assignment,
    query: z.strictObject({}),
    response: z.strictObject({
      /** null: it never was. */
      allocation: allocationSchema.nullable(),
      /** How many mark each work: two where the assignment asks for a second marker. */
      each: z.int().min(1).max(2),
    }),
    errors: ['not_found'],
  },
  allocate: {
    method: 'POST',
    path: `${ofAssignment}/allocation`,
    access: authors,
    summary:
      'Share out among markers what was handed in and nobody marks yet, evenly or by section. It is done in the background.',
    params: assignment,
    body: newAllocation,
    response: allocationSchema,
    status: 201,
    errors: ['not_found', 'allocation_runs', 'allocation_not_possible'],
  },
  assign: {
    method: 'PUT',
    path: `${ofAssignment}/allocation`,
    access: authors,
    summary: 'Give some submissions to markers by hand, or back to who teaches the course.',
    params: assignment,
    body: z.strictObject({
      submissionIds: z.array(ulidSchema).min(1).max(mostAssigned),
      markers: assignedSchema,
    }),
    response: z.strictObject({ markers: assignedSchema }),
    errors: ['not_found', 'allocation_not_possible'],
  },
  listPeerReviews: {
    method: 'GET',
    path: `${ofAssignment}/peer-reviews`,
    access: authors,
    summary:
      'List who takes part in the peer review of an assignment, in no order that says anything, with what they have delivered; or what nobody reviews yet, where a page may hold fewer works.',
    params: assignment,
    query: z.strictObject({ ...pageQuery, unreviewed: z.literal('true').optional() }),
    response: z.strictObject({
      ...pageOf(peerSeatSchema).shape,
      /** Whether the assignment asks for peer review now. */
      isOn: z.boolean(),
      /** Whether it has each review given by hand, so that a press deals nothing out. */
      byHand: z.boolean(),
      /** The last press; null: there was none yet. */
      round: peerRoundSchema.nullable(),
    }),
    errors: ['not_found', 'invalid_cursor'],
  },
  startPeerReview: {
    method: 'POST',
    path: `${ofAssignment}/peer-reviews`,
    access: authors,
    summary:
      'Deal out what is handed in and has not been dealt out yet, and let pass on what is overdue; where reviews are given by hand, only take in what is handed in. It is done in the background.',
    params: assignment,
    body: z.strictObject({}),
    response: peerRoundSchema,
    status: 201,
    errors: ['not_found', 'assignment_not_ready', 'allotment_runs'],
  },
  listReviewers: {
    method: 'GET',
    path: ofPeerWork,
    access: authors,
    summary:
      'List who reviews a work, and a page of those to whom it could be given, whose name has these words or who has this alias. A page may hold fewer people.',
    params: peerWork,
    query: z.strictObject({ ...pageQuery, q: line(60).optional() }),
    response: z.strictObject({
      ...pageOf(peerReviewerSchema).shape,
      reviews: dealtReviewsSchema,
      /** Why no review can be dealt out; null: one can. */
      refusal: z
        .enum(['assignment_not_ready', 'allotment_runs', 'review_closed', 'reviews_full'])
        .nullable(),
    }),
    errors: ['not_found', 'invalid_cursor'],
  },
  dealReview: {
    method: 'POST',
    path: ofPeerWork,
    access: authors,
    summary: 'Give a work to one more reviewer.',
    params: peerWork,
    body: z.strictObject({ reviewer: chosenReviewerSchema }),
    response: dealtReviewSchema,
    status: 201,
    errors: [
      'not_found',
      'assignment_not_ready',
      'allotment_runs',
      'not_enrolled',
      'review_of_own',
      'review_dealt',
      'review_closed',
      'reviews_full',
    ],
  },
  takeReviewBack: {
    method: 'DELETE',
    path: `${ofPeerWork}/{taskId}`,
    access: authors,
    summary: 'Take back a review that is not delivered, with what was written of it.',
    params: peerWork.extend({ taskId: ulidSchema }),
    response: z.strictObject({ taskId: ulidSchema }),
    errors: ['not_found', 'allotment_runs', 'review_delivered'],
  },
});
