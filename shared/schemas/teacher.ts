import * as z from 'zod';
import { categorySchema } from './courses.ts';
import { photoSchema } from './photo-link.ts';
import { count, userIdSchema } from './primitives.ts';

/** Somebody who teaches, as everybody sees them. */
export const teacherSchema = z
  .strictObject({
    userId: userIdSchema,
    name: z.string(),
    photo: photoSchema,
    headline: z.string().nullable(),
    bio: z.string(),
    courses: count,
  })
  .meta({ id: 'Teacher' });

/** Somebody who teaches, in the list of all: with the categories of their newest courses, one for each. */
export const listedTeacherSchema = teacherSchema
  .extend({ shelf: z.array(categorySchema).max(12) })
  .meta({ id: 'ListedTeacher' });
