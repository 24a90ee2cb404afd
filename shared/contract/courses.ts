import * as z from 'zod';
import { photoSchema } from '#shared/schemas/photos.ts';
import { personSummarySchema, teacherSchema } from '#shared/schemas/accounts.ts';
import {
  blockContentSchema,
  blockSchema,
  editableBlock,
  editableModule,
  moduleSchema,
  newBlock,
  newModule,
  outlineModuleSchema,
} from '#shared/schemas/blocks.ts';
import {
  catalogFacets,
  catalogSortSchema,
  categorySchema,
  courseCardSchema,
  courseSchema,
  courseStateSchema,
  editableCourse,
  newCourse,
  taughtCourseSchema,
} from '#shared/schemas/courses.ts';
import { ownEnrollmentSchema } from '#shared/schemas/enrollments.ts';
import {
  count,
  dateSchema,
  pageOf,
  pageQuery,
  ulidSchema,
  userIdSchema,
  versionSchema,
} from '#shared/schemas/primitives.ts';
import { line, localizedLine } from '#shared/schemas/text.ts';
import { feature } from './route.ts';

const course = z.strictObject({ courseId: ulidSchema });
const courseModule = z.strictObject({ courseId: ulidSchema, moduleId: ulidSchema });
const block = z.strictObject({ courseId: ulidSchema, moduleId: ulidSchema, blockId: ulidSchema });

const authors = ['teachers', 'admins'] as const;
const featuredSchema = z
  .strictObject({ courseIds: z.array(ulidSchema), version: z.int().min(0) })
  .meta({ id: 'FeaturedCourses' });
const facet = <T extends z.core.$ZodType>(value: T) => z.array(z.strictObject({ value, count }));

export const courses = feature('courses', {
  list: {
    method: 'GET',
    path: '/courses',
    access: 'public',
    summary:
      'The catalogue: published courses, searched forgivingly, narrowed and sorted; the best match first, without words the newest.',
    query: z.strictObject({
      ...pageQuery,
      q: line(100).optional(),
      ...z.strictObject(catalogFacets).partial().shape,
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
      /** Words of the catalogue that the search met, folded: what a page may mark. */
      matched: z.array(z.string()),
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
      'What the home page shows: featured courses in the admin’s order, those that start next, counts by category.',
    response: z.strictObject({
      featured: z.array(courseCardSchema),
      startingNext: z.array(courseCardSchema),
      categories: facet(categorySchema),
      courses: count,
      teachers: count,
    }),
  },
  getFeatured: {
    method: 'GET',
    path: '/admin/featured-courses',
    access: ['admins'],
    summary: 'The courses that the home page features, in order.',
    response: featuredSchema,
  },
  setFeatured: {
    method: 'PUT',
    path: '/admin/featured-courses',
    access: ['admins'],
    summary: 'Choose the courses that the home page features, and their order.',
    body: z.strictObject({ courseIds: z.array(ulidSchema).max(12), version: z.int().min(0) }),
    response: featuredSchema,
    errors: ['not_found', 'stale_version'],
  },
  listTeachers: {
    method: 'GET',
    path: '/teachers',
    access: 'public',
    summary: 'Everybody who teaches a published course, those with most courses first.',
    query: z.strictObject(pageQuery),
    response: pageOf(teacherSchema),
    errors: ['invalid_cursor'],
  },
  getTeacher: {
    method: 'GET',
    path: '/teachers/{userId}',
    access: 'public',
    summary: 'Somebody who teaches, with their published courses.',
    params: z.strictObject({ userId: userIdSchema }),
    response: z.strictObject({ teacher: teacherSchema, courses: z.array(courseCardSchema) }),
    errors: ['not_found'],
  },
  listTaught: {
    method: 'GET',
    path: '/me/taught-courses',
    access: authors,
    summary: 'The courses that the signed-in person owns, newest first.',
    query: z.strictObject(pageQuery),
    response: pageOf(taughtCourseSchema),
    errors: ['invalid_cursor'],
  },
  get: {
    method: 'GET',
    path: '/courses/{courseId}',
    access: 'public',
    summary:
      'A course with its outline, the own enrollment and progress, and what the reader can do.',
    params: course,
    response: z.strictObject({
      course: courseSchema,
      teacher: z.strictObject({ ...personSummarySchema.shape, photo: photoSchema }),
      outline: z.array(outlineModuleSchema),
      students: count,
      lessons: count,
      minutes: count,
      seatsLeft: count.nullable(),
      enrollment: ownEnrollmentSchema.nullable(),
      can: z.strictObject({ edit: z.boolean(), enroll: z.boolean(), learn: z.boolean() }),
    }),
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/courses',
    access: authors,
    summary: 'Begin a course as a draft.',
    body: z.strictObject(newCourse),
    response: courseSchema,
    status: 201,
    errors: ['course_code_taken', 'media_not_ready', 'not_found'],
  },
  update: {
    method: 'PATCH',
    path: '/courses/{courseId}',
    access: authors,
    summary: 'Change what is said of a course; fields that are left out stay.',
    params: course,
    body: z.strictObject({
      version: versionSchema,
      ...z.strictObject(editableCourse).partial().shape,
    }),
    response: courseSchema,
    errors: ['not_found', 'stale_version', 'course_code_taken', 'course_full', 'media_not_ready'],
  },
  setState: {
    method: 'PUT',
    path: '/courses/{courseId}/state',
    access: authors,
    summary: 'Publish, withdraw or archive a course; publishing needs at least one block.',
    params: course,
    body: z.strictObject({ state: courseStateSchema, version: versionSchema }),
    response: courseSchema,
    errors: ['not_found', 'stale_version', 'course_not_ready'],
  },
  createModule: {
    method: 'POST',
    path: '/courses/{courseId}/modules',
    access: authors,
    summary: 'Add a module at the end.',
    params: course,
    body: z.strictObject(newModule),
    response: moduleSchema,
    status: 201,
    errors: ['not_found'],
  },
  updateModule: {
    method: 'PATCH',
    path: '/courses/{courseId}/modules/{moduleId}',
    access: authors,
    summary: 'Change a module; fields that are left out stay.',
    params: courseModule,
    body: z.strictObject({
      version: versionSchema,
      ...z.strictObject(editableModule).partial().shape,
    }),
    response: moduleSchema,
    errors: ['not_found', 'stale_version'],
  },
  getBlock: {
    method: 'GET',
    path: '/courses/{courseId}/modules/{moduleId}/blocks/{blockId}',
    access: 'public',
    summary:
      'A block with what it holds and where it stands: for the enrolled, the owner, admins, or everybody if it is a preview.',
    params: block,
    response: z.strictObject({
      block: blockSchema,
      /** The course around it: all that a player shows besides, in the same answer. */
      course: z.strictObject({
        courseId: ulidSchema,
        title: localizedLine(120),
        startsOn: dateSchema.nullable(),
      }),
      outline: z.array(outlineModuleSchema),
      enrollment: ownEnrollmentSchema.nullable(),
    }),
    errors: ['not_found', 'enrollment_required'],
  },
  createBlock: {
    method: 'POST',
    path: '/courses/{courseId}/modules/{moduleId}/blocks',
    access: authors,
    summary: 'Add a block at the end of a module.',
    params: courseModule,
    body: z.strictObject({ ...newBlock, content: blockContentSchema }),
    response: blockSchema,
    status: 201,
    errors: ['not_found', 'media_not_ready'],
  },
  updateBlock: {
    method: 'PATCH',
    path: '/courses/{courseId}/modules/{moduleId}/blocks/{blockId}',
    access: authors,
    summary: 'Change a block; fields that are left out stay, its kind does not change.',
    params: block,
    body: z.strictObject({
      version: versionSchema,
      ...z.strictObject({ ...editableBlock, content: blockContentSchema }).partial().shape,
    }),
    response: blockSchema,
    errors: ['not_found', 'stale_version', 'media_not_ready'],
  },
});
