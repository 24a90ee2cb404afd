import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { CourseTime } from '#shared/schemas/course-time.ts';
import { courseInstant } from './course-instant.ts';

/** Other dates for one person or one group; as ISO 8601, null: the date stays. */
export type Extension = { by: 'person' | 'group'; dueAt: string | null; closesAt: string | null };

/** Why a date is what it is. `noStart`: the course has no start to count from; `due`: it moved along with the due date. */
type Because = 'none' | 'noStart' | 'course' | 'person' | 'group' | 'due';

/** In milliseconds; null: there is none. */
export type AssignmentDate = { at: number | null; because: Because };
export type AssignmentDates = Record<'opens' | 'due' | 'closes', AssignmentDate>;

type Rules = Pick<ContentOf<'assignment'>, 'opens' | 'due' | 'closes'>;

function ofCourse(startsOn: string | null, time: CourseTime | null): AssignmentDate {
  if (time === null) return { at: null, because: 'none' };
  const at = courseInstant(startsOn, time);
  return { at, because: at === null ? 'noStart' : 'course' };
}

function extended(
  usual: AssignmentDate,
  extensions: readonly Extension[],
  field: 'dueAt' | 'closesAt',
): AssignmentDate {
  const one = extensions.find((extension) => extension[field] !== null);
  return one ? { at: Date.parse(one[field] ?? ''), because: one.by } : usual;
}

/**
 * The dates of a course with other ones for somebody in their place.
 * @param extensions the one that stands before the other first: a person's own, then their group's
 */
export function extendedDates(
  { opens, due, closes }: AssignmentDates,
  extensions: readonly Extension[],
): AssignmentDates {
  const dueDate = extended(due, extensions, 'dueAt');
  const closing = extended(closes, extensions, 'closesAt');
  // More time would be none if it closed before: closing waits for a due date that somebody moved.
  const isMoved = dueDate.because === 'person' || dueDate.because === 'group';
  const isCut = dueDate.at !== null && closing.at !== null && closing.at < dueDate.at;
  return {
    opens,
    due: dueDate,
    closes: isMoved && isCut ? { at: dueDate.at, because: 'due' } : closing,
  };
}

/**
 * The dates of an assignment that hold for whoever hands it in.
 * @param extensions the one that stands before the other first: a person's own, then their group's
 */
export const datesFor = (
  { opens, due, closes }: Rules,
  { startsOn }: { startsOn: string | null },
  extensions: readonly Extension[] = [],
): AssignmentDates =>
  extendedDates(
    {
      opens: ofCourse(startsOn, opens),
      due: ofCourse(startsOn, due),
      closes: ofCourse(startsOn, closes),
    },
    extensions,
  );
