import * as z from 'zod';
import { pointsSchema } from './points.ts';
import { instantSchema } from './primitives.ts';
import { line } from './text.ts';

const percent = z.int().min(1).max(100);

/** What being late took away, with all that it is worked out from. */
const lateAdjustmentSchema = z.strictObject({
  kind: z.literal('late'),
  /** The due date that held for who handed it in. */
  dueAt: instantSchema,
  submittedAt: instantSchema,
  graceMinutes: z.int().min(0).max(1440),
  /** Begun days of 24 hours after the due date. */
  days: z.int().min(1),
  percentPerDay: percent,
  mostPercent: percent,
  /** What is taken: that for each day, and no more than the most. */
  percent,
  /** What the percent are of: the points that were earned, or the most that can be. */
  of: z.enum(['earned', 'most']),
  most: pointsSchema,
  from: pointsSchema,
  to: pointsSchema,
});
export type LateAdjustment = z.infer<typeof lateAdjustmentSchema>;

/** What reviews by classmates made of the points that were earned, with all that it is worked out from. */
const peersAdjustmentSchema = z.strictObject({
  kind: z.literal('peers'),
  /** How much of the mark they make. */
  percent,
  /** What each of them gave, the least first. */
  reviews: z.array(pointsSchema).min(1).max(100),
  /** The one in the middle; of two, what lies between them, rounded half up. */
  median: pointsSchema,
  from: pointsSchema,
  to: pointsSchema,
});
export type PeersAdjustment = z.infer<typeof peersAdjustmentSchema>;

export const underneath = ['open', 'waiting', 'marked', 'missing'] as const;

/** What somebody set in place of what a mark comes to by itself, which goes on beneath it. */
const overrideSchema = z.strictObject({
  kind: z.literal('override'),
  at: instantSchema,
  /** null: it stood there before, and what was done since was undone. */
  reason: line(200).nullable(),
  /** As it would be without. */
  status: z.enum(underneath),
  from: pointsSchema.nullable(),
  to: pointsSchema,
});
export type Override = z.infer<typeof overrideSchema>;

/** One rule for all marks of an item: so many points more, or so many percent of each, up to the most where it is capped. */
export const curveRuleSchema = z.strictObject({
  by: z.enum(['points', 'percent']),
  value: z.int().min(-10_000_000).max(10_000_000),
  isCapped: z.boolean(),
});
export type CurveRule = z.infer<typeof curveRuleSchema>;

/** What such a rule made of the points; null: as long as nothing is earned. */
const curveSchema = z.strictObject({
  kind: z.literal('curve'),
  ...curveRuleSchema.shape,
  from: pointsSchema.nullable(),
  to: pointsSchema.nullable(),
});
export type Curve = z.infer<typeof curveSchema>;

/** What was done to the points that were earned. */
export const adjustmentSchema = z.discriminatedUnion('kind', [
  peersAdjustmentSchema,
  lateAdjustmentSchema,
  curveSchema,
  overrideSchema,
]);
export type Adjustment = z.infer<typeof adjustmentSchema>;
