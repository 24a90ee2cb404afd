import { courseDateIssues } from '#shared/policies/course-dates.ts';
import type { Course } from '#functions/data/courses.ts';
import { mediaUsable } from '#functions/data/media.ts';
import type { Table } from '#functions/data/table.ts';
import { AppError } from '#functions/platform/app-error.ts';

/**
 * What no single field shows: days in order, and a cover that is a file of this very course.
 * @throws AppError `invalid_request` with the fields at fault, `media_not_ready`
 */
export async function expectFields(table: Table, course: Course, before?: Course): Promise<void> {
  const issues = courseDateIssues(course);
  if (issues.length > 0) throw new AppError('invalid_request', { issues });
  const mediaId = course.cover?.mediaId;
  if (mediaId !== undefined && mediaId !== before?.cover?.mediaId)
    await mediaUsable(table, course.courseId, [mediaId]);
}
