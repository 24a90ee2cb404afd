import * as z from 'zod';
import { namedPersonSchema } from './attempts.ts';
import { count, instantSchema, ulidSchema, userIdSchema, versionSchema } from './primitives.ts';
import { localizedLine } from './text.ts';

/** The most sets of a course, groups of a set, and members of a group. */
export const mostSets = 20;
export const mostGroups = 500;
export const mostMembers = 50;
/** How many people are put into a group at once. */
export const mostPlaced = 20;
/** How many members a list names of each group; all of them are read with the group. */
export const namedInLists = 5;

export const groupNameSchema = localizedLine(80);

/** What the groups of a division by chance are called, before their number. */
export const groupPrefixSchema = localizedLine(70);

/** That students choose their group themselves, and until when; null: as long as the set is open. */
const choiceSchema = z.strictObject({ closesAt: instantSchema.nullable() });

const setShape = {
  name: groupNameSchema,
  /** The one set of a course whose groups are its sections. */
  isSections: z.boolean(),
  /** null: who teaches decides who is where. */
  choice: choiceSchema.nullable(),
  mostMembers: z.int().min(1).max(mostMembers),
};

export const newGroupSet = z.strictObject(setShape);

export const allotmentStates = ['running', 'done'] as const;

/** How far a division by chance has come. */
export const allotmentSchema = z
  .strictObject({
    state: z.enum(allotmentStates),
    /** How many people have a group by it, and of how many. */
    placed: count,
    of: count,
    at: instantSchema,
  })
  .meta({ id: 'Allotment' });

export const groupSetSchema = z
  .strictObject({
    setId: ulidSchema,
    ...setShape,
    groups: z.int().min(0).max(mostGroups),
    version: versionSchema,
    /** The group of it that one is in oneself. */
    own: z.strictObject({ groupId: ulidSchema, name: groupNameSchema }).nullable(),
    /** The last division by chance, for those who edit the course. */
    allotment: allotmentSchema.nullable(),
    can: z.strictObject({ edit: z.boolean(), choose: z.boolean() }),
  })
  .meta({ id: 'GroupSet' });

const groupShape = {
  groupId: ulidSchema,
  setId: ulidSchema,
  name: groupNameSchema,
  size: z.int().min(0).max(mostMembers),
  version: versionSchema,
};

/** A group of a list. Its members are for those who edit the course, and for its members. */
export const groupRowSchema = z
  .strictObject({
    ...groupShape,
    isOwn: z.boolean(),
    /** The first of them by id. */
    members: z.array(namedPersonSchema).max(namedInLists),
  })
  .meta({ id: 'GroupRow' });

export const groupSchema = z
  .strictObject({
    ...groupShape,
    isOwn: z.boolean(),
    /** By name. */
    members: z.array(namedPersonSchema).max(mostMembers),
  })
  .meta({ id: 'Group' });

/** Somebody in the course, with the group of a set that they are in. */
export const groupPersonSchema = z
  .strictObject({ ...namedPersonSchema.shape, groupId: ulidSchema.nullable() })
  .meta({ id: 'GroupPerson' });

/** Where some people are in a set. */
export const placedSchema = z.strictObject({
  placed: z.array(z.strictObject({ userId: userIdSchema, groupId: ulidSchema.nullable() })),
});

/** By how many a division goes: so many in each group, or so many groups. */
export const allotmentRule = {
  by: z.enum(['size', 'groups']),
  n: z.int().min(1).max(mostGroups),
};

/** What a division by chance would come to. */
export const allotmentPreviewSchema = z
  .strictObject({
    /** The people of the course who are in no group of the set. */
    people: count,
    /** The groups that would be made, and how many people the smallest and the largest of them has. */
    groups: count,
    smallest: count,
    largest: count,
    /** Why it cannot be done. */
    refusal: z.enum(['nobody', 'groups_full', 'group_full']).nullable(),
  })
  .meta({ id: 'AllotmentPreview' });
