import * as z from 'zod';
import { personSummarySchema } from '#shared/schemas/accounts.ts';
import {
  blockContentSchema,
  blockSchema,
  categorySchema,
  courseCardSchema,
  courseSchema,
  courseStateSchema,
  editableBlock,
  editableCourse,
  levelSchema,
  moduleSchema,
  outlineModuleSchema,
  taughtCourseSchema,
} from '#shared/schemas/courses.ts';
import { ownEnrollmentSchema } from '#shared/schemas/enrollments.ts';
import { count, pageOf, pageQuery, ulidSchema, versionSchema } from '#shared/schemas/primitives.ts';
import { languageSchema, line, localizedLine } from '#shared/schemas/text.ts';
import { feature } from './route.ts';

const course = z.strictObject({ courseId: ulidSchema });
const courseModule = z.strictObject({ courseId: ulidSchema, moduleId: ulidSchema });
const block = z.strictObject({ courseId: ulidSchema, moduleId: ulidSchema, blockId: ulidSchema });

const authors = ['teachers', 'admins'] as const;
const facet = <T extends z.core.$ZodType>(value: T) => z.array(z.strictObject({ value, count }));

export const courses = feature('courses', {
  list: {
    method: 'GET',
    path: '/courses',
    access: 'public',
    summary:
      'The catalogue: published courses, searched forgivingly, filtered, newest first without a search.',
    query: z.strictObject({
      ...pageQuery,
      q: line(100).optional(),
      category: categorySchema.optional(),
      level: levelSchema.optional(),
      language: languageSchema.optional(),
    }),
    response: z.strictObject({
      ...pageOf(courseCardSchema).shape,
      total: count,
      facets: z.strictObject({
        category: facet(categorySchema),
        level: facet(levelSchema),
        language: facet(languageSchema),
      }),
    }),
    errors: ['invalid_cursor'],
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
      teacher: personSummarySchema,
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
    body: z.strictObject(editableCourse),
    response: courseSchema,
    status: 201,
    errors: ['course_code_taken', 'not_found'],
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
    errors: ['not_found', 'stale_version', 'course_code_taken', 'course_full'],
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
    body: z.strictObject({ title: localizedLine(120) }),
    response: moduleSchema,
    status: 201,
    errors: ['not_found'],
  },
  updateModule: {
    method: 'PATCH',
    path: '/courses/{courseId}/modules/{moduleId}',
    access: authors,
    summary: 'Rename a module.',
    params: courseModule,
    body: z.strictObject({ version: versionSchema, title: localizedLine(120) }),
    response: moduleSchema,
    errors: ['not_found', 'stale_version'],
  },
  getBlock: {
    method: 'GET',
    path: '/courses/{courseId}/modules/{moduleId}/blocks/{blockId}',
    access: 'public',
    summary:
      'A block with what it holds: for the enrolled, the owner, admins, or everybody if it is a preview.',
    params: block,
    response: blockSchema,
    errors: ['not_found', 'enrollment_required'],
  },
  createBlock: {
    method: 'POST',
    path: '/courses/{courseId}/modules/{moduleId}/blocks',
    access: authors,
    summary: 'Add a block at the end of a module.',
    params: courseModule,
    body: z.strictObject({ ...editableBlock, content: blockContentSchema }),
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
