import * as z from 'zod';
import { groupSetSchema, mostGroups, mostSets } from '#shared/schemas/groups.ts';
import { keys, ranges } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { AppError } from '#functions/platform/app-error.ts';

const { name, isSections, choice, mostMembers } = groupSetSchema.shape;

/** A set of groups: nobody is in two groups of one. */
export const groupSetRecord = z.object({
  courseId: z.string(),
  setId: z.string(),
  name,
  isSections,
  choice,
  mostMembers,
  groups: z.number(),
  /** From then on it exists for nobody, and the stream takes its groups. */
  removedAt: z.string().nullable(),
  version: z.number(),
});
export type GroupSet = z.infer<typeof groupSetRecord>;

type SetPlace = Pick<GroupSet, 'courseId' | 'setId'>;

const countsRecord = z.object({ sets: z.number(), sections: z.string().optional() });

const sectionsRecord = countsRecord.pick({ sections: true });

const toItem = (set: GroupSet): Item => ({
  ...keys.groupSet(set.courseId, set.setId),
  entity: 'GroupSet',
  ...set,
});

/** Whether the set becomes, stays or ceases to be the sections of its course. */
type Sections = 'taken' | 'left' | 'same';

/** Counts the sets of a course, and keeps that only one of them is its sections. */
function counted(
  { courseId, setId }: SetPlace,
  by: -1 | 0 | 1,
  sections: Sections,
): TransactionItem[] {
  if (by === 0 && sections === 'same') return [];
  const rules = [
    ...(by === 1 ? ['(attribute_not_exists(#sets) OR #sets < :most)'] : []),
    ...(sections === 'taken' ? ['(attribute_not_exists(sections) OR sections = :setId)'] : []),
  ];
  const isNamed = sections === 'taken';
  return [
    {
      label: 'group-sets',
      update: keys.groupSets(courseId),
      set: [
        `SET entity = :entity, courseId = :courseId${isNamed ? ', sections = :setId' : ''}`,
        ...(sections === 'left' ? ['REMOVE sections'] : []),
        'ADD #sets :by',
      ].join(' '),
      ...(rules.length > 0 && { condition: rules.join(' AND ') }),
      expression: {
        names: { '#sets': 'sets' },
        values: {
          ':entity': 'GroupSets',
          ':courseId': courseId,
          ':by': by,
          ...(by === 1 && { ':most': mostSets }),
          ...(isNamed && { ':setId': setId }),
        },
      },
      refused: (current) => {
        const { sets } = countsRecord.parse(current);
        return new AppError(by === 1 && sets >= mostSets ? 'groups_full' : 'sections_taken');
      },
    },
  ];
}

type Rules = Pick<GroupSet, 'name' | 'isSections' | 'choice' | 'mostMembers'>;

export const groupSets = {
  async get(table: Table, { courseId, setId }: SetPlace): Promise<GroupSet | null> {
    const set = await table.get(groupSetRecord, keys.groupSet(courseId, setId));
    return set?.removedAt === null ? set : null;
  },

  /** The set whose groups are the sections of a course; null: it has none. */
  sections: async (table: Table, courseId: string): Promise<string | null> =>
    (await table.get(sectionsRecord, keys.groupSets(courseId)))?.sections ?? null,

  /** The sets of a course, in the order in which they were made; a page. Those that are being removed are among them. */
  list: (table: Table, courseId: string, page: { limit: number; start: Item | undefined }) =>
    table.query(groupSetRecord, ranges.groupSets(courseId), page),

  /** @throws AppError `groups_full`, `sections_taken` when it is committed */
  create: (set: GroupSet): TransactionItem[] => [
    { label: 'group-set', put: toItem(set), condition: 'attribute_not_exists(pk)' },
    ...counted(set, 1, set.isSections ? 'taken' : 'same'),
  ],

  /** Some sets of a course. */
  some: (table: Table, courseId: string, setIds: string[]) =>
    table.batchGet(
      groupSetRecord,
      setIds.map((setId) => keys.groupSet(courseId, setId)),
    ),

  /** Refuses a transaction where there is no such set any more. */
  expectThere: ({ courseId, setId }: SetPlace): TransactionItem => ({
    label: 'group-set-there',
    check: keys.groupSet(courseId, setId),
    condition: 'removedAt = :never',
    expression: { values: { ':never': null } },
    refused: () => new AppError('not_found'),
  }),

  /** Changes the rules of a set that is still as it was read; its groups are counted by others meanwhile. */
  change(before: GroupSet, changes: Partial<Rules>): { next: GroupSet; items: TransactionItem[] } {
    const next = { ...before, ...changes, version: before.version + 1 };
    const sections =
      next.isSections === before.isSections ? 'same' : next.isSections ? 'taken' : 'left';
    return {
      next,
      items: [
        {
          label: 'group-set',
          update: keys.groupSet(before.courseId, before.setId),
          set: 'SET #name = :name, isSections = :isSections, choice = :choice, mostMembers = :most, #version = :next',
          condition: '#version = :before AND removedAt = :never',
          expression: {
            names: { '#name': 'name', '#version': 'version' },
            values: {
              ':name': next.name,
              ':isSections': next.isSections,
              ':choice': next.choice,
              ':most': next.mostMembers,
              ':next': next.version,
              ':before': before.version,
              ':never': null,
            },
          },
          refused: () => new AppError('stale_version'),
        },
        ...counted(before, 0, sections),
      ],
    };
  },

  /** More or fewer groups of a set that is there. @throws AppError `groups_full` when it is committed */
  countGroups: ({ courseId, setId }: SetPlace, by: number): TransactionItem => ({
    label: 'group-set-groups',
    update: keys.groupSet(courseId, setId),
    set: 'ADD #groups :by',
    condition: by > 0 ? 'removedAt = :never AND #groups <= :room' : 'attribute_exists(pk)',
    expression: {
      names: { '#groups': 'groups' },
      values: { ':by': by, ...(by > 0 && { ':never': null, ':room': mostGroups - by }) },
    },
    refused: (current) =>
      new AppError(current && current.removedAt === null ? 'groups_full' : 'not_found'),
  }),

  /** From `at` on it is nobody's; the stream takes what is in it. */
  remove: (set: GroupSet, at: string): TransactionItem[] => [
    tryAgain({
      label: 'group-set',
      update: keys.groupSet(set.courseId, set.setId),
      set: 'SET removedAt = :at, #version = :next',
      condition: '#version = :before AND removedAt = :never',
      expression: {
        names: { '#version': 'version' },
        values: {
          ':at': at,
          ':next': set.version + 1,
          ':before': set.version,
          ':never': null,
        },
      },
    }),
    ...counted(set, -1, set.isSections ? 'left' : 'same'),
  ],

  /** A step of its removal: wakes the next one, as long as there are groups. */
  goOn: ({ courseId, setId, version }: GroupSet): TransactionItem => ({
    label: 'group-set-step',
    update: keys.groupSet(courseId, setId),
    set: 'SET #version = :next',
    condition: '#version = :before',
    expression: {
      names: { '#version': 'version' },
      values: { ':next': version + 1, ':before': version },
    },
  }),

  /** Behind its last group. */
  forget: ({ courseId, setId }: SetPlace): TransactionItem => ({
    label: 'group-set',
    remove: keys.groupSet(courseId, setId),
  }),
};
