import * as z from 'zod';
import { localizedRichTextSchema } from '#shared/schemas/rich-text.ts';
import {
  askedPart,
  feedbackSchema,
  partIdSchema,
  partLine,
  partsOf,
  shownIdSchema,
  shownParts,
  weightSchema,
} from './fields.ts';

const most = 20;

const optionOf = <T extends z.core.$ZodType>(text: T) => ({
  optionId: partIdSchema,
  text,
  weight: weightSchema,
  feedback: feedbackSchema,
  /** It stays in its place behind those that are shuffled: "none of these". */
  keepLast: z.boolean(),
});

const option = optionOf(localizedRichTextSchema);
const byId = ({ optionId }: { optionId: string }) => optionId;

/** Options of which one is chosen. */
export const optionsSchema = partsOf(z.strictObject(option), byId, most);
/** The same within a text, where a menu can show no more than words. */
export const plainOptionsSchema = partsOf(z.strictObject(optionOf(partLine)), byId, most);
/** Options of which some are chosen. */
export const statementsSchema = partsOf(
  z.strictObject({ ...option, isRight: z.boolean() }),
  byId,
  most,
);

export const drawnOptions = shownParts(most);
export const askedOptions = z.array(askedPart(localizedRichTextSchema)).max(most);
export const askedPlainOptions = z.array(askedPart(partLine)).max(most);

const chosen = <T extends z.core.$ZodType>(id: T) =>
  z
    .array(id)
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length, 'repeated');
export const givenChoices = chosen(shownIdSchema);
export const storedChoices = chosen(partIdSchema);

export const keyOfOptions = z
  .array(z.strictObject({ id: shownIdSchema, weight: weightSchema }))
  .max(most);
