import type * as z from 'zod';
import {
  type allotmentSchema,
  type groupRowSchema,
  type groupSchema,
  type groupSetSchema,
  namedInLists,
} from '#shared/schemas/groups.ts';
import type { Allotment } from '#functions/data/groups/allotments.ts';
import type { GroupSet } from '#functions/data/groups/group-sets.ts';
import { sizeOf } from '#functions/data/groups/groups.ts';
import type { Group } from '#functions/data/groups/group-records.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import type { Table } from '#functions/data/table/table.ts';
import { isOpen, type Reader } from './load-set.ts';

type Named = Pick<Group, 'groupId' | 'name'>;

export const presentAllotment = ({
  state,
  placed,
  people,
  at,
}: Allotment): z.infer<typeof allotmentSchema> => ({ state, placed, of: people, at });

export const presentSet = (
  { setId, name, isSections, choice, mostMembers, groups, version }: GroupSet,
  { canEdit, isIn }: Reader,
  now: number,
  { own = null, allotment = null }: { own?: Named | null; allotment?: Allotment | null } = {},
): z.infer<typeof groupSetSchema> => ({
  setId,
  name,
  isSections,
  choice,
  mostMembers,
  groups,
  version,
  own: own && { groupId: own.groupId, name: own.name },
  allotment: canEdit && allotment ? presentAllotment(allotment) : null,
  can: { edit: canEdit, choose: isIn && isOpen({ choice }, now) },
});

const rowOf = (group: Group, ownId: string | null) => {
  const { groupId, setId, name, version } = group;
  return { groupId, setId, name, version, size: sizeOf(group), isOwn: groupId === ownId };
};

/** The groups of a page; some members of each are named where the reader may know of them. */
export async function presentRows(
  table: Table,
  some: Group[],
  { canEdit }: Pick<Reader, 'canEdit'>,
  ownId: string | null,
): Promise<z.infer<typeof groupRowSchema>[]> {
  const firstOf = (group: Group) =>
    canEdit || group.groupId === ownId
      ? Object.keys(group.members).toSorted().slice(0, namedInLists)
      : [];
  const names = await profiles.names(table, [...new Set(some.flatMap(firstOf))]);
  return some.map((group) => ({
    ...rowOf(group, ownId),
    members: firstOf(group).map((userId) => ({ userId, name: names.get(userId) ?? '' })),
  }));
}

/** A group with all who are in it, by name. */
export async function presentGroup(
  table: Table,
  group: Group,
  ownId: string | null,
): Promise<z.infer<typeof groupSchema>> {
  const userIds = Object.keys(group.members);
  const names = await profiles.names(table, userIds);
  return {
    ...rowOf(group, ownId),
    members: userIds
      .map((userId) => ({ userId, name: names.get(userId) ?? '' }))
      .toSorted((a, b) => a.name.localeCompare(b.name) || (a.userId < b.userId ? -1 : 1)),
  };
}
