import * as z from 'zod';
import { instantSchema, ulidSchema, userIdSchema } from './primitives.ts';
import { line } from './text.ts';

/** What opens a quiz whose attempts need a code; capitals count. */
export const accessCodeSchema = line(60);

/** How often minutes are given at one quiz at the most. */
export const mostGifts = 50;

/** Why something was done to the attempts of others. */
export const reasonSchema = line(200);

/** Somebody, for those who teach them; empty where they are gone. */
export const namedPersonSchema = z.strictObject({ userId: userIdSchema, name: z.string() });

export const extraMinutesSchema = z.int().min(1).max(240);

/** Minutes that were given while attempts ran. */
const giftSchema = z.strictObject({
  minutes: extraMinutesSchema,
  /** null: everybody whose attempt ran. */
  to: namedPersonSchema.nullable(),
  reason: reasonSchema,
  by: namedPersonSchema,
  at: instantSchema,
});

/** What those who teach set while a quiz is taken. */
export const quizControlsSchema = z
  .strictObject({
    quizId: ulidSchema,
    /** null: none was set. */
    code: accessCodeSchema.nullable(),
    /** The newest first. */
    given: z.array(giftSchema).max(mostGifts),
  })
  .meta({ id: 'QuizControls' });
