import * as z from 'zod';
import { allocationWays } from '#shared/policies/marker-limits.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';

/** A press by which the work on an assignment is shared out, and how far it is: the stream takes a page with each step. */
export const allocationRecord = z.object({
  courseId: z.string(),
  assignmentId: z.string(),
  /** By it a step that is taken again knows what it did. */
  allocationId: z.string(),
  way: z.enum(allocationWays),
  /** Who shares, as they were appointed when it began; whoever is no more is passed over. */
  markers: z.array(
    z.object({ userId: z.string(), seat: z.string(), groupIds: z.array(z.string()) }),
  ),
  withTeacher: z.boolean(),
  again: z.boolean(),
  /** Whether what is handed in later goes the same way. */
  standing: z.boolean().default(false),
  /** Whether something was handed in while it ran: it goes through all once more. */
  isBehind: z.boolean().default(false),
  /** How many mark each work. */
  each: z.number(),
  /** The set whose groups are the sections of the course; null: it has none, or they are not asked for. */
  setId: z.string().nullable(),
  by: z.string(),
  at: z.string(),
  state: z.enum(['running', 'done']),
  /** First what stays with somebody is counted, then the rest is shared out. */
  phase: z.enum(['count', 'share']),
  /** Where in the list of all it goes on; null: at the beginning. */
  from: z.object({ pk: z.string(), sk: z.string() }).nullable(),
  /** How many works each has, by their ids; and who teaches, as their share. */
  shares: z.record(z.string(), z.number()),
  /** How many had nobody to go to. */
  left: z.number(),
  /** Counts its steps: of two that take the same one, one goes on. */
  step: z.number(),
});
export type Allocation = z.infer<typeof allocationRecord>;

const itemOf = (allocation: Allocation) => ({
  ...keys.allocation(allocation.assignmentId),
  entity: 'Allocation',
  ...allocation,
});

export const allocations = {
  get: (table: Table, assignmentId: string) =>
    table.get(allocationRecord, keys.allocation(assignmentId)),

  /** @throws AppError `allocation_runs` when it is committed, where another one does */
  begin: (next: Allocation): TransactionItem => ({
    label: 'allocation',
    put: itemOf(next),
    condition: 'attribute_not_exists(pk) OR #state = :done',
    expression: { names: { '#state': 'state' }, values: { ':done': 'done' } },
    refused: () => new AppError('allocation_runs'),
  }),

  goOn: (before: Allocation, changes: Partial<Allocation>): TransactionItem => ({
    label: 'allocation-step',
    put: itemOf({ ...before, ...changes, step: before.step + 1 }),
    condition: 'allocationId = :allocationId AND step = :step',
    expression: { values: { ':allocationId': before.allocationId, ':step': before.step } },
  }),
};
