import { type BlockHead, type Module, sourceOf } from '#functions/data/lessons/outline.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { derivedUlid } from '#functions/platform/derived-ulid.ts';
import type { LessonsDeps } from './deps.ts';

/** The id of a new row: of its own, or the one that follows from course and source. */
export const idFrom = (
  source: string | null,
  courseId: string,
  { ids }: Pick<LessonsDeps, 'ids'>,
  now: number,
): string => (source === null ? ids.ulid(now) : derivedUlid(courseId, source));

/**
 * @param rows those of the course that there are, in the bin too
 * @throws AppError `stale_version` with the row that is there already
 */
export function expectNew<T extends Module | BlockHead>(
  source: string | null,
  rows: T[],
  present: (row: T) => unknown,
): void {
  const there = source === null ? undefined : rows.find((row) => sourceOf(row) === source);
  if (there) throw new AppError('stale_version', { current: present(there) });
}
