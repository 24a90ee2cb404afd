import * as z from 'zod';
import { common, commonAsked, reviewOf, typed } from '../fields.ts';
import {
  acceptedNumberSchema,
  askedNumber,
  keyOfUnit,
  numberAnswer,
  numericKey,
} from '../numbers.ts';

export const numericSchemas = {
  content: typed('numeric', { ...common, ...numericKey }),
  draw: typed('numeric', {}),
  asked: typed('numeric', { ...commonAsked, ...askedNumber }),
  given: typed('numeric', numberAnswer),
  stored: typed('numeric', numberAnswer),
  review: reviewOf(
    'numeric',
    z.strictObject({
      accepted: z.array(acceptedNumberSchema.omit({ feedback: true })).max(20),
      units: keyOfUnit,
    }),
  ),
};
