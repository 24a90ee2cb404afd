import * as z from 'zod';
import { count } from './primitives.ts';

/** How a question did over the first attempts of everybody. */
export const figuresSchema = z
  .strictObject({
    /** In how many attempts it was asked, and left without an answer. */
    asked: count,
    blank: count,
    /** How many answers have a score. */
    scored: count,
    /** The mean of what was earned of all, in ten-thousandths; null: nothing has a score. */
    facility: z.int().min(-10_000).max(10_000).nullable(),
    /** The correlation with the rest of the attempt, in ten-thousandths; null: one of both is the same for everybody. */
    discrimination: z.int().min(-10_000).max(10_000).nullable(),
    /** The answers that were given most, by the ids of options or as they were written. */
    groups: z.array(z.strictObject({ group: z.string(), count })).max(30),
    /** How many answers fell into any other. */
    others: count,
  })
  .meta({ id: 'QuestionFigures' });
