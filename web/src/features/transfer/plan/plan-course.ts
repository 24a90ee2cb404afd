import { same } from '#web/lib/same.ts';
import { Tally } from '#web/lib/markdown/losses.ts';
import type { ReadCourse } from '../format/read-course.ts';
import type { CourseSheet } from '../format/sheets.ts';
import type { NewCourse } from '../types.ts';
import type { Target } from './target.ts';
import type { PlanItem } from './types.ts';

/** The fields with which a new course is begun; files that it does not have yet are left out. */
export function newCourseOf(sheet: CourseSheet, target: Target, tally: Tally): NewCourse {
  const { course: _, version: __, cover: named, prerequisites, ...fields } = sheet;
  const known = prerequisites.filter((id) => target.knownCourses.has(id));
  if (known.length < prerequisites.length) tally.lose('course_unknown');
  const mediaId = named && target.mediaOf(named.file, 'course.md');
  if (named && !mediaId) tally.lose('cover_missing');
  const cover = named && mediaId ? { mediaId, alt: named.alt } : null;
  return { ...fields, cover, prerequisites: known };
}

/** The plan for the facts about the course. */
export function planCourse(read: ReadCourse, sheet: CourseSheet, target: Target): PlanItem | null {
  const tally = new Tally();
  const wanted = newCourseOf(sheet, target, tally);
  const item = {
    key: 'course',
    what: 'course' as const,
    path: read.coursePath,
    title: sheet.title,
    losses: tally.losses,
  };
  tally.losses.push(...read.courseLosses);
  const course = target.platform?.course;
  if (!course) return { ...item, state: 'new' };
  const { courseId, version } = course;
  // Facts that were gathered from texts are a beginning, and nothing that somebody said of this course.
  if (read.isGathered) {
    if (read.coursePath === '' || read.lessonOf.has(read.coursePath)) return null;
    const isSame = same(course.description, wanted.description);
    return isSame
      ? { ...item, state: 'unchanged' }
      : { ...item, state: 'dropped', reason: 'course_described' };
  }
  const own = sheet.course === courseId;
  // Another course's short name stays with that course; a cover that is missing takes none away.
  const { code, cover, ...fields } = wanted;
  const body = {
    ...fields,
    ...(own && { code }),
    ...((cover !== null || sheet.cover === null) && { cover }),
  };
  if (same({ ...course, ...body }, course)) return { ...item, state: 'unchanged' };
  const isOlder = own ? version === sheet.version : version === 1;
  const step = { id: 'courses.update' as const, params: { courseId }, body: { version, ...body } };
  return { ...item, state: isOlder ? 'changed' : 'conflict', step };
}
