import * as z from 'zod';
import { localizedRichTextSchema } from '#shared/schemas/rich-text.ts';
import {
  allDiffer,
  askedPart,
  common,
  commonAsked,
  partIdSchema,
  partLine,
  partsOf,
  reviewOf,
  shownIdSchema,
  shownParts,
  typed,
} from '../fields.ts';
import { assigningSchemes } from '../matching/schema.ts';

const mostItems = 40;
const mostCategories = 10;

const placesOf = (id: z.ZodString) =>
  z
    .array(z.strictObject({ item: id, category: z.nullable(id) }))
    .max(mostItems)
    .refine(
      allDiffer(({ item }: { item: string }) => item),
      'repeated',
    );

export const categorizeSchemas = {
  content: typed('categorize', {
    ...common,
    categories: partsOf(
      z.strictObject({ categoryId: partIdSchema, name: partLine }),
      ({ categoryId }) => categoryId,
      mostCategories,
    ),
    items: partsOf(
      z.strictObject({
        itemId: partIdSchema,
        text: localizedRichTextSchema,
        /** null: it belongs to none. */
        categoryId: partIdSchema.nullable(),
      }),
      ({ itemId }) => itemId,
      mostItems,
    ),
    /** Whether "belongs to none" is an answer; it may be where no item does. */
    offersNone: z.boolean(),
    scheme: z.enum(assigningSchemes),
  }).refine(
    ({ categories, items }) =>
      items.every(
        (item) =>
          item.categoryId === null ||
          categories.some(({ categoryId }) => categoryId === item.categoryId),
      ),
    { error: 'unknown_category', path: ['items'] },
  ),
  draw: typed('categorize', {
    items: shownParts(mostItems),
    categories: shownParts(mostCategories),
  }),
  asked: typed('categorize', {
    ...commonAsked,
    items: z.array(askedPart(localizedRichTextSchema)).max(mostItems),
    categories: z.array(askedPart(partLine)).max(mostCategories),
    offersNone: z.boolean(),
  }),
  /** What is not placed yet is left out; null: put with what belongs to none. */
  given: typed('categorize', { items: placesOf(shownIdSchema) }),
  stored: typed('categorize', { items: placesOf(partIdSchema) }),
  review: reviewOf('categorize', z.strictObject({ items: placesOf(shownIdSchema) })),
};
