import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import type { BlockContent } from '#shared/schemas/blocks.ts';
import { keys } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/**
 * That what being late costs is to be worked out anew, since the due date or the rule of an assignment was changed, and
 * how far that has come: the stream takes a page of people with each step. Whoever changes it again begins anew.
 */
const lateReworkRecord = z.object({
  courseId: z.string(),
  assignmentId: z.string(),
  by: z.string(),
  at: z.string(),
  state: z.enum(['running', 'done']),
  /** Where in the list of all it goes on; null: at the beginning, or it is through. */
  from: z.object({ pk: z.string(), sk: z.string() }).nullable(),
  /** Counts its steps: of two that take the same one, one goes on. */
  step: z.number(),
});
export type LateRework = z.infer<typeof lateReworkRecord>;

const toItem = (rework: LateRework): Item => ({
  ...keys.lateRework(rework.assignmentId),
  entity: 'LateRework',
  ...rework,
});

export const lateReworks = {
  get: (table: Table, assignmentId: string) =>
    table.get(lateReworkRecord, keys.lateRework(assignmentId)),

  begin: (of: Pick<LateRework, 'courseId' | 'assignmentId' | 'by' | 'at'>): TransactionItem => ({
    label: 'late-rework',
    put: toItem({ ...of, state: 'running', from: null, step: 1 }),
  }),

  /** Behind a page: the next one, or the end; nothing where it was begun anew meanwhile. */
  goOn: (before: LateRework, from: LateRework['from']): TransactionItem => ({
    label: 'late-rework-step',
    put: toItem({
      ...before,
      state: from === null ? 'done' : 'running',
      from,
      step: before.step + 1,
    }),
    condition: '#at = :at and step = :step',
    expression: { names: { '#at': 'at' }, values: { ':at': before.at, ':step': before.step } },
  }),
};

const lateIn = (content: BlockContent) => {
  const assignment = contentOfKind('assignment', content);
  return assignment && { due: assignment.due, late: assignment.late };
};

/** What a save of a block begins: nothing but where it is an assignment of which it changed what being late costs. */
export function lateReworkOf(
  { courseId, blockId }: { courseId: string; blockId: string },
  before: BlockContent,
  after: BlockContent,
  who: { by: string; at: string },
): TransactionItem[] {
  const [was, is] = [lateIn(before), lateIn(after)];
  if (!was || !is || isDeepStrictEqual(was, is)) return [];
  return [lateReworks.begin({ courseId, assignmentId: blockId, ...who })];
}
