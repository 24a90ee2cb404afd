import type { groups as contract } from '#shared/contract/groups.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { expectOneTransaction } from '#functions/api/expect-one-transaction.ts';
import type { Operation } from '#functions/api/operation.ts';
import { groups } from '#functions/data/groups/groups.ts';
import { memberships } from '#functions/data/groups/memberships.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { editableSet, isOpen, readableSet } from './load-set.ts';
import { presentGroup } from './present-groups.ts';

/** Puts people where who teaches wants them: whoever moved one of them meanwhile makes it read again. */
export const place: Operation<typeof contract.place, BaseDeps> = async ({
  actor,
  params,
  body: { userIds, groupId },
  now,
  deps: { table },
}) => {
  const set = await editableSet(table, actor, params);
  const read = await memberships.some(
    table,
    userIds.map((userId) => ({ ...params, userId })),
  );
  const people = userIds.map((userId) => ({
    userId,
    read: read.find((one) => one.userId === userId) ?? null,
  }));
  return {
    response: { placed: userIds.map((userId) => ({ userId, groupId })) },
    items: expectOneTransaction(memberships.move(set, people, groupId, iso(now))),
  };
};

/** The last place of a group is one person's, however many want it: its condition is the group's own size. */
export const join: Operation<typeof contract.join, BaseDeps> = async ({
  actor: { userId, ...actor },
  params,
  now,
  deps: { table },
}) => {
  const { set, own, isIn } = await readableSet(table, { ...actor, userId }, params);
  if (!isIn) throw new AppError('not_enrolled');
  const group = found(await groups.get(table, params));
  const at = iso(now);
  const members = { ...group.members, [userId]: group.members[userId] ?? at };
  const response = await presentGroup(table, { ...group, members }, group.groupId);
  if (own?.groupId === group.groupId) return { response, items: [] };
  if (!isOpen(set, now)) throw new AppError('choice_closed');
  if (response.size > set.mostMembers) throw new AppError('group_full');
  return { response, items: memberships.move(set, [{ userId, read: own }], group.groupId, at) };
};

export const leave: Operation<typeof contract.leave, BaseDeps> = async ({
  actor,
  params,
  now,
  deps: { table },
}) => {
  const { set, own } = await readableSet(table, actor, params);
  const read = found(own?.groupId === params.groupId ? own : null);
  if (!isOpen(set, now)) throw new AppError('choice_closed');
  return {
    response: { groupId: params.groupId },
    items: memberships.move(set, [{ userId: actor.userId, read }], null, iso(now)),
  };
};
