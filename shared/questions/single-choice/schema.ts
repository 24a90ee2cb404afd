import * as z from 'zod';
import { askedOptions, drawnOptions, keyOfOptions, optionsSchema } from '../choices.ts';
import { common, commonAsked, partIdSchema, reviewOf, shownIdSchema, typed } from '../fields.ts';

export const singleChoiceSchemas = {
  content: typed('singleChoice', { ...common, options: optionsSchema, shuffle: z.boolean() }),
  draw: typed('singleChoice', { options: drawnOptions }),
  asked: typed('singleChoice', { ...commonAsked, options: askedOptions }),
  given: typed('singleChoice', { choice: shownIdSchema }),
  stored: typed('singleChoice', { choice: partIdSchema }),
  review: reviewOf('singleChoice', z.strictObject({ options: keyOfOptions })),
};
