import { courseDateIssues } from '#shared/policies/course-dates.ts';
import { isSummarized } from '#shared/policies/readiness.ts';
import type { Course } from '#functions/data/courses/courses.ts';
import { storedAs } from '#functions/data/media/media.ts';
import { nameMedia } from '#functions/data/media/named-media.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';

/**
 * Checks what no single field shows: days in order, a summary of what is published, and a cover that is a picture of
 * this very course. What comes back is where the cover's bytes lie, and what is committed with the course: a new cover
 * stays.
 * @throws AppError `invalid_request` with the fields at fault, `media_not_ready`
 */
export async function expectFields(
  table: Table,
  course: Course,
  before?: Course,
): Promise<{ coverFile: string | undefined; items: TransactionItem[] }> {
  const issues = courseDateIssues(course);
  if (course.state === 'published' && !isSummarized(course))
    issues.push({ path: ['summary'], code: 'one_language_required' });
  if (issues.length > 0) throw new AppError('invalid_request', { issues });
  const mediaId = course.cover?.mediaId;
  if (mediaId === undefined) return { coverFile: undefined, items: [] };
  if (mediaId === before?.cover?.mediaId) return { coverFile: before.coverFile, items: [] };
  const cover = { mediaId, use: 'image' as const, path: ['cover', 'mediaId'] };
  const { items, files } = await nameMedia(table, course.courseId, [cover]);
  return { coverFile: files.map(storedAs)[0], items };
}
