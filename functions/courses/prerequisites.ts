import { courses } from '#functions/data/courses/courses.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError } from '#functions/platform/app-error.ts';

/** @throws AppError `not_found` unless every course that is to come before is there for everybody */
export async function expectPrerequisites(table: Table, courseIds: string[]): Promise<void> {
  const known = await courses.byId(table, courseIds);
  if (courseIds.some((courseId) => known.get(courseId)?.state !== 'published'))
    throw new AppError('not_found', { issues: [{ path: ['prerequisites'], code: 'not_found' }] });
}
