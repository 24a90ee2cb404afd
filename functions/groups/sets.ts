import type { groups as contract } from '#shared/contract/groups.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { courses } from '#functions/data/courses/courses.ts';
import { allotments } from '#functions/data/groups/allotments.ts';
import { groupSets } from '#functions/data/groups/group-sets.ts';
import { groups } from '#functions/data/groups/groups.ts';
import { memberships } from '#functions/data/groups/memberships.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { editableSet, readerOf } from './load-set.ts';
import { presentSet } from './present-groups.ts';

export const listSets: Operation<typeof contract.listSets, BaseDeps> = async ({
  actor,
  params: { courseId },
  page,
  now,
  deps: { table },
}) => {
  const reader = await readerOf(table, actor, { courseId });
  const [{ items, last }, own] = await Promise.all([
    groupSets.list(table, courseId, page),
    reader.isIn ? memberships.inCourse(table, actor.userId, courseId) : [],
  ]);
  const isTheirs = (setId: string) => own.some((one) => one.setId === setId);
  const seen = items
    .filter(({ removedAt }) => removedAt === null)
    .filter(({ setId, choice }) => reader.canEdit || choice !== null || isTheirs(setId));
  const [ownGroups, running] = await Promise.all([
    groups.some(
      table,
      own.filter(({ setId }) => seen.some((set) => set.setId === setId)),
    ),
    reader.canEdit
      ? allotments.some(
          table,
          courseId,
          seen.map(({ setId }) => setId),
        )
      : [],
  ]);
  return {
    items: seen.map((set) =>
      presentSet(set, reader, now, {
        own: ownGroups.find(({ setId }) => setId === set.setId) ?? null,
        allotment: running.find(({ setId }) => setId === set.setId) ?? null,
      }),
    ),
    nextCursor: page.cursor(last),
  };
};

export const createSet: Operation<typeof contract.createSet, BaseDeps> = async ({
  actor,
  params: { courseId },
  body,
  now,
  deps,
}) => {
  const reader = await readerOf(deps.table, actor, { courseId });
  if (!reader.canEdit) throw new AppError('not_found');
  const set = {
    courseId,
    setId: deps.ids.ulid(now),
    ...body,
    groups: 0,
    removedAt: null,
    version: 1,
  };
  return { response: presentSet(set, reader, now), items: groupSets.create(set) };
};

const editor = { canEdit: true, isIn: false };

export const updateSet: Operation<typeof contract.updateSet, BaseDeps> = async ({
  actor,
  params,
  body: { version, ...changes },
  now,
  deps: { table },
}) => {
  const set = await editableSet(table, actor, params);
  expectVersion(version, set, presentSet(set, editor, now));
  const { next, items } = groupSets.change(set, changes);
  return { response: presentSet(next, editor, now), items };
};

export const removeSet: Operation<typeof contract.removeSet, BaseDeps> = async ({
  actor,
  params,
  now,
  deps: { table },
}) => {
  const set = await editableSet(table, actor, params);
  const course = found(await courses.get(table, set.courseId));
  return {
    response: { setId: set.setId },
    items: [
      ...groupSets.remove(set, iso(now)),
      // What is different for its groups holds for nobody from now on; the stream takes it with them.
      ...courses.countAccommodations(course, set.setId, 'none'),
    ],
  };
};
