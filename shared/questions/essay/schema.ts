import * as z from 'zod';
import { localizedParagraph } from '#shared/schemas/text.ts';
import { answerText, common, commonAsked, feedbackSchema, reviewOf, typed } from '../fields.ts';

const words = z.int().min(1).max(5000).nullable();
const asked = {
  /** The height of the field to write in. */
  lines: z.int().min(1).max(60),
  /** null: no limit. */
  minWords: words,
  maxWords: words,
  /** What stands in the field at first; null: nothing. */
  template: localizedParagraph(5000).nullable(),
};
const answer = { text: answerText(30_000) };

export const essaySchemas = {
  content: typed('essay', {
    ...common,
    ...asked,
    /** For those who mark, and nobody else. */
    guide: feedbackSchema,
    /** An answer as it could be, shown with the key. */
    sample: feedbackSchema,
  }),
  draw: typed('essay', {}),
  asked: typed('essay', { ...commonAsked, ...asked }),
  given: typed('essay', answer),
  stored: typed('essay', answer),
  review: reviewOf('essay', z.strictObject({ sample: feedbackSchema })),
};
