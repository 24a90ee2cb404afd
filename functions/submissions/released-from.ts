import { courseInstant } from '#shared/policies/course-instant.ts';
import { later } from '#functions/data/courses/stats.ts';
import { iso } from '#functions/platform/iso.ts';
import type { EditableWork } from './editable-work.ts';

/**
 * From when on its person sees what becomes ready now; null: not yet. What was decided of it stays decided.
 * @param now in milliseconds
 */
export function releasedFrom(
  { assignment, course, before }: Pick<EditableWork, 'assignment' | 'course' | 'before'>,
  now: number,
): string | null {
  if (before?.state === 'marked' && before.releasedAt !== null) return before.releasedAt;
  const { marksRelease } = assignment;
  if (marksRelease.rule === 'byHand') return null;
  if (marksRelease.rule === 'whenMarked') return iso(now);
  const at = courseInstant(course.startsOn, marksRelease.at);
  return at === null ? null : later(iso(now), iso(at));
}
