import * as z from 'zod';
import { personSummarySchema } from './account-parts.ts';
import {
  categorySchema,
  coverLinkSchema,
  editableCourse,
  enrollmentModeSchema,
  levelSchema,
} from './courses.ts';
import { ownEnrollmentSchema } from './enrollments.ts';
import { entrySchema } from './entry.ts';
import { count, ulidSchema } from './primitives.ts';
import { languageSchema, localizedLine } from './text.ts';

/** A course on a card of the catalogue. */
export const courseCardSchema = z
  .strictObject({
    courseId: ulidSchema,
    title: localizedLine(120),
    summary: editableCourse.summary,
    languages: z.array(languageSchema),
    category: categorySchema,
    level: levelSchema,
    effort: editableCourse.effort,
    price: editableCourse.price,
    startsOn: editableCourse.startsOn,
    enrollmentMode: enrollmentModeSchema,
    cover: coverLinkSchema.nullable(),
    /** The action that the reader can take today. */
    entry: entrySchema,
    /** The reader's own, where they are known and ever had one. */
    enrollment: ownEnrollmentSchema.nullable(),
    /** null: as many as want to. */
    seatsLeft: count.nullable(),
    teacher: personSummarySchema,
    students: count,
    lessons: count,
    minutes: count,
  })
  .meta({ id: 'CourseCard' });
