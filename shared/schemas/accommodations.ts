import * as z from 'zod';
import { mostMorePercent } from '#shared/policies/accommodated.ts';
import { namedPersonSchema, reasonSchema } from './attempts.ts';
import { groupNameSchema } from './groups.ts';
import { instantSchema, ulidSchema, versionSchema } from './primitives.ts';
import { localizedLine } from './text.ts';

/** What may be different for one person, or for a group. */
export const accommodationShape = {
  morePercent: z.int().min(0).max(mostMorePercent),
  moreAttempts: z.int().min(0).max(20),
  /** null: as for everybody. */
  opensAt: instantSchema.nullable(),
  closesAt: instantSchema.nullable(),
  reason: reasonSchema,
};

/** What a teacher decides for one person, or for a group. */
export const newAccommodation = z
  .strictObject(accommodationShape)
  .refine(
    ({ opensAt, closesAt }) => opensAt === null || closesAt === null || opensAt < closesAt,
    'closes_before_it_opens',
  );

/** For whom something is different. */
const accommodatedSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), ...namedPersonSchema.shape }),
  z.strictObject({
    kind: z.literal('group'),
    setId: ulidSchema,
    setName: groupNameSchema,
    groupId: ulidSchema,
    name: groupNameSchema,
  }),
]);

/** What is different as those who teach see it. */
export const accommodationSchema = z
  .strictObject({
    of: accommodatedSchema,
    /** null: all quizzes of the course that have none of their own. */
    quizId: ulidSchema.nullable(),
    quizTitle: localizedLine(120).nullable(),
    ...accommodationShape,
    by: namedPersonSchema,
    at: instantSchema,
    version: versionSchema,
  })
  .meta({ id: 'Accommodation' });
