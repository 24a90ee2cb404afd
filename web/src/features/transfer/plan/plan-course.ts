import { sameData } from '#web/lib/markdown/same-data.ts';
import { Tally } from '#web/lib/markdown/losses.ts';
import type { CourseSheet } from '../format/sheets.ts';
import type { NewCourse } from '../types.ts';
import type { Target } from './target.ts';
import type { PlanItem } from './types.ts';

/** What a new course is begun with; files that it does not have yet are left out. */
export function newCourseOf(sheet: CourseSheet, target: Target, tally: Tally): NewCourse {
  const { course: _, version: __, cover: named, prerequisites, ...fields } = sheet;
  const known = prerequisites.filter((id) => target.knownCourses.has(id));
  if (known.length < prerequisites.length) tally.lose('course_unknown');
  const mediaId = named && target.mediaOf(named.file);
  if (named && !mediaId) tally.lose('cover_missing');
  const cover = named && mediaId ? { mediaId, alt: named.alt } : null;
  return { ...fields, cover, prerequisites: known };
}

/** What becomes of what is said of the course. */
export function planCourse(sheet: CourseSheet, target: Target): PlanItem {
  const tally = new Tally();
  const wanted = newCourseOf(sheet, target, tally);
  const item = {
    key: 'course',
    what: 'course' as const,
    path: 'course.md',
    title: sheet.title,
    losses: tally.losses,
  };
  const course = target.platform?.course;
  if (!course) return { ...item, state: 'new' };
  const { courseId, version } = course;
  const own = sheet.course === courseId;
  // Another course's short name stays with that course; a cover that is missing takes none away.
  const { code, cover, ...fields } = wanted;
  const body = {
    ...fields,
    ...(own && { code }),
    ...((cover !== null || sheet.cover === null) && { cover }),
  };
  if (sameData({ ...course, ...body }, course)) return { ...item, state: 'unchanged' };
  const isOlder = own ? version === sheet.version : version === 1;
  const step = { id: 'courses.update' as const, params: { courseId }, body: { version, ...body } };
  return { ...item, state: isOlder ? 'changed' : 'conflict', step };
}
