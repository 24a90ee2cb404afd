import * as z from 'zod';
import {
  accountStateSchema,
  accountStatusSchema,
  editableProfile,
  erasureSchema,
  managedUserSchema,
  ownProfileSchema,
  ownTeacherRequestSchema,
  peopleCountsSchema,
  personInForceSchema,
  teacherRequestSchema,
  teacherRequestStateSchema,
  teachingReason,
} from '#shared/schemas/accounts.ts';
import {
  instantSchema,
  pageOf,
  pageQuery,
  ulidSchema,
  userIdSchema,
  versionSchema,
} from '#shared/schemas/primitives.ts';
import { mediaLinkSchema } from '#shared/schemas/media.ts';
import { line } from '#shared/schemas/text.ts';
import { roleSchema } from '#shared/schemas/roles.ts';
import { sessionIdSchema, sessionSchema } from '#shared/schemas/sessions.ts';
import { feature } from './route.ts';

/** An address as it is compared: without case. */
const emailAddressSchema = z.email().max(254).toLowerCase();

/** The six digits of a mail. */
const codeSchema = z.string().regex(/^\d{6}$/);

const user = z.strictObject({ userId: userIdSchema });

export const accounts = feature('accounts', {
  getMe: {
    method: 'GET',
    path: '/me',
    access: 'signedIn',
    summary: 'The signed-in person: profile, roles in force, state of a teacher request.',
    response: ownProfileSchema,
    errors: ['not_found'],
  },
  updateMe: {
    method: 'PATCH',
    path: '/me',
    access: 'signedIn',
    summary: 'Change the own profile; fields that are left out stay.',
    body: z.strictObject({
      version: versionSchema,
      ...z.strictObject(editableProfile).partial().shape,
    }),
    response: ownProfileSchema,
    errors: ['not_found', 'stale_version'],
  },
  setPhoto: {
    method: 'PUT',
    path: '/me/photo',
    access: 'signedIn',
    summary: 'Show a photo that was uploaded, or none; the one before is thrown away.',
    body: z.strictObject({ photoId: ulidSchema.nullable(), version: versionSchema }),
    response: ownProfileSchema,
    errors: ['not_found', 'stale_version', 'media_not_ready'],
  },
  requestTeacherRole: {
    method: 'POST',
    path: '/me/teacher-request',
    access: 'signedIn',
    summary: 'Ask to become a teacher; an admin decides.',
    body: z.strictObject({ reason: teachingReason.prefault('') }),
    response: teacherRequestSchema,
    status: 201,
    errors: ['not_found', 'request_pending', 'request_too_soon'],
  },
  getTeacherRequest: {
    method: 'GET',
    path: '/me/teacher-request',
    access: 'signedIn',
    summary: 'How the own request to teach stands, and whether the next tokens carry the role.',
    response: z.strictObject({
      request: ownTeacherRequestSchema.nullable(),
      granted: z.boolean(),
    }),
    errors: ['not_found'],
  },
  explainTeacherRequest: {
    method: 'PUT',
    path: '/me/teacher-request/reason',
    access: 'signedIn',
    summary: 'Say why one would like to teach, as long as the request waits.',
    body: z.strictObject({ reason: teachingReason }),
    response: ownTeacherRequestSchema,
    errors: ['not_found', 'request_decided'],
  },
  exportMe: {
    method: 'GET',
    path: '/me/export',
    access: 'signedIn',
    perSecond: 5,
    summary:
      'Everything that is kept about the signed-in person, as data, and links to the bytes of their photo.',
    response: z.strictObject({
      exportedAt: instantSchema,
      items: z.array(z.record(z.string(), z.json())),
      photos: z.array(mediaLinkSchema),
    }),
    errors: ['not_found'],
  },
  requestDeletion: {
    method: 'POST',
    path: '/me/deletion-request',
    access: 'signedIn',
    summary:
      'Ask for the own account to be deleted; an admin orders it, and seven days later it goes.',
    body: z.strictObject({ version: versionSchema }),
    response: ownProfileSchema,
    errors: ['not_found', 'stale_version', 'request_pending'],
  },
  cancelDeletion: {
    method: 'DELETE',
    path: '/me/deletion-request',
    access: 'signedIn',
    summary:
      'Take back the wish to be deleted, also where an admin has ordered it and it has not begun.',
    response: ownProfileSchema,
    errors: ['not_found'],
  },
  listSessions: {
    method: 'GET',
    path: '/me/sessions',
    access: 'signedIn',
    summary: 'Where the signed-in person is signed in, last sign-in first.',
    query: z.strictObject(pageQuery),
    response: pageOf(sessionSchema),
    errors: ['invalid_cursor'],
  },
  noteSession: {
    method: 'POST',
    path: '/me/sessions',
    access: 'signedIn',
    summary:
      'Note that this session is in use, and by what browser; the site does so once an hour.',
    body: z.strictObject({}),
    response: sessionSchema,
    errors: ['not_found'],
  },
  endSession: {
    method: 'DELETE',
    path: '/me/sessions/{sessionId}',
    access: 'signedIn',
    perSecond: 10,
    summary:
      'End one session; its tokens are refused from now on. The identity provider ends those of all sessions: the others sign in again once their access tokens have ended.',
    params: z.strictObject({ sessionId: sessionIdSchema }),
    response: sessionSchema,
    errors: ['not_found'],
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/me/sessions',
    access: 'signedIn',
    perSecond: 10,
    summary:
      'End every session but this one (with `all`, this one too), also those that no list shows. The identity provider ends all tokens: this session goes on with its access token, and signs in again.',
    query: z.strictObject({ all: z.literal('true').optional() }),
    response: z.strictObject({ endedAt: instantSchema }),
    errors: ['not_found'],
  },
  requestEmailChange: {
    method: 'POST',
    path: '/me/email-change',
    access: 'signedIn',
    perSecond: 5,
    summary:
      'Begin to change the own e-mail address: a code goes to the present one, another to the new one.',
    body: z.strictObject({ email: emailAddressSchema }),
    response: z.strictObject({ email: z.string(), expiresAt: instantSchema }),
    errors: ['not_found'],
  },
  confirmEmailChange: {
    method: 'POST',
    path: '/me/email-change/confirmation',
    access: 'signedIn',
    perSecond: 10,
    summary: 'Set the new address, by the codes of both mails.',
    body: z.strictObject({ presentCode: codeSchema, newCode: codeSchema }),
    response: ownProfileSchema,
    errors: ['not_found', 'email_code_wrong', 'email_code_expired', 'email_taken'],
  },
  listUsers: {
    method: 'GET',
    path: '/admin/users',
    access: ['admins'],
    summary:
      'Everybody, by last name, with the roles that hold now; or those of a role or a state; or searched by the beginnings of words of the name or of the e-mail address, whatever their case and accents. Changes are seconds behind in all but the first.',
    query: z.strictObject({
      ...pageQuery,
      /** A search lists by the word that it found; a page of it, or of a role and a state, may hold fewer than `limit`. */
      q: line(100).optional(),
      role: roleSchema.optional(),
      state: accountStateSchema.optional(),
    }),
    response: pageOf(personInForceSchema),
    errors: ['invalid_cursor'],
  },
  countUsers: {
    method: 'GET',
    path: '/admin/user-counts',
    access: ['admins'],
    summary: 'How many people there are, of each role and in each state; seconds behind.',
    response: peopleCountsSchema,
  },
  getUser: {
    method: 'GET',
    path: '/admin/users/{userId}',
    access: ['admins'],
    summary: 'One person, with the roles that hold now, whoever gave them.',
    params: user,
    response: personInForceSchema,
    errors: ['not_found'],
  },
  setStatus: {
    method: 'PUT',
    path: '/admin/users/{userId}/status',
    access: ['admins'],
    summary: 'Suspend a person or let them in again; it holds from the next request on.',
    params: user,
    body: z.strictObject({ status: accountStatusSchema, version: versionSchema }),
    response: managedUserSchema,
    errors: ['not_found', 'stale_version', 'last_admin'],
  },
  setRoles: {
    method: 'PUT',
    path: '/admin/users/{userId}/roles',
    access: ['admins'],
    summary: 'Set the groups of a person; a removed one ends with the next request.',
    params: user,
    body: z.strictObject({ roles: z.array(roleSchema).min(1).max(3), version: versionSchema }),
    response: managedUserSchema,
    errors: ['not_found', 'stale_version', 'last_admin'],
  },
  getErasure: {
    method: 'GET',
    path: '/admin/users/{userId}/erasure',
    access: ['admins'],
    summary: 'What is to become, or became, of an account; also of one that is gone.',
    params: user,
    response: erasureSchema,
    errors: ['not_found'],
  },
  orderErasure: {
    method: 'POST',
    path: '/admin/users/{userId}/erasure',
    access: ['admins'],
    summary:
      'Order an account to be erased in seven days: of who asked for it, or for a reason. Until then the person and every admin can take it back.',
    params: user,
    body: z.strictObject({
      /** The address or the full name of the person, typed by the admin. */
      confirmation: line(200),
      /** Why, where the person did not ask. */
      reason: line(300).nullable(),
      /** Who gets the courses; null: they stay without a teacher. */
      coursesTo: userIdSchema.nullable(),
      version: versionSchema,
    }),
    response: erasureSchema,
    status: 201,
    errors: ['not_found', 'stale_version', 'last_admin', 'request_pending'],
  },
  cancelErasure: {
    method: 'DELETE',
    path: '/admin/users/{userId}/erasure',
    access: ['admins'],
    summary: 'Take back the order to erase an account, as long as it has not begun.',
    params: user,
    response: erasureSchema,
    errors: ['not_found'],
  },
  listTeacherRequests: {
    method: 'GET',
    path: '/admin/teacher-requests',
    access: ['admins'],
    summary: 'Requests to become a teacher, oldest first.',
    query: z.strictObject({ ...pageQuery, state: teacherRequestStateSchema.prefault('pending') }),
    response: pageOf(teacherRequestSchema),
    errors: ['invalid_cursor'],
  },
  decideTeacherRequest: {
    method: 'POST',
    path: '/admin/teacher-requests/{userId}/decision',
    access: ['admins'],
    summary: 'Approve or decline a request to become a teacher.',
    params: user,
    body: z.strictObject({ decision: z.enum(['approved', 'declined']), version: versionSchema }),
    response: teacherRequestSchema,
    errors: ['not_found', 'stale_version', 'request_decided'],
  },
});
