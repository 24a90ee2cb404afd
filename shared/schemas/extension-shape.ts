import * as z from 'zod';
import { reasonSchema } from './attempts.ts';
import { instantSchema } from './primitives.ts';

/** The most submissions that one person may have beyond those of everybody. */
export const mostMoreAttempts = 20;

/** What is different for one person at an assignment; apart from what markers are answered, which is much more. */
export const extensionShape = {
  /** null: as for everybody. */
  dueAt: instantSchema.nullable(),
  closesAt: instantSchema.nullable(),
  moreAttempts: z.int().min(0).max(mostMoreAttempts),
  reason: reasonSchema,
};

/** What a teacher decides for one person at an assignment: something differs from everybody else. */
export const newExtension = z
  .strictObject(extensionShape)
  .refine(
    ({ dueAt, closesAt, moreAttempts }) => dueAt !== null || closesAt !== null || moreAttempts > 0,
    'nothing_differs',
  );
