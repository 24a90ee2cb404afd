import * as z from 'zod';
import { personSummarySchema } from '#shared/schemas/account-parts.ts';
import { teacherSchema } from '#shared/schemas/teacher.ts';
import { outlineModuleSchema } from '#shared/schemas/outline.ts';
import { listedTeacherSchema } from '#shared/schemas/teacher.ts';
import {
  catalogFacets,
  catalogSortSchema,
  categorySchema,
  courseSchema,
  coverLinkSchema,
} from '#shared/schemas/courses.ts';
import { courseCardSchema } from '#shared/schemas/course-card.ts';
import { entrySchema } from '#shared/schemas/entry.ts';
import { ownEnrollmentSchema } from '#shared/schemas/enrollments.ts';
import { photoSchema } from '#shared/schemas/photo-link.ts';
import { count, pageOf, pageQuery, ulidSchema, userIdSchema } from '#shared/schemas/primitives.ts';
import { line, localizedParagraph } from '#shared/schemas/text.ts';
import { feature } from './route.ts';

const course = z.strictObject({ courseId: ulidSchema });
const facet = <T extends z.core.$ZodType>(value: T) => z.array(z.strictObject({ value, count }));

/** The public reads of courses and of those who teach them; the pages that the server draws are drawn from them. */
export const catalog = feature('catalog', {
  list: {
    method: 'GET',
    path: '/courses',
    access: 'public',
    summary:
      'Search, filter and sort the published courses, tolerating typos; best match first, or newest first without a query.',
    query: z.strictObject({
      ...pageQuery,
      q: line(100).optional(),
      ...z.strictObject(catalogFacets).partial().shape,
      /** Courses of one teacher. */
      teacher: userIdSchema.optional(),
      sort: catalogSortSchema.prefault('relevance'),
    }),
    response: z.strictObject({
      ...pageOf(courseCardSchema).shape,
      total: count,
      facets: z.strictObject({
        category: facet(catalogFacets.category),
        level: facet(catalogFacets.level),
        language: facet(catalogFacets.language),
        duration: facet(catalogFacets.duration),
        price: facet(catalogFacets.price),
        pace: facet(catalogFacets.pace),
      }),
      /**
       * The teachers of what is found, those with most courses first, at most eight; whoever is chosen is among them.
       */
      teachers: z.array(z.strictObject({ ...personSummarySchema.shape, count })),
      /** Words of the catalogue that the search met, folded: what a page may mark. */
      matched: z.array(z.string()),
      /** The search as it was answered, where words of it were misspelled; null where it was answered as it is. */
      corrected: z.string().nullable(),
      /** Searches that would find something, where this one found nothing. */
      suggestions: z.array(z.string()),
    }),
    errors: ['invalid_cursor'],
  },
  home: {
    method: 'GET',
    path: '/home',
    access: 'public',
    summary:
      'Get the home page: featured courses in the admin’s order, courses that start next, and counts by category.',
    response: z.strictObject({
      featured: z.array(courseCardSchema),
      startingNext: z.array(courseCardSchema),
      categories: facet(categorySchema),
      courses: count,
      teachers: count,
    }),
  },
  listTeachers: {
    method: 'GET',
    path: '/teachers',
    access: 'public',
    summary: 'List everyone who teaches a published course, most courses first.',
    query: z.strictObject(pageQuery),
    response: pageOf(listedTeacherSchema),
    errors: ['invalid_cursor'],
  },
  getTeacher: {
    method: 'GET',
    path: '/teachers/{userId}',
    access: 'public',
    summary: 'Get one teacher, with their published courses.',
    params: z.strictObject({ userId: userIdSchema }),
    response: z.strictObject({ teacher: teacherSchema, courses: z.array(courseCardSchema) }),
    errors: ['not_found'],
  },
  getCourse: {
    method: 'GET',
    path: '/courses/{courseId}',
    access: 'public',
    summary: 'Get a course with its outline, your enrollment and progress, and what you can do.',
    params: course,
    response: z.strictObject({
      course: courseSchema,
      teacher: z.strictObject({ ...personSummarySchema.shape, photo: photoSchema }),
      cover: coverLinkSchema.nullable(),
      outline: z.array(outlineModuleSchema),
      students: count,
      lessons: count,
      minutes: count,
      /** Lessons of film or sound, and how many of them one can read along: captions or a transcript. */
      played: count,
      captioned: count,
      seatsLeft: count.nullable(),
      enrollment: ownEnrollmentSchema.nullable(),
      /** The way in which the reader can enroll, or the reason why they cannot. */
      entry: entrySchema,
      /** The way to pay for a course with a price, as the organization says; null: it has not said. */
      paymentText: localizedParagraph(2000).nullable(),
      can: z.strictObject({ edit: z.boolean(), learn: z.boolean() }),
    }),
    errors: ['not_found'],
  },
});
