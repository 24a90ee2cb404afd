import * as z from 'zod';
import { courseCardSchema, newCourse } from '#shared/schemas/courses.ts';
import { languages } from '#shared/schemas/text.ts';
import type { Course } from '../courses.ts';

/** What the catalogue's index keeps of a published course: the card, less what changes with every enrollment or with time. */
export const catalogDocumentSchema = z.strictObject({
  ...courseCardSchema.omit({
    teacher: true,
    students: true,
    lessons: true,
    minutes: true,
    cover: true,
    entry: true,
    opensOn: true,
    seatsLeft: true,
  }).shape,
  cover: newCourse.cover,
  coverFile: z.string().optional(),
  seats: newCourse.seats,
  enrollmentWindow: newCourse.enrollmentWindow,
  code: z.string(),
  ownerId: z.string(),
  publishedAt: z.string(),
  version: z.number(),
});
export type CatalogDocument = z.infer<typeof catalogDocumentSchema>;

/** A published course as a document of the index; null for a draft or an archived one. */
export function catalogDocument(course: Course): CatalogDocument | null {
  if (course.state !== 'published' || course.publishedAt === null) return null;
  const { courseId, title, summary, category, level, effort, price, startsOn } = course;
  const { enrollmentMode, enrollmentWindow, seats, cover, coverFile } = course;
  const { code, ownerId, publishedAt, version } = course;
  return {
    courseId,
    title,
    summary,
    languages: languages.filter((language) => title[language] !== undefined),
    category,
    level,
    effort,
    price,
    startsOn,
    enrollmentMode,
    enrollmentWindow,
    seats,
    cover,
    coverFile,
    code,
    ownerId,
    publishedAt,
    version,
  };
}
