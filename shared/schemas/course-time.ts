import * as z from 'zod';
import { timeZoneSchema } from './primitives.ts';

/** An instant of a course: days after its start, at a time of day in a zone. */
export const courseTime = {
  day: z.int().min(0).max(1000),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  timeZone: timeZoneSchema,
};
export const courseTimeSchema = z.strictObject(courseTime);
export type CourseTime = z.infer<typeof courseTimeSchema>;
