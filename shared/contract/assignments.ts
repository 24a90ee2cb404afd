import * as z from 'zod';
import {
  assignmentPageSchema,
  savedDraftSchema,
  lookSchema,
  lookTextSchema,
  newDraft,
  ownAssignmentSchema,
  ownSubmissionSchema,
  submissionLabels,
  ownReceiptSchema,
} from '#shared/schemas/assignments.ts';
import { namedPersonSchema } from '#shared/schemas/attempts.ts';
import { mostMembers } from '#shared/schemas/groups.ts';
import {
  instantSchema,
  pageOf,
  pageQuery,
  ulidSchema,
  versionSchema,
} from '#shared/schemas/primitives.ts';
import {
  anonymousReviewSchema,
  newPeerReview,
  ownReviewsSchema,
  peerReviewSchema,
  peerRulesSchema,
  peerTaskSchema,
} from '#shared/schemas/peer-reviews.ts';
import { localizedLine } from '#shared/schemas/text.ts';
import { feature } from './route.ts';

const assignment = { courseId: ulidSchema, assignmentId: ulidSchema };
const submissionNumber = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .transform(Number);
const submission = { ...assignment, number: submissionNumber };
const path = '/courses/{courseId}/assignments/{assignmentId}';

/** Handing in. Dates, numbers, sizes and hashes are the server's; a request names none of them. */
export const assignments = feature('assignments', {
  list: {
    method: 'GET',
    path: '/me/assignments',
    access: 'signedIn',
    summary:
      'List the assignments of your courses with your state in each, what is most urgent first; a page is one of courses.',
    query: z.strictObject({
      ...pageQuery,
      /** `excused`: those, whatever their label; they are among no others. */
      label: z.enum([...submissionLabels, 'excused']).optional(),
      courseId: ulidSchema.optional(),
    }),
    response: pageOf(
      ownAssignmentSchema.extend({
        /** What you are to review for it, or have reviewed. */
        reviews: ownReviewsSchema,
      }),
    ).extend({
      /** The courses of this page that have assignments, whatever is asked for. */
      courses: z
        .array(z.strictObject({ courseId: ulidSchema, title: localizedLine(120) }))
        .max(101),
      /** The server's clock. */
      now: instantSchema,
    }),
    errors: ['invalid_cursor'],
  },
  get: {
    method: 'GET',
    path: '/me/assignments/{assignmentId}',
    access: 'signedIn',
    summary: 'Get an assignment with the dates that hold for you, your draft and your submissions.',
    params: z.strictObject({ assignmentId: ulidSchema }),
    response: assignmentPageSchema.extend({
      /** Who hands in together with you; null: it is handed in by groups, and there is none for you. */
      group: z
        .strictObject({
          name: localizedLine(80),
          members: z.array(namedPersonSchema).max(mostMembers),
        })
        .nullable(),
      /** The name of the group in which you are, where it handed in before you joined it; null: there is none. */
      leftOutOf: localizedLine(80).nullable(),
      /** Whether you need not hand it in: it counts neither for nor against you. */
      isExcused: z.boolean(),
      /** Whether it is handed in by groups. */
      isForGroups: z.boolean(),
      peerReview: peerRulesSchema.nullable(),
      /** What you are to review for it, or have reviewed. */
      reviews: ownReviewsSchema,
    }),
    errors: ['not_found', 'enrollment_required'],
  },
  saveDraft: {
    method: 'PUT',
    path: `${path}/draft`,
    access: 'signedIn',
    summary: 'Save your draft over the version that it was made from.',
    params: z.strictObject(assignment),
    body: z.strictObject({
      /** null: there is none yet. */
      version: versionSchema.nullable(),
      draft: newDraft,
    }),
    response: savedDraftSchema,
    errors: [
      'not_found',
      'assignment_not_ready',
      'enrollment_required',
      'block_locked',
      'assignment_not_open',
      'assignment_closed',
      'no_attempts_left',
      'submission_locked',
      'stale_version',
    ],
  },
  submit: {
    method: 'POST',
    path: `${path}/draft`,
    access: 'signedIn',
    summary: 'Submit the draft that you saw: its version is named.',
    params: z.strictObject(assignment),
    body: z.strictObject({
      version: versionSchema,
      /** Whether the statement of own work was confirmed, where there is one. */
      confirmed: z.boolean(),
    }),
    response: ownReceiptSchema,
    status: 201,
    errors: [
      'not_found',
      'enrollment_required',
      'block_locked',
      'assignment_not_open',
      'assignment_closed',
      'no_attempts_left',
      'submission_locked',
      'assignment_not_ready',
      'media_not_ready',
      'stale_version',
    ],
  },
  withdraw: {
    method: 'DELETE',
    path: `${path}/submissions/{number}`,
    access: 'signedIn',
    summary:
      'Withdraw the submission that counts, until somebody has begun to mark it or the assignment has closed. It stays readable.',
    params: z.strictObject(submission),
    response: ownReceiptSchema,
    errors: ['not_found', 'enrollment_required', 'assignment_closed', 'submission_locked'],
  },
  getSubmission: {
    method: 'GET',
    path: `${path}/submissions/{number}`,
    access: 'signedIn',
    summary: 'Get one of your submissions, with its feedback once that is released.',
    params: z.strictObject(submission),
    response: ownSubmissionSchema.extend({
      /** What classmates said of it, once its mark is released. */
      reviews: z.array(anonymousReviewSchema).max(100),
    }),
    errors: ['not_found'],
  },
  readFeedback: {
    method: 'PUT',
    path: `${path}/submissions/{number}`,
    access: 'signedIn',
    summary: 'Say that you have read the feedback on a submission.',
    params: z.strictObject(submission),
    body: z.strictObject({}),
    response: z.strictObject({ readAt: instantSchema }),
    errors: ['not_found'],
  },
  getPeerTask: {
    method: 'GET',
    path: '/me/peer-reviews/{taskId}',
    access: 'signedIn',
    summary:
      'Get a work of somebody else that you review, and what you have written. Nothing says whose it is.',
    params: z.strictObject({ taskId: ulidSchema }),
    response: peerTaskSchema,
    errors: ['not_found', 'enrollment_required'],
  },
  savePeerReview: {
    method: 'PUT',
    path: '/me/peer-reviews/{taskId}',
    access: 'signedIn',
    summary:
      'Save your review of a work over the version that it was made from, or deliver it: then it stays as it is.',
    params: z.strictObject({ taskId: ulidSchema }),
    body: z.strictObject({
      /** null: there is none yet. */
      version: versionSchema.nullable(),
      review: newPeerReview,
      isDelivered: z.boolean(),
    }),
    response: peerReviewSchema,
    errors: [
      'not_found',
      'enrollment_required',
      'assignment_closed',
      'submission_locked',
      'marking_incomplete',
      'stale_version',
    ],
  },
  requestLook: {
    method: 'PATCH',
    path: `${path}/submissions/{number}`,
    access: 'signedIn',
    summary:
      'Ask for another look at how the submission that counts was marked, once that is released and as long as the assignment says. What was asked first stands.',
    params: z.strictObject(submission),
    body: z.strictObject({ reason: lookTextSchema }),
    response: lookSchema,
    errors: ['not_found', 'look_closed'],
  },
});
