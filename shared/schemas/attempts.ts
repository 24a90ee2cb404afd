import * as z from 'zod';
import { instantSchema, ulidSchema, userIdSchema, versionSchema } from './primitives.ts';
import { line, localizedLine } from './text.ts';

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

/** What may be different for one person. */
export const accommodationShape = {
  morePercent: z.int().min(0).max(300),
  moreAttempts: z.int().min(0).max(20),
  /** null: as for everybody. */
  opensAt: instantSchema.nullable(),
  closesAt: instantSchema.nullable(),
  reason: reasonSchema,
};

/** What a teacher decides for one person. */
export const newAccommodation = z
  .strictObject(accommodationShape)
  .refine(
    ({ opensAt, closesAt }) => opensAt === null || closesAt === null || opensAt < closesAt,
    'closes_before_it_opens',
  );

/** The same as those who teach see it. */
export const accommodationSchema = z
  .strictObject({
    person: namedPersonSchema,
    /** null: all quizzes of the course that have none of their own. */
    quizId: ulidSchema.nullable(),
    quizTitle: localizedLine(120).nullable(),
    ...accommodationShape,
    by: namedPersonSchema,
    at: instantSchema,
    version: versionSchema,
  })
  .meta({ id: 'Accommodation' });
