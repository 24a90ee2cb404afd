import * as z from 'zod';
import { blockKindSchema, learningStateSchema } from '#shared/schemas/blocks.ts';
import {
  enrolledCourseSchema,
  enrollmentKeySchema,
  enrollmentRequestSchema,
  enrollmentStateSchema,
  invitationSchema,
  invitedPlaceSchema,
  learnerSchema,
  mostDecided,
  mostInvited,
  mostPlaces,
  newsSchema,
  ownEnrollmentSchema,
  pendingCourseSchema,
  rosterEntrySchema,
  rosterSortSchema,
} from '#shared/schemas/enrollments.ts';
import {
  count,
  instantSchema,
  pageOf,
  pageQuery,
  ulidSchema,
  userIdSchema,
  versionSchema,
} from '#shared/schemas/primitives.ts';
import { line, localizedLine, paragraph } from '#shared/schemas/text.ts';
import { notes } from './notes.ts';
import { feature } from './route.ts';

const course = z.strictObject({ courseId: ulidSchema });

/** What the link of a mail carries: the hash of its address, and that the link is ours. */
const mailStop = z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{44}$/) });
const mailStopped = z.strictObject({ stopped: z.boolean() });

/** Why somebody cannot come in by themselves. */
const notAdmitted = [
  'already_enrolled',
  'already_waiting',
  'request_pending',
  'removed_from_course',
  'enrollment_closed',
  'enrollment_not_open_yet',
  'invitation_required',
  'prerequisite_missing',
  'payment_required',
] as const;

/** Why a key does not open. */
const keyRefused = [
  'enrollment_key_required',
  'enrollment_key_wrong',
  'enrollment_key_expired',
  'enrollment_key_used_up',
] as const;

/** Where the course asks for a key: what the person typed. */
const withKey = z.strictObject({ key: line(60).optional() });

export const enrollments = feature('enrollments', {
  enroll: {
    method: 'POST',
    path: '/courses/{courseId}/enrollments',
    access: 'signedIn',
    summary: 'Enroll oneself: where everybody may, with the key, or as somebody invited.',
    params: course,
    body: withKey,
    response: ownEnrollmentSchema,
    status: 201,
    errors: ['not_found', ...notAdmitted, ...keyRefused, 'approval_required', 'course_full'],
  },
  joinWaitingList: {
    method: 'POST',
    path: '/courses/{courseId}/waiting-list',
    access: 'signedIn',
    summary: 'Wait for a seat of a full course; the longest waiting gets the next one by itself.',
    params: course,
    body: withKey,
    response: ownEnrollmentSchema,
    status: 201,
    errors: ['not_found', ...notAdmitted, ...keyRefused, 'approval_required'],
  },
  request: {
    method: 'POST',
    path: '/courses/{courseId}/enrollment-requests',
    access: 'signedIn',
    summary: 'Ask to be let into a course whose teachers decide, or that has a price.',
    params: course,
    body: z.strictObject({ message: paragraph(500) }),
    response: ownEnrollmentSchema,
    status: 201,
    errors: ['not_found', ...notAdmitted, 'no_request_needed'],
  },
  getMine: {
    method: 'GET',
    path: '/courses/{courseId}/enrollments/mine',
    access: 'signedIn',
    summary: 'Where one stands in a course, and the place in its waiting list.',
    params: course,
    response: z.strictObject({
      enrollment: ownEnrollmentSchema.nullable(),
      /** Counted from 1; null for who does not wait, and behind the first hundred. */
      place: z.int().min(1).max(mostPlaces).nullable(),
      /** Whether an invitation lets them in. */
      invited: z.boolean(),
    }),
    errors: ['not_found'],
  },
  withdraw: {
    method: 'DELETE',
    path: '/courses/{courseId}/enrollments/mine',
    access: 'signedIn',
    summary:
      'Leave a course or its waiting list, or take a request back: a seat is free at once, the progress is kept for a return.',
    params: course,
    response: ownEnrollmentSchema,
    errors: ['not_found', 'not_enrolled'],
  },
  listMine: {
    method: 'GET',
    path: '/me/enrollments',
    access: 'signedIn',
    summary: 'The own courses with progress and where to continue, last enrolled first.',
    query: z.strictObject(pageQuery),
    response: pageOf(enrolledCourseSchema),
    errors: ['invalid_cursor'],
  },
  listRoster: {
    method: 'GET',
    path: '/courses/{courseId}/enrollments',
    access: ['teachers', 'admins'],
    summary:
      'Who stands how in the course, for those who teach it, sorted; or searched by the beginnings of words of the name, whatever their case and accents. Changes are seconds behind.',
    params: course,
    query: z.strictObject({
      ...pageQuery,
      state: enrollmentStateSchema.prefault('active'),
      sort: rosterSortSchema.prefault('name'),
      order: z.enum(['asc', 'desc']).prefault('asc'),
      /** A search lists by the word that it found: `sort` and `order` are not asked. */
      q: line(60).optional(),
    }),
    response: z.strictObject({
      ...pageOf(rosterEntrySchema).shape,
      /** Whether the course has a price: who is let in has paid. */
      priced: z.boolean(),
    }),
    errors: ['not_found', 'invalid_cursor'],
  },
  getLearner: {
    method: 'GET',
    path: '/courses/{courseId}/learners/{userId}',
    access: ['teachers', 'admins'],
    summary:
      'Somebody who is or was in the course, with each lesson and how far they are in it, for those who teach it.',
    params: z.strictObject({ courseId: ulidSchema, userId: userIdSchema }),
    response: learnerSchema,
    errors: ['not_found'],
  },
  decide: {
    method: 'POST',
    path: '/courses/{courseId}/enrollments/decisions',
    access: ['teachers', 'admins'],
    summary:
      'Let people in who asked, were declined or removed; decline requests; or remove people: all named or none.',
    params: course,
    body: z.strictObject({
      userIds: z
        .array(userIdSchema)
        .min(1)
        .max(mostDecided)
        .refine((ids) => new Set(ids).size === ids.length, 'repeated'),
      decision: z.enum(['admit', 'decline', 'remove']),
      /** That what a course costs is paid, and how one finds that payment again: nobody is let in without. */
      payment: z.strictObject({ reference: line(120) }).optional(),
    }),
    response: z.strictObject({
      decided: z.array(z.strictObject({ userId: userIdSchema, state: enrollmentStateSchema })),
    }),
    errors: ['not_found', 'request_decided', 'not_enrolled', 'payment_not_confirmed'],
  },
  listRequests: {
    method: 'GET',
    path: '/me/enrollment-requests',
    access: ['teachers', 'admins'],
    summary: 'Who waits for an answer, in all courses that one owns, oldest first.',
    query: z.strictObject(pageQuery),
    response: z.strictObject({
      ...pageOf(enrollmentRequestSchema).shape,
      /** How many there are; 100 also stands for more. */
      pending: z.int().min(0).max(100),
    }),
    errors: ['invalid_cursor'],
  },
  getKey: {
    method: 'GET',
    path: '/courses/{courseId}/enrollment-key',
    access: ['teachers', 'admins'],
    summary: 'The key by which people come in, for those who teach the course.',
    params: course,
    response: enrollmentKeySchema,
    errors: ['not_found'],
  },
  setKey: {
    method: 'PUT',
    path: '/courses/{courseId}/enrollment-key',
    access: ['teachers', 'admins'],
    summary: 'Set the key, its last day and how many may use it; a new key is counted anew.',
    params: course,
    body: enrollmentKeySchema.omit({ uses: true }),
    response: enrollmentKeySchema,
    errors: ['not_found', 'stale_version'],
  },
  invite: {
    method: 'POST',
    path: '/courses/{courseId}/invitations',
    access: ['teachers', 'admins'],
    perSecond: 10,
    summary: 'Invite e-mail addresses; who is invited already stays so, without a second mail.',
    params: course,
    body: z.strictObject({
      emails: z
        .array(z.email().max(254).toLowerCase())
        .min(1)
        .max(mostInvited)
        .refine((emails) => new Set(emails).size === emails.length, 'repeated'),
      /** Of a course with a price: whether the invited ask for a place as others do, or it is free to them. */
      place: invitedPlaceSchema,
    }),
    response: z.strictObject({ invited: count, invitedBefore: count }),
    status: 201,
    errors: ['not_found', 'enrollment_closed'],
  },
  listInvitations: {
    method: 'GET',
    path: '/courses/{courseId}/invitations',
    access: ['teachers', 'admins'],
    summary: 'Invitations that nobody has followed yet, newest first.',
    params: course,
    query: z.strictObject(pageQuery),
    response: pageOf(invitationSchema),
    errors: ['not_found', 'invalid_cursor'],
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/courses/{courseId}/invitations/{invitationId}',
    access: ['teachers', 'admins'],
    summary: 'Take an invitation back.',
    params: z.strictObject({
      courseId: ulidSchema,
      invitationId: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
    }),
    response: invitationSchema,
    errors: ['not_found'],
  },
  getMailStop: {
    method: 'GET',
    path: '/mail-stops/{token}',
    access: 'public',
    summary: 'Whether the address that the link of a mail is of gets no more mails of invitations.',
    params: mailStop,
    response: mailStopped,
    errors: ['not_found'],
  },
  stopMail: {
    method: 'POST',
    path: '/mail-stops/{token}',
    access: 'public',
    oneClick: true,
    summary: 'No more mails of invitations to the address that the link of a mail is of.',
    params: mailStop,
    body: z.strictObject({}),
    response: mailStopped,
    errors: ['not_found'],
  },
  resumeMail: {
    method: 'DELETE',
    path: '/mail-stops/{token}',
    access: 'public',
    summary: 'Mails of invitations again.',
    params: mailStop,
    response: mailStopped,
    errors: ['not_found'],
  },
  listPending: {
    method: 'GET',
    path: '/me/enrollments/pending',
    access: 'signedIn',
    summary: 'The courses that one is not in yet: asked, waiting or invited, at most a hundred.',
    response: z.strictObject({ items: z.array(pendingCourseSchema).max(100) }),
  },
  recordProgress: {
    method: 'PUT',
    path: '/courses/{courseId}/modules/{moduleId}/blocks/{blockId}/progress',
    access: 'signedIn',
    summary: 'Say where one is in a block: begun, at a second, or done (which can be taken back).',
    params: z.strictObject({ courseId: ulidSchema, moduleId: ulidSchema, blockId: ulidSchema }),
    body: z.strictObject({
      state: z.enum(['started', 'done']),
      positionSeconds: z.number().min(0).max(86_400),
    }),
    response: z.strictObject({
      state: learningStateSchema,
      enrollment: ownEnrollmentSchema,
      /** Of the block as it is now: whoever reads an earlier one learns that it was changed. */
      blockVersion: versionSchema,
    }),
    errors: ['not_found', 'enrollment_required', 'block_locked', 'completion_not_reached'],
  },
  getDashboard: {
    method: 'GET',
    path: '/me/dashboard',
    access: 'signedIn',
    summary:
      'What a learner’s start shows: the next thing to do, what is new, the own courses and those on the way, and what a new learner does first.',
    response: z.strictObject({
      next: z
        .strictObject({
          courseId: ulidSchema,
          courseTitle: localizedLine(120),
          moduleId: ulidSchema,
          blockId: ulidSchema,
          blockTitle: localizedLine(120),
          kind: blockKindSchema,
          minutes: count,
          positionSeconds: z.number(),
        })
        .nullable(),
      courses: z.array(enrolledCourseSchema),
      /** The latest first. */
      news: z.array(newsSchema),
      pending: z.array(pendingCourseSchema),
      firstSteps: z.strictObject({
        course: z.boolean(),
        profile: z.boolean(),
        lesson: z.boolean(),
      }),
    }),
  },
  seeNews: {
    method: 'PUT',
    path: '/me/news-seen',
    access: 'signedIn',
    summary:
      'Have what is new up to an instant as seen; an earlier one than before changes nothing.',
    body: z.strictObject({ until: instantSchema }),
    response: z.strictObject({ until: instantSchema }),
  },
  ...notes,
});
