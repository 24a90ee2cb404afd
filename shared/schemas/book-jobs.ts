import * as z from 'zod';
import { curveRuleSchema } from './adjustments.ts';
import { mostRowCells } from './book-job-limits.ts';
import { namedPersonSchema, reasonSchema } from './attempts.ts';
import { pointsSchema } from './points.ts';
import { count, instantSchema, ulidSchema, userIdSchema } from './primitives.ts';
import { cellResultSchema, refusedCells, typedCellSchema } from './typed-marks.ts';

const ofItem = { itemId: ulidSchema };

/** What is to be done for many at once. */
export const bookPlanSchema = z.discriminatedUnion('kind', [
  /** Whoever has no mark yet for an item and nothing to be marked: points, or that it is missing (null). */
  z.strictObject({ kind: z.literal('fill'), ...ofItem, points: pointsSchema.nullable() }),
  /** All who have a mark that nobody set by hand in place of another. */
  z.strictObject({ kind: z.literal('curve'), ...ofItem, rule: curveRuleSchema }),
  /**
   * Marks are seen from an instant on; null: at once; `withheld`: no longer at the time that was planned. Of an assignment
   * only what was set with nothing marked beneath.
   */
  z.strictObject({
    kind: z.literal('release'),
    ...ofItem,
    from: z.union([instantSchema, z.literal('withheld')]).nullable(),
  }),
  /** So many rows of a file, which come after it; it begins with the last of them. */
  z.strictObject({ kind: z.literal('import'), rows: z.int().min(1).max(10_000) }),
]);
export type BookPlan = z.infer<typeof bookPlanSchema>;

export const bookJobStates = ['staging', 'running', 'done', 'undoing', 'undone'] as const;

/**
 * Why a cell was left as it was: nothing may be written there, it changed since it was seen, its person saw it, or would
 * see it at once, since the time is over for which it had been planned.
 */
export const leftBecause = [...refusedCells, 'stale', 'seen', 'due'] as const;

export const bookJobSchema = z
  .strictObject({
    jobId: ulidSchema,
    plan: bookPlanSchema,
    reason: reasonSchema.nullable(),
    by: namedPersonSchema,
    at: instantSchema,
    state: z.enum(bookJobStates),
    /** How many of the people, or rows, it has come by; of all. */
    done: count,
    of: count,
    changed: count,
    /** The first hundred of the cells that were left as they were, and how many there are. */
    left: z.array(
      z.strictObject({
        person: namedPersonSchema,
        itemId: ulidSchema,
        because: z.enum(leftBecause),
      }),
    ),
    leftCount: count,
    undone: z.strictObject({ by: namedPersonSchema, at: instantSchema }).nullable(),
    canUndo: z.boolean(),
  })
  .meta({ id: 'BookJob' });
export type BookJobAnswer = z.infer<typeof bookJobSchema>;

/** A row of a file: what it says of one person's marks, and which versions of these were seen. */
export const importRowSchema = z.strictObject({
  userId: userIdSchema,
  cells: z
    .array(typedCellSchema.omit({ userId: true }))
    .min(1)
    .max(mostRowCells)
    .refine(
      (cells) => new Set(cells.map(({ itemId }) => itemId)).size === cells.length,
      'repeated',
    ),
});

export const importedRowSchema = z.strictObject({
  userId: userIdSchema,
  cells: z.array(cellResultSchema.omit({ userId: true })),
});
