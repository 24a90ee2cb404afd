import * as z from 'zod';
import {
  afterSchema,
  blockContentSchema,
  blockSchema,
  editableBlock,
  editableModule,
  moduleSchema,
  newBlock,
  newModule,
  outlineModuleSchema,
  sourceSchema,
} from '#shared/schemas/blocks.ts';
import {
  categorySchema,
  courseSchema,
  coverLinkSchema,
  courseStateSchema,
  editableCourse,
  draftCourse,
  taughtCourseSchema,
} from '#shared/schemas/courses.ts';
import { ownEnrollmentSchema } from '#shared/schemas/enrollments.ts';
import {
  dateSchema,
  pageOf,
  pageQuery,
  ulidSchema,
  versionSchema,
} from '#shared/schemas/primitives.ts';
import { structureBlockSchema } from '#shared/schemas/structure.ts';
import { localizedLine, localizedParagraph } from '#shared/schemas/text.ts';
import { publicCourses } from './public-courses.ts';
import { feature } from './route.ts';

const course = z.strictObject({ courseId: ulidSchema });
const courseModule = z.strictObject({ courseId: ulidSchema, moduleId: ulidSchema });
const block = z.strictObject({ courseId: ulidSchema, moduleId: ulidSchema, blockId: ulidSchema });

const authors = ['teachers', 'admins'] as const;
const featuredSchema = z
  .strictObject({ courseIds: z.array(ulidSchema), version: z.int().min(0) })
  .meta({ id: 'FeaturedCourses' });

const paymentTextSchema = z
  .strictObject({ text: localizedParagraph(2000).nullable(), version: z.int().min(0) })
  .meta({ id: 'PaymentText' });

export const courses = feature('courses', {
  ...publicCourses,
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
  getPaymentText: {
    method: 'GET',
    path: '/admin/payment-text',
    access: ['admins'],
    summary: 'How payment for a course with a price is arranged, as the organization says.',
    response: paymentTextSchema,
  },
  setPaymentText: {
    method: 'PUT',
    path: '/admin/payment-text',
    access: ['admins'],
    summary: 'Say how payment for a course with a price is arranged; null for the usual words.',
    body: paymentTextSchema,
    response: paymentTextSchema,
    errors: ['stale_version'],
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
  create: {
    method: 'POST',
    path: '/courses',
    access: authors,
    summary: 'Begin a course as a draft.',
    body: z.strictObject(draftCourse),
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
    summary:
      'Publish, withdraw or archive a course; publishing waits for what learners would stand before.',
    params: course,
    body: z.strictObject({ state: courseStateSchema, version: versionSchema }),
    response: courseSchema,
    errors: ['not_found', 'stale_version', 'course_not_ready', 'course_code_taken'],
  },
  createModule: {
    method: 'POST',
    path: '/courses/{courseId}/modules',
    access: authors,
    summary: 'Add a module.',
    params: course,
    body: z.strictObject({ ...newModule, source: sourceSchema, after: afterSchema }),
    response: moduleSchema,
    status: 201,
    errors: ['not_found', 'stale_version'],
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
        category: categorySchema,
        cover: coverLinkSchema.nullable(),
        startsOn: dateSchema.nullable(),
      }),
      outline: z.array(outlineModuleSchema),
      enrollment: ownEnrollmentSchema.nullable(),
    }),
    errors: ['not_found', 'enrollment_required', 'block_locked'],
  },
  createBlock: {
    method: 'POST',
    path: '/courses/{courseId}/modules/{moduleId}/blocks',
    access: authors,
    summary: 'Add a block to a module; the answer is its row.',
    params: courseModule,
    body: z.strictObject({
      ...newBlock,
      content: blockContentSchema,
      source: sourceSchema,
      after: afterSchema,
    }),
    response: structureBlockSchema,
    status: 201,
    errors: ['not_found', 'media_not_ready', 'stale_version'],
  },
  updateBlock: {
    method: 'PATCH',
    path: '/courses/{courseId}/modules/{moduleId}/blocks/{blockId}',
    access: authors,
    summary:
      'Change a block; fields that are left out stay. The answer is its row, without what it holds.',
    params: block,
    body: z.strictObject({
      version: versionSchema,
      ...z.strictObject({ ...editableBlock, content: blockContentSchema }).partial().shape,
    }),
    response: structureBlockSchema,
    errors: ['not_found', 'stale_version', 'media_not_ready'],
  },
});
