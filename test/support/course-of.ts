import { randomUUID } from 'node:crypto';
import { courseRecord, type Course } from '#functions/data/courses/courses.ts';
import { ids } from '#functions/platform/ids.ts';
import { newCourse } from '../world/courses.ts';

/** A course with everything that a test does not care about filled in. */
export const courseOf = (given: Partial<Course> = {}): Course =>
  courseRecord.parse({
    ...newCourse(),
    courseId: ids.ulid(Date.UTC(2026, 0, 1)),
    state: 'draft',
    ownerId: randomUUID(),
    createdAt: '2026-01-01T00:00:00.000Z',
    publishedAt: null,
    version: 1,
    ...given,
  });
