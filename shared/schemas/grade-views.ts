import * as z from 'zod';
import { readConditions } from '#shared/policies/conditions.ts';
import { mostGradeItems } from './grades.ts';
import { instantSchema, ulidSchema, versionSchema } from './primitives.ts';
import { line } from './text.ts';

/** So many views of a gradebook does somebody save. */
export const mostGradeViews = 20;

/** What is asked of people, as it stands in an address. @see conditions.ts */
export const conditionsSchema = z
  .string()
  .max(1500)
  .refine((text) => readConditions(text) !== null, 'conditions');

/** `setId/groupId` */
export const groupSchema = z
  .string()
  .regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}\/[0-7][0-9A-HJKMNP-TV-Z]{25}$/);

const columnsSchema = z
  .array(ulidSchema)
  .max(mostGradeItems)
  .refine((ids) => new Set(ids).size === ids.length, 'repeated');

/** How a gradebook is looked at: what its address says, but for a word that is looked for. */
export const gradePlaceSchema = z.strictObject({
  /** null: everybody. */
  where: conditionsSchema.nullable(),
  /** null: of all groups. */
  group: groupSchema.nullable(),
  /** By name, by total, or by an item, and which way. */
  sort: z.string().regex(/^(name|total|[0-7][0-9A-HJKMNP-TV-Z]{25})_(asc|desc)$/),
  /** null: the items of all categories; `none`: those that are in none. */
  category: z.union([ulidSchema, z.literal('none')]).nullable(),
  as: z.enum(['points', 'percent']),
  /** The columns that come before the others, in their order. */
  first: columnsSchema,
  /** Those that are not shown. */
  hidden: columnsSchema,
  /** The categories of which one column stands for all of their items. */
  folded: columnsSchema.max(20).default([]),
});
export type GradePlace = z.infer<typeof gradePlaceSchema>;

/** A way to look at a gradebook that somebody saved for themselves. */
export const gradeViewSchema = z
  .strictObject({
    viewId: ulidSchema,
    name: line(60),
    place: gradePlaceSchema,
    /** The book opens with it, where its address says nothing else. */
    isDefault: z.boolean(),
    savedAt: instantSchema,
    version: versionSchema,
  })
  .meta({ id: 'GradeView' });
