import * as z from 'zod';
import {
  courseCodeSchema,
  courseSchema,
  courseStateSchema,
  editableCourse,
} from '#shared/schemas/courses.ts';
import { draftCourse, taughtCourseSchema } from '#shared/schemas/taught-courses.ts';
import {
  dateSchema,
  pageOf,
  pageQuery,
  ulidSchema,
  versionSchema,
} from '#shared/schemas/primitives.ts';
import { localizedLine, localizedParagraph } from '#shared/schemas/text.ts';
import { feature } from './route.ts';

const course = z.strictObject({ courseId: ulidSchema });

const authors = ['teachers', 'admins'] as const;
const featuredSchema = z
  .strictObject({ courseIds: z.array(ulidSchema), version: z.int().min(0) })
  .meta({ id: 'FeaturedCourses' });

const paymentTextSchema = z
  .strictObject({ text: localizedParagraph(2000).nullable(), version: z.int().min(0) })
  .meta({ id: 'PaymentText' });

export const courses = feature('courses', {
  getFeatured: {
    method: 'GET',
    path: '/admin/featured-courses',
    access: ['admins'],
    summary: 'List the featured courses, in order.',
    response: featuredSchema,
  },
  setFeatured: {
    method: 'PUT',
    path: '/admin/featured-courses',
    access: ['admins'],
    summary: 'Set the featured courses and their order.',
    body: z.strictObject({ courseIds: z.array(ulidSchema).max(12), version: z.int().min(0) }),
    response: featuredSchema,
    errors: ['not_found', 'stale_version'],
  },
  getPaymentText: {
    method: 'GET',
    path: '/admin/payment-text',
    access: ['admins'],
    summary: 'Get the organization’s payment instructions for paid courses.',
    response: paymentTextSchema,
  },
  setPaymentText: {
    method: 'PUT',
    path: '/admin/payment-text',
    access: ['admins'],
    summary: 'Set the payment instructions for paid courses; null restores the default text.',
    body: paymentTextSchema,
    response: paymentTextSchema,
    errors: ['stale_version'],
  },
  listTaught: {
    method: 'GET',
    path: '/me/taught-courses',
    access: authors,
    summary:
      'List the courses you own, newest first, each with its counts and what its gradebook comes to.',
    query: z.strictObject(pageQuery),
    response: pageOf(taughtCourseSchema),
    errors: ['invalid_cursor'],
  },
  create: {
    method: 'POST',
    path: '/courses',
    access: authors,
    summary: 'Create a course as a draft.',
    body: z.strictObject(draftCourse),
    response: courseSchema,
    status: 201,
    errors: ['course_code_taken', 'media_not_ready', 'not_found'],
  },
  update: {
    method: 'PATCH',
    path: '/courses/{courseId}',
    access: authors,
    summary: 'Update the description and settings of a course; omitted fields are unchanged.',
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
      'Publish, withdraw, archive or restore a course; publishing is refused while students would meet something that does not work.',
    params: course,
    body: z.strictObject({ state: courseStateSchema, version: versionSchema }),
    response: courseSchema,
    errors: ['not_found', 'stale_version', 'course_not_ready', 'course_code_taken'],
  },
  duplicate: {
    method: 'POST',
    path: '/courses/{courseId}/copies',
    access: authors,
    summary: 'Duplicate a course as a draft; its lessons follow within seconds.',
    params: course,
    body: z.strictObject({
      code: courseCodeSchema,
      title: localizedLine(120),
      startsOn: dateSchema.nullable(),
      version: versionSchema,
    }),
    response: courseSchema,
    status: 201,
    errors: ['not_found', 'course_code_taken', 'stale_version'],
  },
});
