import { type AllotmentRule, divided } from '#shared/policies/allot.ts';
import type { groups as contract } from '#shared/contract/groups.ts';
import { mostGroups } from '#shared/schemas/groups.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { seats } from '#functions/data/courses/seats.ts';
import { allotments } from '#functions/data/groups/allotments.ts';
import { type GroupSet, groupSets } from '#functions/data/groups/group-sets.ts';
import { groups, sizeOf } from '#functions/data/groups/groups.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { editableSet } from './load-set.ts';
import { presentAllotment } from './present-groups.ts';

/** What a division by chance would come to, for those who have no group of the set yet. */
async function divisionOf(table: Table, set: GroupSet, rule: AllotmentRule) {
  const [{ taken }, all] = await Promise.all([
    seats.get(table, set.courseId),
    groups.all(table, set),
  ]);
  const people = Math.max(
    0,
    all.reduce((left, group) => left - sizeOf(group), taken),
  );
  const division = divided(people, rule);
  const refusal =
    people === 0
      ? ('nobody' as const)
      : all.length + division.groups > mostGroups
        ? ('groups_full' as const)
        : division.largest > set.mostMembers
          ? ('group_full' as const)
          : null;
  return { people, ...division, refusal, first: all.length + 1 };
}

export const previewAllotment: Operation<typeof contract.previewAllotment, BaseDeps> = async ({
  actor,
  params,
  query,
  deps: { table },
}) => {
  const set = await editableSet(table, actor, params);
  const { first: _, ...division } = await divisionOf(table, set, query);
  return division;
};

/** The stream makes the groups and deals out the people, however many these are. */
export const allot: Operation<typeof contract.allot, BaseDeps> = async ({
  actor,
  params,
  body: { name, ...rule },
  now,
  deps,
}) => {
  const set = await editableSet(deps.table, actor, params);
  const division = await divisionOf(deps.table, set, rule);
  if (division.refusal) throw new AppError('allotment_not_possible');
  const begun = {
    courseId: set.courseId,
    setId: set.setId,
    allotmentId: deps.ids.ulid(now),
    by: actor.userId,
    at: iso(now),
    state: 'running' as const,
    name,
    first: division.first,
    people: division.people,
    groups: division.groups,
    made: 0,
    from: null,
    met: 0,
    placed: 0,
    step: 1,
  };
  return {
    response: presentAllotment(begun),
    items: [allotments.begin(begun), groupSets.countGroups(set, division.groups)],
  };
};
