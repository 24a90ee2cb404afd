import * as z from 'zod';
import { newBlock } from '#shared/schemas/blocks.ts';
import { courseCardSchema } from '#shared/schemas/course-card.ts';
import { editableCourse, newCourse } from '#shared/schemas/courses.ts';
import { languages, type LocalizedText } from '#shared/schemas/text.ts';
import type { Course } from '#functions/data/courses/courses.ts';

/**
 * An entry of the catalogue's index for a published course: the card, less what changes with every enrollment or with
 * time.
 */
export const catalogDocumentSchema = z.strictObject({
  ...courseCardSchema.omit({
    teacher: true,
    students: true,
    lessons: true,
    minutes: true,
    cover: true,
    entry: true,
    enrollment: true,
    seatsLeft: true,
  }).shape,
  cover: newCourse.cover,
  coverFile: z.string().optional(),
  seats: newCourse.seats,
  enrollmentWindow: newCourse.enrollmentWindow,
  outcomes: newCourse.outcomes,
  /** The courses that must be finished before it, which decide how a reader's card opens. */
  prerequisites: editableCourse.prerequisites,
  /** Titles of the modules and lessons that students have, for the search alone. */
  outline: z.array(newBlock.title),
  code: z.string(),
  ownerId: z.string(),
  publishedAt: z.string(),
  version: z.number(),
});
export type CatalogDocument = z.infer<typeof catalogDocumentSchema>;

/**
 * A published course as a document of the index; null for a draft or an archived one.
 * @param outline the titles of the modules and lessons that students have
 */
export function catalogDocument(course: Course, outline: LocalizedText[]): CatalogDocument | null {
  if (course.state !== 'published' || course.publishedAt === null) return null;
  const { courseId, title, summary, category, level, effort, price, startsOn } = course;
  const { enrollmentMode, enrollmentWindow, seats, cover, coverFile } = course;
  const { outcomes, prerequisites, code, ownerId, publishedAt, version } = course;
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
    outcomes,
    prerequisites,
    outline,
    code,
    ownerId,
    publishedAt,
    version,
  };
}
