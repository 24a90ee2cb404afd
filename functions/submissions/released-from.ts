import { courseInstant } from '#shared/policies/course-instant.ts';
import { isTakenBack, type OneMarking } from '#functions/data/assignments/submissions.ts';
import { later } from '#functions/data/courses/stats.ts';
import { iso } from '#functions/platform/iso.ts';
import type { EditableWork } from './editable-work.ts';

type Ruled = Pick<EditableWork, 'assignment' | 'course'>;

/** By the rule of the assignment; null: not before somebody releases it. */
function byRule({ assignment: { marksRelease }, course }: Ruled, now: number): string | null {
  if (marksRelease.rule === 'byHand') return null;
  if (marksRelease.rule === 'whenMarked') return iso(now);
  const at = courseInstant(course.startsOn, marksRelease.at);
  return at === null ? null : later(iso(now), iso(at));
}

/**
 * From when on its person sees what becomes ready now; null: not yet. What was decided of it stays decided.
 * @param now in milliseconds
 */
export function releasedFrom(
  { before, ...work }: Ruled & Pick<EditableWork, 'before'>,
  now: number,
): Pick<OneMarking, 'releasedAt' | 'presses' | 'left'> {
  const isPlanned = before?.state === 'marked' && before.releasedAt !== null;
  const left = before?.left && { left: before.left };
  if (!before || !(isPlanned || isTakenBack(before)))
    return { releasedAt: byRule(work, now), ...left };
  const { releasedAt, presses } = before;
  return { releasedAt, ...(presses && { presses }), ...left };
}
