import * as z from 'zod';
import { localizedRichTextSchema } from '#shared/schemas/rich-text.ts';
import {
  allDiffer,
  askedPart,
  common,
  commonAsked,
  partIdSchema,
  partsOf,
  reviewOf,
  shownIdSchema,
  shownParts,
  typed,
} from '../fields.ts';

/** How a partly right order is scored. */
export const orderingSchemes = ['allOrNothing', 'positions', 'neighbors'] as const;

const inOrder = <T extends z.core.$ZodType>(id: T) =>
  z
    .array(id)
    .max(20)
    .refine(
      allDiffer((one) => one),
      'repeated',
    );

export const orderingSchemas = {
  content: typed('ordering', {
    ...common,
    /** In their right order. */
    items: partsOf(
      z.strictObject({ itemId: partIdSchema, text: localizedRichTextSchema }),
      ({ itemId }) => itemId,
      20,
    ),
    scheme: z.enum(orderingSchemes),
  }),
  draw: typed('ordering', { items: shownParts(20) }),
  asked: typed('ordering', {
    ...commonAsked,
    items: z.array(askedPart(localizedRichTextSchema)).max(20),
  }),
  /** All items, in the order that the learner gave them. */
  given: typed('ordering', { items: inOrder(shownIdSchema) }),
  stored: typed('ordering', { items: inOrder(partIdSchema) }),
  review: reviewOf('ordering', z.strictObject({ items: inOrder(shownIdSchema) })),
};
