import * as z from 'zod';
import { common, commonAsked, feedbackSchema, reviewOf, typed } from '../fields.ts';

const answer = { isTrue: z.boolean() };

export const trueFalseSchemas = {
  content: typed('trueFalse', {
    ...common,
    isTrue: z.boolean(),
    /** What is said to who answered "true". */
    whenTrue: feedbackSchema,
    whenFalse: feedbackSchema,
  }),
  draw: typed('trueFalse', {}),
  asked: typed('trueFalse', commonAsked),
  given: typed('trueFalse', answer),
  stored: typed('trueFalse', answer),
  review: reviewOf('trueFalse', z.strictObject(answer)),
};
