import * as z from 'zod';
import { localizedRichTextSchema } from '#shared/schemas/rich-text.ts';
import { askedOptions, drawnOptions, givenChoices, storedChoices } from '../choices.ts';
import {
  answerText,
  common,
  commonAsked,
  partIdSchema,
  partsOf,
  reviewOf,
  typed,
} from '../fields.ts';

const asked = {
  /** Whether more than one may be chosen. */
  several: z.boolean(),
  /** Whether something may be written as well. */
  comment: z.boolean(),
};
const comment = answerText(5000);

export const surveySchemas = {
  content: typed('survey', {
    ...common,
    ...asked,
    options: partsOf(
      z.strictObject({ optionId: partIdSchema, text: localizedRichTextSchema }),
      ({ optionId }) => optionId,
      20,
    ),
  }),
  draw: typed('survey', { options: drawnOptions }),
  asked: typed('survey', { ...commonAsked, ...asked, options: askedOptions }),
  given: typed('survey', { choices: givenChoices, comment }),
  stored: typed('survey', { choices: storedChoices, comment }),
  review: reviewOf('survey', z.null()),
};
