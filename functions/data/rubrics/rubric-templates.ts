import * as z from 'zod';
import { mostRubrics, rubricTemplateSchema } from '#shared/schemas/rubrics.ts';
import { keys, ranges } from '#functions/data/keys.ts';
import { ownCount } from '#functions/data/table/own-count.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { versioned } from '#functions/data/table/versioned.ts';

/** A rubric as its teacher keeps it; it lies in their own partition, where nobody else looks. */
const rubricTemplateRecord = z.object(rubricTemplateSchema.shape);
export type RubricTemplate = z.infer<typeof rubricTemplateRecord>;

const toItem = (userId: string, template: RubricTemplate): Item => ({
  ...keys.rubricTemplate(userId, template.rubricId),
  entity: 'RubricTemplate',
  ...template,
});

/** The number of rubrics, in the transaction that adds one or takes one away. */
const count = (userId: string, change: 1 | -1): TransactionItem =>
  ownCount(
    {
      key: keys.rubricCount(userId),
      entity: 'RubricCount',
      name: 'rubrics',
      label: 'rubric-count',
      most: mostRubrics,
    },
    change,
  );

export const rubricTemplates = {
  get: (table: Table, userId: string, rubricId: string) =>
    table.get(rubricTemplateRecord, keys.rubricTemplate(userId, rubricId)),

  /** A teacher's rubrics, in the order in which they were saved; a page. */
  list: (table: Table, userId: string, page: { limit: number; start: Item | undefined }) =>
    table.query(rubricTemplateRecord, ranges.rubricTemplates(userId), page),

  /** @throws AppError `too_many_requests` beyond the most that one keeps, when it is committed */
  create: (userId: string, template: RubricTemplate): TransactionItem[] => [
    {
      label: 'rubric',
      put: toItem(userId, template),
      condition: 'attribute_not_exists(pk)',
    },
    count(userId, 1),
  ],

  /** Names a rubric that is still at `before.version` anew. */
  rename(userId: string, before: RubricTemplate, name: string) {
    const next = { ...before, name, version: before.version + 1 };
    const present = (item: Item) => rubricTemplateRecord.parse(item);
    return { next, item: versioned(toItem(userId, next), before.version, 'rubric', present) };
  },

  /** Deletes a rubric that is still as it was read. */
  remove: (userId: string, { rubricId, version }: RubricTemplate): TransactionItem[] => [
    tryAgain({
      label: 'rubric',
      remove: keys.rubricTemplate(userId, rubricId),
      condition: '#version = :version',
      expression: { names: { '#version': 'version' }, values: { ':version': version } },
    }),
    count(userId, -1),
  ],
};
