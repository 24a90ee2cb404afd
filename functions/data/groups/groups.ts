import { keys, ranges } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { type Group, groupRecord } from './group-records.ts';

export type GroupPlace = Pick<Group, 'courseId' | 'setId' | 'groupId'>;

export const sizeOf = ({ members }: Pick<Group, 'members'>): number => Object.keys(members).length;

const keyOf = ({ courseId, setId, groupId }: GroupPlace) => keys.group(courseId, setId, groupId);

/** `members.#m0`, `members.#m1` …, and what these stand for. */
const named = (userIds: string[]) => ({
  paths: userIds.map((_, at) => `members.#m${at}`),
  names: Object.fromEntries(userIds.map((userId, at) => [`#m${at}`, userId])),
});

export const groups = {
  get: (table: Table, place: GroupPlace) => table.get(groupRecord, keyOf(place)),

  /** The groups of a set, in the order in which they were made; a page. */
  list: (
    table: Table,
    { courseId, setId }: Pick<Group, 'courseId' | 'setId'>,
    page: { limit: number; start?: Item | undefined },
  ) => table.query(groupRecord, ranges.groups(courseId, setId), page),

  /** All groups of a set: 500 at the most. */
  all: (table: Table, { courseId, setId }: Pick<Group, 'courseId' | 'setId'>) =>
    table.queryAll(groupRecord, ranges.groups(courseId, setId)),

  some: (table: Table, places: GroupPlace[]) =>
    table.batchGet(groupRecord, places.map(keyOf), { consistent: true }),

  create: (group: Group): TransactionItem => ({
    label: 'group',
    put: { ...keyOf(group), entity: 'Group', ...group },
    condition: 'attribute_not_exists(pk)',
  }),

  /** Refuses a transaction where there is no such group any more. */
  expectThere: (place: GroupPlace): TransactionItem => ({
    label: 'group-there',
    check: keyOf(place),
    condition: 'attribute_exists(pk)',
    refused: () => new AppError('not_found'),
  }),

  /** Renames a group; who comes or leaves meanwhile does. */
  rename(before: Group, name: Group['name']): { next: Group; item: TransactionItem } {
    const next = { ...before, name, version: before.version + 1 };
    return {
      next,
      item: {
        label: 'group',
        update: keyOf(before),
        set: 'SET #name = :name, #version = :next',
        condition: '#version = :before',
        expression: {
          names: { '#name': 'name', '#version': 'version' },
          values: { ':name': name, ':next': next.version, ':before': before.version },
        },
        refused: () => new AppError('stale_version'),
      },
    };
  },

  /** Removes a group in which the same people are as when it was read; their memberships go with it. */
  remove: (group: Group): TransactionItem =>
    tryAgain({
      label: 'group',
      remove: keyOf(group),
      condition: 'moves = :moves',
      expression: { values: { ':moves': group.moves } },
    }),

  /** Refuses a transaction where somebody came or left since a group was read; the caller reads again. */
  checkMembers: (read: Group): TransactionItem =>
    tryAgain({
      label: 'group-members',
      check: keyOf(read),
      condition: 'moves = :moves',
      expression: { values: { ':moves': read.moves } },
    }),

  /** Lists people who come in. @throws AppError `group_full`, `not_found` when it is committed */
  enter(place: GroupPlace, userIds: string[], at: string, most: number): TransactionItem {
    const { paths, names } = named(userIds);
    return {
      label: 'group-enter',
      update: keyOf(place),
      set: `SET ${paths.map((path) => `${path} = :at`).join(', ')} ADD moves :one`,
      condition: 'attribute_exists(pk) AND size(members) <= :room',
      expression: {
        names,
        values: { ':at': at, ':one': 1, ':room': most - userIds.length },
      },
      refused: (current) => new AppError(current ? 'group_full' : 'not_found'),
    };
  },

  /** Lists them no more. */
  leave(place: GroupPlace, userIds: string[]): TransactionItem {
    const { paths, names } = named(userIds);
    return tryAgain({
      label: 'group-leave',
      update: keyOf(place),
      set: `REMOVE ${paths.join(', ')} ADD moves :one`,
      condition: 'attribute_exists(pk)',
      expression: { names, values: { ':one': 1 } },
    });
  },
};
