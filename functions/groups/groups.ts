import type { groups as contract } from '#shared/contract/groups.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { groupSets } from '#functions/data/groups/group-sets.ts';
import { groups } from '#functions/data/groups/groups.ts';
import { removalOf } from '#functions/data/groups/removal-of.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { editableSet, readableSet } from './load-set.ts';
import { presentGroup, presentRows } from './present-groups.ts';

/** A student sees whose names are their business: of their own group. */
export const list: Operation<typeof contract.list, BaseDeps> = async ({
  actor,
  params,
  page,
  deps: { table },
}) => {
  const { set, own, ...reader } = await readableSet(table, actor, params);
  const ownId = own?.groupId ?? null;
  if (!reader.canEdit && set.choice === null) {
    const group = own && (await groups.get(table, own));
    return {
      items: await presentRows(table, group ? [group] : [], reader, ownId),
      nextCursor: null,
    };
  }
  const { items, last } = await groups.list(table, params, page);
  return { items: await presentRows(table, items, reader, ownId), nextCursor: page.cursor(last) };
};

export const get: Operation<typeof contract.get, BaseDeps> = async ({
  actor,
  params,
  deps: { table },
}) => {
  const { canEdit, own } = await readableSet(table, actor, params);
  const ownId = own?.groupId ?? null;
  if (!canEdit && ownId !== params.groupId) throw new AppError('not_found');
  return presentGroup(table, found(await groups.get(table, params)), ownId);
};

export const create: Operation<typeof contract.create, BaseDeps> = async ({
  actor,
  params,
  body: { name },
  now,
  deps,
}) => {
  const { courseId, setId } = await editableSet(deps.table, actor, params);
  const groupId = deps.ids.ulid(now);
  const group = { courseId, setId, groupId, name, members: {}, moves: 0, version: 1 };
  return {
    response: await presentGroup(deps.table, group, null),
    items: [groups.create(group), groupSets.countGroups(params, 1)],
  };
};

export const update: Operation<typeof contract.update, BaseDeps> = async ({
  actor,
  params,
  body: { name, version },
  deps: { table },
}) => {
  await editableSet(table, actor, params);
  const group = found(await groups.get(table, params));
  const before = await presentGroup(table, group, null);
  expectVersion(version, group, before);
  const { next, item } = groups.rename(group, name);
  return { response: { ...before, name: next.name, version: next.version }, items: [item] };
};

export const remove: Operation<typeof contract.remove, BaseDeps> = async ({
  actor,
  params,
  deps: { table },
}) => {
  await editableSet(table, actor, params);
  const group = found(await groups.get(table, params));
  return {
    response: { groupId: group.groupId },
    items: [...removalOf(group), groupSets.countGroups(params, -1)],
  };
};
