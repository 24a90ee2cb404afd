import * as z from 'zod';
import { allotmentStates, groupNameSchema } from '#shared/schemas/groups.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';

/** A division of a set by chance, and how far it has come: the stream makes its groups, then takes a page of people with each step. */
export const allotmentRecord = z.object({
  courseId: z.string(),
  setId: z.string(),
  /** Chance is worked out from it, so that a step that is done again comes to the same. */
  allotmentId: z.string(),
  by: z.string(),
  at: z.string(),
  state: z.enum(allotmentStates),
  /** Of each group, before its number, and the number of the first. */
  name: groupNameSchema,
  first: z.number(),
  /** How many people are dealt out, and into how many groups; how many of these there are by now. */
  people: z.number(),
  groups: z.number(),
  made: z.number(),
  /** Where among the people it goes on; null: at the beginning. */
  from: z.object({ pk: z.string(), sk: z.string() }).nullable(),
  /** How many people without a group it met, and how many have one by it. */
  met: z.number(),
  placed: z.number(),
  /** Counts its steps: of two that take the same one, one goes on. */
  step: z.number(),
});
export type Allotment = z.infer<typeof allotmentRecord>;

type SetPlace = Pick<Allotment, 'courseId' | 'setId'>;

const itemOf = (allotment: Allotment) => ({
  ...keys.allotment(allotment.courseId, allotment.setId),
  entity: 'Allotment',
  ...allotment,
});

export const allotments = {
  get: (table: Table, { courseId, setId }: SetPlace) =>
    table.get(allotmentRecord, keys.allotment(courseId, setId)),

  /** Of some sets of a course. */
  some: (table: Table, courseId: string, setIds: string[]) =>
    table.batchGet(
      allotmentRecord,
      setIds.map((setId) => keys.allotment(courseId, setId)),
      { consistent: true },
    ),

  /** @throws AppError `allotment_runs` when it is committed, where another one does */
  begin: (allotment: Allotment): TransactionItem => ({
    label: 'allotment',
    put: itemOf(allotment),
    condition: 'attribute_not_exists(pk) OR #state = :done',
    expression: { names: { '#state': 'state' }, values: { ':done': 'done' } },
    refused: () => new AppError('allotment_runs'),
  }),

  goOn: (before: Allotment, changes: Partial<Allotment>): TransactionItem => ({
    label: 'allotment-step',
    put: itemOf({ ...before, ...changes, step: before.step + 1 }),
    condition: 'allotmentId = :allotmentId AND step = :step',
    expression: { values: { ':allotmentId': before.allotmentId, ':step': before.step } },
  }),

  forget: ({ courseId, setId }: SetPlace): TransactionItem => ({
    label: 'allotment',
    remove: keys.allotment(courseId, setId),
  }),
};

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The id of the group with a number, from 0: such ids sort by it, and are the same however often they are asked for. */
export function allottedGroupId(allotmentId: string, at: number): string {
  const place = [at >> 10, at >> 5, at].map((part) => alphabet[part & 31]).join('');
  return allotmentId.slice(0, 10) + place + allotmentId.slice(13);
}
