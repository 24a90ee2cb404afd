import type * as z from 'zod';
import type { courseMarkerSchema } from '#shared/schemas/markers.ts';
import type { submissions as contract } from '#shared/contract/submissions.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { people } from '#functions/data/accounts/people.ts';
import { isOf } from '#functions/data/accounts/people-facets.ts';
import { presentPerson } from '#functions/data/accounts/present-person.ts';
import { fullName, type Profile, profiles } from '#functions/data/accounts/profiles.ts';
import { type CourseMarker, courseMarkers } from '#functions/data/assignments/course-markers.ts';
import { groupSets } from '#functions/data/groups/group-sets.ts';
import { groups } from '#functions/data/groups/groups.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { SubmissionsDeps } from './deps.ts';

/** What every route of the markers of a course reads: with the profile, in one request. */
export const courseKeys = ({ courseId }: { courseId: string }): Key[] => [keys.course(courseId)];

const present = (
  { userId, groupIds, addedAt, version }: CourseMarker,
  names: Map<string, string>,
): z.infer<typeof courseMarkerSchema> => ({
  ...presentPerson(userId, names),
  groupIds,
  addedAt,
  version,
});

/**
 * The conditions that some groups are there when they become somebody's: none comes after a removed one was taken from all.
 * @throws AppError `invalid_request` that names each group that is none of the sections of the course
 */
async function expectSections(
  table: Table,
  courseId: string,
  groupIds: string[],
): Promise<TransactionItem[]> {
  if (groupIds.length === 0) return [];
  const setId = await groupSets.sections(table, courseId);
  const there =
    setId === null
      ? []
      : await groups.some(
          table,
          groupIds.map((groupId) => ({ courseId, setId, groupId })),
        );
  const issues = groupIds.flatMap((groupId, at) =>
    there.some((one) => one.groupId === groupId)
      ? []
      : [{ path: ['groupIds', at], code: 'not_found' }],
  );
  if (issues.length > 0) throw new AppError('invalid_request', { issues });
  return there.map(groups.expectThere);
}

/** Who teaches on the platform and has an address. @throws AppError `teacher_unknown` whether there is nobody or they do not teach */
async function teacherAt(table: Table, email: string): Promise<Profile> {
  const found = await profiles.byId(table, await people.byAddress(table, email));
  const teaches = (one: Profile) =>
    isOf(one, { role: 'teachers', state: 'active' }) ||
    isOf(one, { role: 'admins', state: 'active' });
  const teacher = [...found.values()].find(
    (one) => one.email.toLowerCase() === email && teaches(one),
  );
  if (!teacher) throw new AppError('teacher_unknown');
  return teacher;
}

export const listMarkers: Operation<typeof contract.listMarkers, SubmissionsDeps> = async ({
  actor,
  params: { courseId },
  deps: { table },
}) => {
  await editableCourseOf(table, actor, courseId);
  const all = await courseMarkers.list(table, courseId);
  const names = await profiles.names(
    table,
    all.map(({ userId }) => userId),
  );
  return { items: all.map((one) => present(one, names)) };
};

export const addMarker: Operation<typeof contract.addMarker, SubmissionsDeps> = async ({
  actor,
  params: { courseId },
  body: { email, groupIds },
  now,
  deps: { table, ids },
}) => {
  const course = await editableCourseOf(table, actor, courseId);
  const head = await courseMarkers.head(table, courseId);
  const [teacher, others, sections] = await Promise.all([
    teacherAt(table, email),
    courseMarkers.list(table, courseId),
    expectSections(table, courseId, groupIds),
  ]);
  const { userId } = teacher;
  if (userId === course.ownerId || others.some((one) => one.userId === userId))
    throw new AppError('marks_already');
  courseMarkers.expectRoom(others);
  const marker: CourseMarker = {
    courseId,
    userId,
    seat: ids.ulid(now),
    groupIds,
    addedBy: actor.userId,
    addedAt: iso(now),
    version: 1,
  };
  const names = new Map([[userId, fullName(teacher)]]);
  return {
    response: present(marker, names),
    items: [...courseMarkers.add(marker, head), ...sections],
  };
};

export const changeMarker: Operation<typeof contract.changeMarker, SubmissionsDeps> = async ({
  actor,
  params: { courseId, userId },
  body: { groupIds, version },
  deps: { table },
}) => {
  await editableCourseOf(table, actor, courseId);
  const before = found(await courseMarkers.get(table, { courseId, userId }));
  const [names, sections] = await Promise.all([
    profiles.names(table, [userId]),
    expectSections(table, courseId, groupIds),
  ]);
  const shown = (marker: CourseMarker) => present(marker, names);
  expectVersion(version, before, shown(before));
  const { next, item } = courseMarkers.change(before, groupIds, shown);
  return { response: shown(next), items: [item, ...sections] };
};

export const removeMarker: Operation<typeof contract.removeMarker, SubmissionsDeps> = async ({
  actor,
  params: { courseId, userId },
  deps: { table },
}) => {
  await editableCourseOf(table, actor, courseId);
  const marker = found(await courseMarkers.get(table, { courseId, userId }));
  return { response: { userId }, items: [courseMarkers.remove(marker)] };
};
