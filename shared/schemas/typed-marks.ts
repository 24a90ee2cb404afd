import * as z from 'zod';
import { markLabelSchema, markStatuses } from './marks.ts';
import { pointsSchema } from './points.ts';
import { instantSchema, ulidSchema, userIdSchema } from './primitives.ts';

/** What is typed into a cell of the gradebook. */
export const cellChangeSchema = z.discriminatedUnion('do', [
  /** Of a quiz or an assignment in place of what it comes to, with a reason. */
  z.strictObject({ do: z.literal('points'), points: pointsSchema }),
  /** Takes back what was set; of an item that no lesson stands for, the mark. */
  z.strictObject({ do: z.literal('clear') }),
  z.strictObject({ do: z.literal('missing') }),
  z.strictObject({ do: z.literal('excuse') }),
  z.strictObject({ do: z.literal('unexcuse') }),
  z.strictObject({ do: z.literal('label'), label: markLabelSchema.nullable() }),
]);
export type CellChange = z.infer<typeof cellChangeSchema>;

export const typedCellSchema = z.strictObject({
  userId: userIdSchema,
  itemId: ulidSchema,
  /** Of the mark that was seen; 0: there was none. */
  version: z.int().min(0).max(1_000_000_000),
  change: cellChangeSchema,
});
export type TypedCell = z.infer<typeof typedCellSchema>;

/**
 * Why nothing was written into a cell: its person or its item is not there, its work is marked without names, nobody said
 * why, or there is work to mark.
 */
export const refusedCells = [
  'notInCourse',
  'noItem',
  'anonymous',
  'reasonMissing',
  'hasWork',
] as const;
export type RefusedCell = (typeof refusedCells)[number];

/** A mark as the grid shows it. */
export const cellMarkSchema = z.strictObject({
  itemId: ulidSchema,
  points: pointsSchema.nullable(),
  most: pointsSchema.nullable(),
  status: z.enum(markStatuses),
  isReleased: z.boolean(),
  /** When it will be; left out: that is not planned. */
  plannedFor: instantSchema.optional(),
  /** Somebody set it in place of what it comes to by itself. */
  isSet: z.boolean(),
  /** It was handed in late, and that counts for something. */
  isLate: z.boolean(),
  label: markLabelSchema.nullable(),
  version: z.int().min(1),
});

export const cellResultSchema = z.strictObject({
  userId: userIdSchema,
  itemId: ulidSchema,
  /** `stale`: somebody else was faster, and `mark` is what it is now. */
  result: z.enum(['written', 'unchanged', 'stale', 'refused']),
  because: z.enum(refusedCells).nullable(),
  /** null: there is none. */
  mark: cellMarkSchema.nullable(),
});
export type CellResult = z.infer<typeof cellResultSchema>;
