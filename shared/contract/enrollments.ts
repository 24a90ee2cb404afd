import * as z from 'zod';
import { enrollmentKeySchema } from '#shared/schemas/enrollment-key.ts';
import { invitedPlaceSchema } from '#shared/schemas/enrollment-parts.ts';
import {
  invitationSchema,
  mostInvited,
  mostPlaces,
  ownEnrollmentSchema,
} from '#shared/schemas/enrollments.ts';
import {
  emailAddressSchema,
  count,
  pageOf,
  pageQuery,
  ulidSchema,
} from '#shared/schemas/primitives.ts';
import { line, paragraph } from '#shared/schemas/text.ts';
import { feature } from './route.ts';

const course = z.strictObject({ courseId: ulidSchema });

/** The token in the link of a mail: the hash of its address, and proof that the link is ours. */
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

/** The key that the person typed, if the course asks for one. */
const withKey = z.strictObject({ key: line(60).optional() });

export const enrollments = feature('enrollments', {
  enroll: {
    method: 'POST',
    path: '/courses/{courseId}/enrollments',
    access: 'signedIn',
    summary: 'Enroll in a course that is open, with its enrollment key, or as an invited person.',
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
    summary:
      'Join the waiting list of a full course; whoever has waited longest gets the next seat automatically.',
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
    summary: 'Request to join a course that requires approval or payment.',
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
    summary: 'Get your enrollment in a course, and your place on its waiting list.',
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
      'Leave a course or its waiting list, or withdraw a request. The seat is free at once; progress is kept in case you return.',
    params: course,
    response: ownEnrollmentSchema,
    errors: ['not_found', 'not_enrolled'],
  },
  getKey: {
    method: 'GET',
    path: '/courses/{courseId}/enrollment-key',
    access: ['teachers', 'admins'],
    summary: 'Get the enrollment key of a course that you teach.',
    params: course,
    response: enrollmentKeySchema,
    errors: ['not_found'],
  },
  setKey: {
    method: 'PUT',
    path: '/courses/{courseId}/enrollment-key',
    access: ['teachers', 'admins'],
    summary:
      'Set the enrollment key, its last day and its maximum number of uses; a new key starts a new count.',
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
    summary: 'Invite email addresses; those already invited stay invited and get no second email.',
    params: course,
    body: z.strictObject({
      emails: z
        .array(emailAddressSchema)
        .min(1)
        .max(mostInvited)
        .refine((emails) => new Set(emails).size === emails.length, 'repeated'),
      /** Whether the invited ask for a seat in a course with a price as others do, or have it for free. */
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
    summary: 'List open invitations, newest first.',
    params: course,
    query: z.strictObject(pageQuery),
    response: pageOf(invitationSchema),
    errors: ['not_found', 'invalid_cursor'],
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/courses/{courseId}/invitations/{invitationId}',
    access: ['teachers', 'admins'],
    summary: 'Revoke an invitation.',
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
    summary: 'Get whether the address behind an unsubscribe link has stopped invitation emails.',
    params: mailStop,
    response: mailStopped,
    errors: ['not_found'],
  },
  stopMail: {
    method: 'POST',
    path: '/mail-stops/{token}',
    access: 'public',
    oneClick: true,
    summary: 'Stop invitation emails to the address behind an unsubscribe link.',
    params: mailStop,
    body: z.strictObject({}),
    response: mailStopped,
    errors: ['not_found'],
  },
  resumeMail: {
    method: 'DELETE',
    path: '/mail-stops/{token}',
    access: 'public',
    summary: 'Resume invitation emails to the address behind an unsubscribe link.',
    params: mailStop,
    response: mailStopped,
    errors: ['not_found'],
  },
});
