import type { CourseTime } from '#shared/schemas/course-time.ts';

/**
 * Whether one instant of a course comes before another, or with it. Where their zones differ by hours, so may the order.
 */
export const isBefore = (one: CourseTime, other: CourseTime): boolean =>
  one.day < other.day || (one.day === other.day && one.time <= other.time);
