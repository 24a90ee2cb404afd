import * as z from 'zod';
import { canEditCourse } from '#shared/policies/courses.ts';
import type { Actor } from '#functions/api/actor.ts';
import { courseHeadRecord } from '#functions/data/courses/courses.ts';
import { enrollmentRecord, isActive } from '#functions/data/enrollments/enrollments.ts';
import { type GroupSet, groupSets } from '#functions/data/groups/group-sets.ts';
import { memberships } from '#functions/data/groups/memberships.ts';
import type { Membership } from '#functions/data/groups/group-records.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError, found } from '#functions/platform/app-error.ts';

const parts = z.discriminatedUnion('entity', [
  courseHeadRecord.extend({ entity: z.literal('Course') }),
  enrollmentRecord.pick({ userId: true, state: true }).extend({ entity: z.literal('Enrollment') }),
]);

/** How somebody stands to the groups of a course. */
export type Reader = { canEdit: boolean; isIn: boolean };

type CoursePlace = { courseId: string };
type SetPlace = CoursePlace & { setId: string };

/** What every route reads by its address: with the profile, in one request. */
export const courseKeys = ({ courseId }: CoursePlace, userId: string): Key[] => [
  keys.course(courseId),
  keys.enrollment(userId, courseId),
];

export const setKeys = (place: SetPlace, userId: string): Key[] => [
  ...courseKeys(place, userId),
  keys.groupSet(place.courseId, place.setId),
  keys.membership(userId, place.courseId, place.setId),
];

/** Groups are for who edits the course and who is in it. @throws AppError `not_found` for everybody else */
export async function readerOf(table: Table, actor: Actor, place: CoursePlace): Promise<Reader> {
  const items = await table.batchGet(parts, courseKeys(place, actor.userId), { consistent: true });
  const course = found(items.find((item) => item.entity === 'Course') ?? null);
  const enrollment = items.find((item) => item.entity === 'Enrollment') ?? null;
  const canEdit = canEditCourse(actor, course);
  const isIn = isActive(enrollment) && course.state !== 'draft';
  if (!canEdit && !isIn) throw new AppError('not_found');
  return { canEdit, isIn };
}

/** A set, for who may know of it: also a student who is in it, or may have chosen. */
export async function readableSet(
  table: Table,
  actor: Actor,
  place: SetPlace,
): Promise<Reader & { set: GroupSet; own: Membership | null }> {
  const reader = await readerOf(table, actor, place);
  const set = found(await groupSets.get(table, place));
  const own = reader.isIn ? await memberships.get(table, { ...place, userId: actor.userId }) : null;
  if (!reader.canEdit && set.choice === null && own === null) throw new AppError('not_found');
  return { ...reader, set, own };
}

/** A set, for who may change it. @throws AppError `not_found` for everybody else */
export async function editableSet(table: Table, actor: Actor, place: SetPlace): Promise<GroupSet> {
  const { canEdit } = await readerOf(table, actor, place);
  if (!canEdit) throw new AppError('not_found');
  return found(await groupSets.get(table, place));
}

/** Whether who is in the course may choose a group of a set at an instant, in milliseconds. */
export const isOpen = ({ choice }: Pick<GroupSet, 'choice'>, now: number): boolean =>
  choice !== null && (choice.closesAt === null || now < Date.parse(choice.closesAt));
