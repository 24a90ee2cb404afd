import * as z from 'zod';
import { common, commonAsked, reviewOf, typed } from '../fields.ts';
import { keyOfTexts, shortTextKey, textAnswer } from '../texts.ts';

export const shortTextSchemas = {
  content: typed('shortText', { ...common, ...shortTextKey }),
  draw: typed('shortText', {}),
  asked: typed('shortText', commonAsked),
  given: typed('shortText', textAnswer),
  stored: typed('shortText', textAnswer),
  review: reviewOf('shortText', z.strictObject({ accepted: keyOfTexts })),
};
