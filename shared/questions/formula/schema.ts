import * as z from 'zod';
import { type LocalizedRichText, localizedRichTextSchema } from '#shared/schemas/rich-text.ts';
import { paragraph } from '#shared/schemas/text.ts';
import { common, commonAsked, partsOf, reviewOf, typed } from '../fields.ts';
import { askedNumber, keyOfUnit, numberAnswer, toleranceSchema, unitSchema } from '../numbers.ts';
import { substitute } from './substitute.ts';

/** `{length}` stands for its value in the stem; within a formula `{{length}}` does. */
const name = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,19}$/);

/** A value that is drawn or listed: short enough to stand wherever its name stood. */
const value = z.string().regex(/^-?\d{1,9}(\.\d{1,9})?$/);

const variableSchema = z.union([
  /** Any number of so many decimals from one to the other, both included. */
  z.strictObject({ name, from: value, to: value, decimals: z.int().min(0).max(9) }),
  z.strictObject({ name, values: z.array(value).max(100) }),
]);
export type Variable = z.infer<typeof variableSchema>;

const decimals = z.int().min(0).max(15).nullable();

/** As long as a value can be. */
const longest = '-999999999.999999999';

/** Whether a stem is still a text of the house when its longest values stand in it. */
const hasRoom = (stem: LocalizedRichText, variables: Variable[]) =>
  localizedRichTextSchema.safeParse(
    substitute(stem, new Map(variables.map((variable) => [variable.name, longest]))),
  ).success;

export const formulaSchemas = {
  content: typed('formula', {
    ...common,
    variables: partsOf(variableSchema, (variable) => variable.name, 20),
    /** What is right, of the variables' names; empty while it is being written. */
    expression: paragraph(500),
    tolerance: toleranceSchema,
    /** The decimals that the result is rounded to before it is compared; null: it is not. */
    decimals,
    unit: unitSchema,
  }).refine(({ stem, variables }) => hasRoom(stem, variables), {
    error: 'too_large',
    path: ['stem'],
  }),
  draw: typed('formula', {
    values: partsOf(z.strictObject({ name, value }), (one) => one.name, 20),
  }),
  asked: typed('formula', { ...commonAsked, ...askedNumber }),
  given: typed('formula', numberAnswer),
  stored: typed('formula', numberAnswer),
  review: reviewOf(
    'formula',
    z.strictObject({
      /** null: the expression has no value. */
      value: z.string().max(60).nullable(),
      tolerance: toleranceSchema,
      units: keyOfUnit,
    }),
  ),
};
