import * as z from 'zod';
import {
  allotmentPreviewSchema,
  allotmentRule,
  allotmentSchema,
  groupNameSchema,
  groupPersonSchema,
  groupPrefixSchema,
  groupRowSchema,
  groupSchema,
  groupSetSchema,
  mostGroups,
  mostPlaced,
  newGroupSet,
  placedSchema,
} from '#shared/schemas/groups.ts';
import {
  pageOf,
  pageQuery,
  ulidSchema,
  userIdSchema,
  versionSchema,
} from '#shared/schemas/primitives.ts';
import { feature } from './route.ts';

const authors = ['teachers', 'admins'] as const;
const course = z.strictObject({ courseId: ulidSchema });
const set = course.extend({ setId: ulidSchema });
const group = set.extend({ groupId: ulidSchema });
const sets = '/courses/{courseId}/group-sets';
const ofSet = `${sets}/{setId}` as const;
const ofGroup = `${ofSet}/groups/{groupId}` as const;
const version = z.strictObject({ version: versionSchema });

/** The groups of a course: who teaches makes them, students see their own and those that they may choose from. */
export const groups = feature('groups', {
  listSets: {
    method: 'GET',
    path: sets,
    access: 'signedIn',
    summary:
      'List the sets of groups of a course: all for those who edit it; for a student those that they are in, or may choose from.',
    params: course,
    query: z.strictObject(pageQuery),
    response: pageOf(groupSetSchema),
    errors: ['not_found', 'enrollment_required', 'invalid_cursor'],
  },
  createSet: {
    method: 'POST',
    path: sets,
    access: authors,
    summary: 'Create a set of groups in a course.',
    params: course,
    body: newGroupSet,
    response: groupSetSchema,
    status: 201,
    errors: ['not_found', 'groups_full', 'sections_taken'],
  },
  updateSet: {
    method: 'PATCH',
    path: ofSet,
    access: authors,
    summary: 'Change the name and the rules of a set of groups. Who is in a group stays in it.',
    params: set,
    body: newGroupSet.partial().extend(version.shape),
    response: groupSetSchema,
    errors: ['not_found', 'stale_version', 'sections_taken'],
  },
  removeSet: {
    method: 'DELETE',
    path: ofSet,
    access: authors,
    summary: 'Delete a set of groups with its groups; nobody is in them any more within seconds.',
    params: set,
    response: z.strictObject({ setId: ulidSchema }),
    errors: ['not_found'],
  },
  listPeople: {
    method: 'GET',
    path: ofSet,
    access: authors,
    summary:
      'List the people of the course by name, each with the group of the set that they are in, or those alone who are in none. A page may hold fewer than it could.',
    params: set,
    query: z.strictObject({ ...pageQuery, without: z.enum(['group']).optional() }),
    response: pageOf(groupPersonSchema),
    errors: ['not_found', 'invalid_cursor'],
  },
  list: {
    method: 'GET',
    path: `${ofSet}/groups`,
    access: 'signedIn',
    summary:
      'List the groups of a set in the order in which they were made: all for those who edit the course and where students choose, else one’s own.',
    params: set,
    query: z.strictObject(pageQuery),
    response: pageOf(groupRowSchema),
    errors: ['not_found', 'enrollment_required', 'invalid_cursor'],
  },
  get: {
    method: 'GET',
    path: ofGroup,
    access: 'signedIn',
    summary: 'Get a group with its members, for those who edit the course and for its members.',
    params: group,
    response: groupSchema,
    errors: ['not_found', 'enrollment_required'],
  },
  create: {
    method: 'POST',
    path: `${ofSet}/groups`,
    access: authors,
    summary: 'Create an empty group in a set.',
    params: set,
    body: z.strictObject({ name: groupNameSchema }),
    response: groupSchema,
    status: 201,
    errors: ['not_found', 'groups_full'],
  },
  update: {
    method: 'PATCH',
    path: ofGroup,
    access: authors,
    summary: 'Rename a group.',
    params: group,
    body: z.strictObject({ name: groupNameSchema, ...version.shape }),
    response: groupSchema,
    errors: ['not_found', 'stale_version'],
  },
  remove: {
    method: 'DELETE',
    path: ofGroup,
    access: authors,
    summary: 'Delete a group; its members are in none of the set then.',
    params: group,
    response: z.strictObject({ groupId: ulidSchema }),
    errors: ['not_found'],
  },
  place: {
    method: 'PUT',
    path: `${ofSet}/groups`,
    access: authors,
    summary:
      'Put people of the course into a group of a set, out of the one in which they are, or into none: all named or nobody.',
    params: set,
    body: z.strictObject({
      userIds: z
        .array(userIdSchema)
        .min(1)
        .max(mostPlaced)
        .refine((ids) => new Set(ids).size === ids.length, 'repeated'),
      /** null: into none. */
      groupId: ulidSchema.nullable(),
    }),
    response: placedSchema,
    errors: ['not_found', 'not_enrolled', 'group_full'],
  },
  join: {
    method: 'PUT',
    path: `${ofGroup}/membership`,
    access: 'signedIn',
    summary:
      'Come into a group of a set that students choose from, out of the one in which one is.',
    params: group,
    body: z.strictObject({}),
    response: groupSchema,
    errors: ['not_found', 'enrollment_required', 'choice_closed', 'group_full', 'not_enrolled'],
  },
  leave: {
    method: 'DELETE',
    path: `${ofGroup}/membership`,
    access: 'signedIn',
    summary: 'Leave a group of a set that students choose from.',
    params: group,
    response: z.strictObject({ groupId: ulidSchema }),
    errors: ['not_found', 'enrollment_required', 'choice_closed'],
  },
  previewAllotment: {
    method: 'GET',
    path: `${ofSet}/allotments`,
    access: authors,
    summary:
      'See what dividing the people of the course who are in no group of a set by chance would come to.',
    params: set,
    query: z.strictObject({
      by: allotmentRule.by,
      n: z
        .string()
        .regex(/^[1-9]\d{0,2}$/)
        .transform(Number)
        .refine((n) => n <= mostGroups),
    }),
    response: allotmentPreviewSchema,
    errors: ['not_found'],
  },
  allot: {
    method: 'POST',
    path: `${ofSet}/allotments`,
    access: authors,
    summary:
      'Divide the people of the course who are in no group of a set by chance, into new groups. It is done in the background; nobody is moved.',
    params: set,
    body: z.strictObject({
      ...allotmentRule,
      /** Of each group, before its number. */
      name: groupPrefixSchema,
    }),
    response: allotmentSchema,
    status: 201,
    errors: ['not_found', 'allotment_runs', 'allotment_not_possible'],
  },
});
