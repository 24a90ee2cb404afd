import * as z from 'zod';
import {
  categorySchema,
  courseStateSchema,
  coverLinkSchema,
  editableCourse,
  newCourse,
} from './courses.ts';
import { gradePercentSchema } from './grading.ts';
import { count, ulidSchema, versionSchema } from './primitives.ts';
import { localizedLine } from './text.ts';

/** The fields of a new course: title and category are enough, all else can be said until it is published. */
export const draftCourse = {
  ...newCourse,
  /** Left out: made of the title. */
  code: editableCourse.code.optional(),
  summary: editableCourse.summary.optional(),
  description: editableCourse.description.optional(),
  outcomes: editableCourse.outcomes.prefault([]),
  level: editableCourse.level.prefault('beginner'),
  effort: editableCourse.effort.prefault({ weeks: 1, hours: 1 }),
  price: editableCourse.price.prefault(null),
  startsOn: editableCourse.startsOn.prefault(null),
  seats: editableCourse.seats.prefault(null),
  enrollmentMode: editableCourse.enrollmentMode.prefault('open'),
  prerequisites: editableCourse.prerequisites.prefault([]),
};

/** A course in the list of those who teach it. */
export const taughtCourseSchema = z
  .strictObject({
    courseId: ulidSchema,
    code: z.string(),
    title: localizedLine(120),
    category: categorySchema,
    cover: coverLinkSchema.nullable(),
    state: courseStateSchema,
    students: count,
    lessons: count,
    /** What its gradebook comes to; eventually consistent, within seconds. */
    grades: z.strictObject({
      /** People who have a total. */
      n: count,
      mean: gradePercentSchema.nullable(),
      /** Marks that wait for somebody who marks. */
      waiting: count,
      /** Marks that nobody has released. */
      withheld: count,
    }),
    version: versionSchema,
  })
  .meta({ id: 'TaughtCourse' });
