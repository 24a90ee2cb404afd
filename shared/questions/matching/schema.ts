import * as z from 'zod';
import { localizedRichTextSchema } from '#shared/schemas/rich-text.ts';
import {
  allDiffer,
  askedPart,
  common,
  commonAsked,
  partIdSchema,
  partLine,
  reviewOf,
  shownIdSchema,
  shownParts,
  typed,
} from '../fields.ts';

/** How a partly right assignment of parts is scored, here and where things are put into categories. */
export const assigningSchemes = ['each', 'allOrNothing'] as const;

const pairsOf = (id: z.ZodString) =>
  z
    .array(z.strictObject({ left: id, right: id }))
    .max(20)
    .refine(
      allDiffer(({ left }: { left: string }) => left),
      'repeated',
    );

export const matchingSchemas = {
  content: typed('matching', {
    ...common,
    pairs: z
      .array(
        z.strictObject({ pairId: partIdSchema, left: localizedRichTextSchema, right: partLine }),
      )
      .max(20),
    /** Answers that belong to nothing. */
    distractors: z.array(z.strictObject({ distractorId: partIdSchema, right: partLine })).max(20),
    scheme: z.enum(assigningSchemes),
  }).refine(
    ({ pairs, distractors }) =>
      allDiffer<string>((id) => id)([
        ...pairs.map(({ pairId }) => pairId),
        ...distractors.map(({ distractorId }) => distractorId),
      ]),
    { error: 'repeated', path: ['pairs'] },
  ),
  draw: typed('matching', {
    lefts: shownParts(20),
    /** Equal texts are one answer: the ids of the pairs and distractors that it stands for. */
    rights: z
      .array(z.strictObject({ shown: shownIdSchema, ids: z.array(partIdSchema).min(1).max(40) }))
      .max(40),
  }),
  asked: typed('matching', {
    ...commonAsked,
    lefts: z.array(askedPart(localizedRichTextSchema)).max(20),
    rights: z.array(askedPart(partLine)).max(40),
  }),
  /** What is still open is left out. */
  given: typed('matching', { pairs: pairsOf(shownIdSchema) }),
  stored: typed('matching', { pairs: pairsOf(partIdSchema) }),
  review: reviewOf('matching', z.strictObject({ pairs: pairsOf(shownIdSchema) })),
};
