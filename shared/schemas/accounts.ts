import * as z from 'zod';
import {
  accountStatusSchema,
  mailChoicesSchema,
  personSummarySchema,
  preferencesSchema,
  teacherRequestStateSchema,
} from './account-parts.ts';
import { count, instantSchema, timeZoneSchema, userIdSchema, versionSchema } from './primitives.ts';
import { photoSchema } from './photo-link.ts';
import { roleSchema } from './roles.ts';
import { languageSchema, line, paragraph } from './text.ts';

/** The states of an account, as admins look for it: somebody can be found by more than one. */
export const accountStateSchema = z.enum(['active', 'suspended', 'asked', 'leaving']);
export type AccountState = z.infer<typeof accountStateSchema>;

/** The parts of their profile that people may change. */
export const editableProfile = {
  firstName: line(60),
  lastName: line(60),
  phone: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/)
    .nullable(),
  bio: paragraph(2000),
  /** One line under the name: "Nurse and trainer". */
  headline: line(120).nullable(),
  language: languageSchema,
  timeZone: timeZoneSchema,
  preferences: preferencesSchema,
  mails: mailChoicesSchema,
};

/** A person as they see themselves. `roles` are those in force for this request. */
export const ownProfileSchema = z
  .strictObject({
    userId: userIdSchema,
    email: z.string(),
    ...editableProfile,
    photo: photoSchema,
    roles: z.array(roleSchema),
    primaryRole: roleSchema,
    teacherRequest: teacherRequestStateSchema.nullable(),
    /** The instant when the person asked for the account to be deleted; null if they did not. */
    deletionRequestedAt: instantSchema.nullable(),
    /** The instant when the account goes, if an admin has ordered it; until then it can be taken back. */
    erasureDueAt: instantSchema.nullable(),
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
    /** The instant when the person asked for the account to be deleted; null if they did not. */
    deletionRequestedAt: instantSchema.nullable(),
    /** The instant when the account goes, if an admin has ordered it; until then it can be taken back. */
    erasureDueAt: instantSchema.nullable(),
    createdAt: instantSchema,
    version: versionSchema,
  })
  .meta({ id: 'ManagedUser' });

/** A person as an admin sees them, with the roles that hold now, whoever gave them. */
export const personInForceSchema = z
  .strictObject({ ...managedUserSchema.shape, inForce: z.array(roleSchema) })
  .meta({ id: 'PersonInForce' });

/** Why somebody would like to teach, in a sentence or two. */
export const teachingReason = paragraph(300);

/** The name of this attribute among what goes to the pool with the code that confirms a new account. */
export const reasonInMetadata = 'teachingReason';

/** The erasure of somebody's account as an admin sees it: from the wish to the tombstone. */
export const erasureSchema = z
  .strictObject({
    userId: userIdSchema,
    state: z.enum(['none', 'waiting', 'erasing', 'erased']),
    /** The instant when the person asked for it; null if they did not, or it is over. */
    requestedAt: instantSchema.nullable(),
    orderedAt: instantSchema.nullable(),
    /** Until then it can be taken back. */
    dueAt: instantSchema.nullable(),
    erasedAt: instantSchema.nullable(),
    /** The admin by whose order it happens, and their name, where they are still here. */
    orderedBy: personSummarySchema.nullable(),
    reason: z.string().nullable(),
    /** The heir of the courses; null if they stay without a teacher. */
    coursesTo: personSummarySchema.nullable(),
    /** The number of courses that the person teaches, a hundred at the most. */
    courses: count,
  })
  .meta({ id: 'Erasure' });

/** The number of people that an admin finds in each list; everybody is in `everybody` once. */
export const peopleCountsSchema = z
  .strictObject({
    everybody: count,
    roles: z.strictObject({ students: count, teachers: count, admins: count }),
    states: z.strictObject({ active: count, suspended: count, asked: count, leaving: count }),
  })
  .meta({ id: 'PeopleCounts' });

export const teacherRequestSchema = z
  .strictObject({
    userId: userIdSchema,
    name: z.string(),
    email: z.string(),
    state: teacherRequestStateSchema,
    reason: z.string(),
    requestedAt: instantSchema,
    version: versionSchema,
  })
  .meta({ id: 'TeacherRequest' });

/** A request to teach as its maker sees it. */
export const ownTeacherRequestSchema = z
  .strictObject({
    state: teacherRequestStateSchema,
    reason: z.string(),
    requestedAt: instantSchema,
    decidedAt: instantSchema.nullable(),
    /** The instant from which somebody who was declined may ask again; null: now. */
    askAgainAt: instantSchema.nullable(),
    version: versionSchema,
  })
  .meta({ id: 'OwnTeacherRequest' });
