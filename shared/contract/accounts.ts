import * as z from 'zod';
import {
  accountStatusSchema,
  editableProfile,
  managedUserSchema,
  ownProfileSchema,
  teacherRequestSchema,
  teacherRequestStateSchema,
} from '#shared/schemas/accounts.ts';
import { pageOf, pageQuery, userIdSchema, versionSchema } from '#shared/schemas/primitives.ts';
import { roleSchema } from '#shared/schemas/roles.ts';
import { feature } from './route.ts';

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
  requestTeacherRole: {
    method: 'POST',
    path: '/me/teacher-request',
    access: 'signedIn',
    summary: 'Ask to become a teacher; an admin decides.',
    body: z.strictObject({}),
    response: teacherRequestSchema,
    status: 201,
    errors: ['not_found', 'request_pending'],
  },
  listUsers: {
    method: 'GET',
    path: '/admin/users',
    access: ['admins'],
    summary: 'Everybody, by last name.',
    query: z.strictObject(pageQuery),
    response: pageOf(managedUserSchema),
    errors: ['invalid_cursor'],
  },
  getUser: {
    method: 'GET',
    path: '/admin/users/{userId}',
    access: ['admins'],
    summary: 'One person.',
    params: user,
    response: managedUserSchema,
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
