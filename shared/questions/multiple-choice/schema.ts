import * as z from 'zod';
import {
  askedOptions,
  drawnOptions,
  givenChoices,
  statementsSchema,
  storedChoices,
} from '../choices.ts';
import { common, commonAsked, reviewOf, shownIdSchema, typed, weightSchema } from '../fields.ts';

/** How a partly right choice of several is scored. */
export const choiceSchemes = [
  'allOrNothing',
  'eachStatement',
  'rightMinusWrong',
  'weights',
] as const;

export const multipleChoiceSchemas = {
  content: typed('multipleChoice', {
    ...common,
    options: statementsSchema,
    scheme: z.enum(choiceSchemes),
    shuffle: z.boolean(),
  }),
  draw: typed('multipleChoice', { options: drawnOptions }),
  asked: typed('multipleChoice', { ...commonAsked, options: askedOptions }),
  given: typed('multipleChoice', { choices: givenChoices }),
  stored: typed('multipleChoice', { choices: storedChoices }),
  review: reviewOf(
    'multipleChoice',
    z.strictObject({
      options: z
        .array(
          z.strictObject({
            id: shownIdSchema,
            isRight: z.boolean(),
            /** null: the scheme does not ask for it. */
            weight: weightSchema.nullable(),
          }),
        )
        .max(20),
    }),
  ),
};
