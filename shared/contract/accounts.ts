import * as z from 'zod';
import { accountStatusSchema, teacherRequestStateSchema } from '#shared/schemas/account-parts.ts';
import {
  accountStateSchema,
  editableProfile,
  erasureSchema,
  managedUserSchema,
  ownProfileSchema,
  ownTeacherRequestSchema,
  peopleCountsSchema,
  personInForceSchema,
  teacherRequestSchema,
  teachingReason,
} from '#shared/schemas/accounts.ts';
import {
  emailAddressSchema,
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

/** The six digits of a mail. */
const codeSchema = z.string().regex(/^\d{6}$/);

const user = z.strictObject({ userId: userIdSchema });

export const accounts = feature('accounts', {
  getMe: {
    method: 'GET',
    path: '/me',
    access: 'signedIn',
    summary: 'Get your own profile, current roles and the status of your teacher request.',
    response: ownProfileSchema,
    errors: ['not_found'],
  },
  updateMe: {
    method: 'PATCH',
    path: '/me',
    access: 'signedIn',
    summary: 'Update your own profile; omitted fields are unchanged.',
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
    summary: 'Set or remove your profile photo; the previous one is deleted.',
    body: z.strictObject({ photoId: ulidSchema.nullable(), version: versionSchema }),
    response: ownProfileSchema,
    errors: ['not_found', 'stale_version', 'media_not_ready'],
  },
  requestTeacherRole: {
    method: 'POST',
    path: '/me/teacher-request',
    access: 'signedIn',
    summary: 'Request the teacher role; an admin decides.',
    body: z.strictObject({ reason: teachingReason.prefault('') }),
    response: teacherRequestSchema,
    status: 201,
    errors: ['not_found', 'request_pending', 'request_too_soon'],
  },
  getTeacherRequest: {
    method: 'GET',
    path: '/me/teacher-request',
    access: 'signedIn',
    summary: 'Get the status of your teacher request, and whether your next tokens carry the role.',
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
    summary: 'Update the reason of your pending teacher request.',
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
      'Export all data kept about you, with links to the bytes of your photo and of the files that you handed in.',
    response: z.strictObject({
      exportedAt: instantSchema,
      items: z.array(z.record(z.string(), z.json())),
      photos: z.array(mediaLinkSchema),
      /** What you handed in, or are about to. */
      files: z.array(mediaLinkSchema),
    }),
    errors: ['not_found'],
  },
  requestDeletion: {
    method: 'POST',
    path: '/me/deletion-request',
    access: 'signedIn',
    summary:
      'Request deletion of your account; an admin orders it, and it is erased seven days later.',
    body: z.strictObject({ version: versionSchema }),
    response: ownProfileSchema,
    errors: ['not_found', 'stale_version', 'request_pending'],
  },
  cancelDeletion: {
    method: 'DELETE',
    path: '/me/deletion-request',
    access: 'signedIn',
    summary:
      'Withdraw your deletion request, even after an admin has ordered it, as long as the erasure has not begun.',
    response: ownProfileSchema,
    errors: ['not_found'],
  },
  listSessions: {
    method: 'GET',
    path: '/me/sessions',
    access: 'signedIn',
    summary: 'List your sessions, latest sign-in first.',
    query: z.strictObject(pageQuery),
    response: pageOf(sessionSchema),
    errors: ['invalid_cursor'],
  },
  noteSession: {
    method: 'POST',
    path: '/me/sessions',
    access: 'signedIn',
    summary:
      'Record that this session is in use, and by which browser; the site does so once an hour.',
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
      'End one session; its tokens are refused from now on. The identity provider revokes the refresh tokens of all sessions: the others sign in again once their access tokens have expired.',
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
      'End every session but this one (with `all`, this one too), including those that are not listed. The identity provider revokes all refresh tokens: this session keeps its access token, and signs in again once that has expired.',
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
      'Start changing your email address: one code goes to the current address, another to the new one.',
    body: z.strictObject({ email: emailAddressSchema }),
    response: z.strictObject({ email: z.string(), expiresAt: instantSchema }),
    errors: ['not_found'],
  },
  confirmEmailChange: {
    method: 'POST',
    path: '/me/email-change/confirmation',
    access: 'signedIn',
    perSecond: 10,
    summary: 'Confirm the new email address with the codes from both emails.',
    body: z.strictObject({ presentCode: codeSchema, newCode: codeSchema }),
    response: ownProfileSchema,
    errors: ['not_found', 'email_code_wrong', 'email_code_expired', 'email_taken'],
  },
  listUsers: {
    method: 'GET',
    path: '/admin/users',
    access: ['admins'],
    summary:
      'List all accounts by last name, with their current roles; or those with a role or a status; or those whose name or email address has words that start with the query, ignoring case and accents. All but the plain list are eventually consistent, within seconds.',
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
    summary: 'Count the accounts by role and by status; eventually consistent, within seconds.',
    response: peopleCountsSchema,
  },
  getUser: {
    method: 'GET',
    path: '/admin/users/{userId}',
    access: ['admins'],
    summary: 'Get one account, with its current roles, whoever assigned them.',
    params: user,
    response: personInForceSchema,
    errors: ['not_found'],
  },
  setStatus: {
    method: 'PUT',
    path: '/admin/users/{userId}/status',
    access: ['admins'],
    summary: 'Suspend or reactivate an account; effective from its next request.',
    params: user,
    body: z.strictObject({ status: accountStatusSchema, version: versionSchema }),
    response: managedUserSchema,
    errors: ['not_found', 'stale_version', 'last_admin'],
  },
  setRoles: {
    method: 'PUT',
    path: '/admin/users/{userId}/roles',
    access: ['admins'],
    summary: 'Set the groups of an account; a removed group ends with the next request.',
    params: user,
    body: z.strictObject({ roles: z.array(roleSchema).min(1).max(3), version: versionSchema }),
    response: managedUserSchema,
    errors: ['not_found', 'stale_version', 'last_admin'],
  },
  getErasure: {
    method: 'GET',
    path: '/admin/users/{userId}/erasure',
    access: ['admins'],
    summary: 'Get the erasure plan or record of an account, even of one that has been erased.',
    params: user,
    response: erasureSchema,
    errors: ['not_found'],
  },
  orderErasure: {
    method: 'POST',
    path: '/admin/users/{userId}/erasure',
    access: ['admins'],
    summary:
      'Order the erasure of an account in seven days, on the person’s request or for a stated reason. Until then the person and every admin can cancel it.',
    params: user,
    body: z.strictObject({
      /** The address or the full name of the person, typed by the admin. */
      confirmation: line(200),
      /** Why, where the person did not ask. */
      reason: line(300).nullable(),
      /** The heir of the courses; null: they stay without a teacher. */
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
    summary: 'Cancel the erasure of an account, as long as it has not begun.',
    params: user,
    response: erasureSchema,
    errors: ['not_found'],
  },
  listTeacherRequests: {
    method: 'GET',
    path: '/admin/teacher-requests',
    access: ['admins'],
    summary: 'List teacher requests, oldest first.',
    query: z.strictObject({ ...pageQuery, state: teacherRequestStateSchema.prefault('pending') }),
    response: pageOf(teacherRequestSchema),
    errors: ['invalid_cursor'],
  },
  decideTeacherRequest: {
    method: 'POST',
    path: '/admin/teacher-requests/{userId}/decision',
    access: ['admins'],
    summary: 'Approve or decline a teacher request.',
    params: user,
    body: z.strictObject({ decision: z.enum(['approved', 'declined']), version: versionSchema }),
    response: teacherRequestSchema,
    errors: ['not_found', 'stale_version', 'request_decided'],
  },
});
