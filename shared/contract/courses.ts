import * as z from 'zod';
import {
  courseCodeSchema,
  courseSchema,
  courseStateSchema,
  editableCourse,
  draftCourse,
  taughtCourseSchema,
} from '#shared/schemas/courses.ts';
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
  duplicate: {
    method: 'POST',
    path: '/courses/{courseId}/copies',
    access: authors,
    summary: 'Begin a draft that is a copy of a course; its lessons follow within seconds.',
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
