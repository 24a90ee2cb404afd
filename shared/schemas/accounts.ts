import * as z from 'zod';
import { instantSchema, userIdSchema, versionSchema } from './primitives.ts';
import { roleSchema } from './roles.ts';
import { languageSchema, line, paragraph } from './text.ts';

export const accountStatusSchema = z.enum(['active', 'suspended']);

export const teacherRequestStateSchema = z.enum(['pending', 'approved', 'declined']);

/** What people may change of themselves. */
export const editableProfile = {
  firstName: line(60),
  lastName: line(60),
  phone: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/)
    .nullable(),
  bio: paragraph(2000),
  language: languageSchema,
};

/** A person as they see themselves. `roles` are those in force for this request. */
export const ownProfileSchema = z
  .strictObject({
    userId: userIdSchema,
    email: z.string(),
    ...editableProfile,
    roles: z.array(roleSchema),
    primaryRole: roleSchema,
    teacherRequest: teacherRequestStateSchema.nullable(),
    createdAt: instantSchema,
    version: versionSchema,
  })
  .meta({ id: 'OwnProfile' });

/** A person as an admin sees them. `roles` is null until an admin set them here: then the groups of the pool hold. */
export const managedUserSchema = z
  .strictObject({
    userId: userIdSchema,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    status: accountStatusSchema,
    roles: z.array(roleSchema).nullable(),
    teacherRequest: teacherRequestStateSchema.nullable(),
    createdAt: instantSchema,
    version: versionSchema,
  })
  .meta({ id: 'ManagedUser' });

export const teacherRequestSchema = z
  .strictObject({
    userId: userIdSchema,
    name: z.string(),
    email: z.string(),
    state: teacherRequestStateSchema,
    requestedAt: instantSchema,
    version: versionSchema,
  })
  .meta({ id: 'TeacherRequest' });

/** A person as everybody sees them beside a course. */
export const personSummarySchema = z
  .strictObject({ userId: userIdSchema, name: z.string() })
  .meta({ id: 'PersonSummary' });
