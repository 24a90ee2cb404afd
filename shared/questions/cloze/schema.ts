import * as z from 'zod';
import { askedPlainOptions, drawnOptions, keyOfOptions, plainOptionsSchema } from '../choices.ts';
import {
  allDiffer,
  common,
  commonAsked,
  partIdSchema,
  reviewOf,
  shownIdSchema,
  typed,
} from '../fields.ts';
import {
  acceptedNumberSchema,
  askedNumber,
  keyOfUnit,
  numberAnswer,
  numericKey,
} from '../numbers.ts';
import { keyOfTexts, shortTextKey, textAnswer } from '../texts.ts';

const most = 50;

/** A gap is named by its marker in the stem, which learners see: `[[1]]`. */
const gapId = z.int().min(1).max(99);

const gapsOf = <T extends z.core.$ZodType<{ gapId: number }>>(gap: T) =>
  z
    .array(gap)
    .max(most)
    .refine(
      allDiffer((one: { gapId: number }) => one.gapId),
      'repeated',
    );

const gapSchema = z.strictObject({
  gapId,
  /** What it counts among the gaps. */
  share: z.int().min(1).max(100),
  of: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('shortText'), ...shortTextKey }),
    z.strictObject({ type: z.literal('numeric'), ...numericKey }),
    z.strictObject({
      type: z.literal('singleChoice'),
      options: plainOptionsSchema,
      shuffle: z.boolean(),
    }),
  ]),
});
export type Gap = z.infer<typeof gapSchema>;

const answersOf = <T extends z.core.$ZodType>(choice: T) =>
  gapsOf(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('shortText'), gapId, ...textAnswer }),
      z.strictObject({ type: z.literal('numeric'), gapId, ...numberAnswer }),
      z.strictObject({ type: z.literal('singleChoice'), gapId, choice }),
    ]),
  );

export const clozeSchemas = {
  content: typed('cloze', { ...common, gaps: gapsOf(gapSchema) }),
  /** The options of those gaps that have some. */
  draw: typed('cloze', {
    gaps: gapsOf(z.strictObject({ gapId, options: drawnOptions })),
  }),
  /** The stem has a marker for each gap. */
  asked: typed('cloze', {
    ...commonAsked,
    gaps: gapsOf(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('shortText'), gapId }),
        z.strictObject({ type: z.literal('numeric'), gapId, ...askedNumber }),
        z.strictObject({ type: z.literal('singleChoice'), gapId, options: askedPlainOptions }),
      ]),
    ),
  }),
  /** Gaps that are still open are left out. */
  given: typed('cloze', { gaps: answersOf(shownIdSchema) }),
  stored: typed('cloze', { gaps: answersOf(partIdSchema) }),
  review: reviewOf(
    'cloze',
    z.strictObject({
      gaps: gapsOf(
        z.discriminatedUnion('type', [
          z.strictObject({ type: z.literal('shortText'), gapId, accepted: keyOfTexts }),
          z.strictObject({
            type: z.literal('numeric'),
            gapId,
            accepted: z.array(acceptedNumberSchema.omit({ feedback: true })).max(20),
            units: keyOfUnit,
          }),
          z.strictObject({ type: z.literal('singleChoice'), gapId, options: keyOfOptions }),
        ]),
      ),
    }),
  ),
};
