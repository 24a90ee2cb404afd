import * as z from 'zod';
import { line } from '#shared/schemas/text.ts';
import {
  answerText,
  decimalSchema,
  distanceSchema,
  feedbackSchema,
  weightSchema,
} from './fields.ts';

/** How far from the key a number may be. */
export const toleranceSchema = z.discriminatedUnion('kind', [
  /** By so much. */
  z.strictObject({ kind: z.literal('absolute'), by: distanceSchema }),
  /** By such a part of the key: 0.05 is five percent. */
  z.strictObject({ kind: z.literal('relative'), by: distanceSchema }),
  /** It is the same when both are rounded to so many significant digits. */
  z.strictObject({ kind: z.literal('significant'), digits: z.int().min(1).max(15) }),
]);
export type Tolerance = z.infer<typeof toleranceSchema>;

export const acceptedNumberSchema = z.strictObject({
  value: decimalSchema,
  tolerance: toleranceSchema,
  weight: weightSchema,
  feedback: feedbackSchema,
});

/** Units that a number may have; null: none is asked for. */
export const unitSchema = z
  .strictObject({
    isRequired: z.boolean(),
    /** The part of what the number earned that a missing or unknown unit costs, in hundredths of a percent. */
    penalty: z.int().min(0).max(10_000),
    /** A number in this unit times its factor is in the unit of the key. */
    accepted: z
      .array(z.strictObject({ unit: line(30), factor: distanceSchema.refine(isPositive, 'zero') }))
      .max(20)
      .refine((units) => new Set(units.map(({ unit }) => unit)).size === units.length, 'repeated'),
  })
  .nullable();
export type Unit = z.infer<typeof unitSchema>;

function isPositive(decimal: string): boolean {
  return /[1-9]/.test(decimal.split(/e/i)[0] ?? '');
}

/** The key of a number. */
export const numericKey = {
  /** The first that fits counts. */
  accepted: z.array(acceptedNumberSchema).max(20),
  unit: unitSchema,
};

/** A number as it was typed; `unit` is empty where none was. */
export const numberAnswer = { number: answerText(60), unit: answerText(30) };

export const askedNumber = { asksUnit: z.boolean() };

/** The units that are right, for a result; null: none was asked for. */
export const keyOfUnit = z.array(line(30)).nullable();
