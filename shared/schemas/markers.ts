import * as z from 'zod';
import { allocationWays, mostMarkedGroups, mostMarkers } from '#shared/policies/marker-limits.ts';
import { takerSchema } from './marking.ts';
import { count, instantSchema, ulidSchema, userIdSchema, versionSchema } from './primitives.ts';

const different = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** The groups of the sections of a course whose work a marker gets where it is shared out by section. */
export const markedGroupsSchema = z
  .array(ulidSchema)
  .max(mostMarkedGroups)
  .refine(different, 'repeated');

/** Somebody who marks in a course that somebody else teaches. */
export const courseMarkerSchema = z
  .strictObject({
    /** Without a name, where the account is gone. */
    ...takerSchema.pick({ userId: true, name: true }).shape,
    groupIds: markedGroupsSchema,
    addedAt: instantSchema,
    version: versionSchema,
  })
  .meta({ id: 'CourseMarker' });

/** What a press shares out. */
export const newAllocation = z.strictObject({
  way: z.enum(allocationWays),
  /** Who shares evenly; by section, all who have one do. */
  markers: z.array(userIdSchema).max(mostMarkers).refine(different, 'repeated'),
  /** Whether who teaches the course takes a share. */
  withTeacher: z.boolean(),
  /** Whether what was shared out before, and nobody has begun to mark, is shared out anew. */
  again: z.boolean(),
  /** Whether what is handed in later goes the same way, until another press says otherwise. */
  standing: z.boolean(),
});

/** The last press by which the work on an assignment was shared out, and how far it has come. */
export const allocationSchema = z
  .strictObject({
    way: z.enum(allocationWays),
    at: instantSchema,
    state: z.enum(['running', 'done']),
    /** How many works each marker has got by it and those before it. */
    shares: z.array(z.strictObject({ userId: userIdSchema, works: count })).max(mostMarkers),
    /** How many who teaches the course has got as their share. */
    ofTeacher: count,
    /** How many had nobody to go to, and stay with who teaches. */
    left: count,
    /** Whether what is handed in later goes the same way. */
    standing: z.boolean(),
  })
  .meta({ id: 'Allocation' });

/** To whom one work goes; nobody: to who teaches the course. */
export const assignedSchema = z.array(userIdSchema).max(2).refine(different, 'repeated');
