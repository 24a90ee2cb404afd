import * as z from 'zod';
import { pointsSchema } from './points.ts';
import { count, instantSchema, ulidSchema, userIdSchema } from './primitives.ts';
import { attemptStates } from './quizzes.ts';
import { localizedLine } from './text.ts';

/** The points of an attempt. */
const scoreSchema = z.strictObject({
  /** null: something of it waits for a person. */
  points: pointsSchema.nullable(),
  most: pointsSchema,
});

/** Somebody who takes a quiz, for those who teach them; their address is for admins alone. */
const takerSchema = {
  userId: userIdSchema,
  /** Empty: the account is gone. */
  name: z.string(),
  email: z.string().nullable(),
};

const attemptFacts = {
  attemptId: ulidSchema,
  /** The first one is 1. */
  number: z.int().min(1).max(1000),
  state: z.enum(attemptStates),
  startedAt: instantSchema,
  /** null: it ends when it is submitted. */
  deadline: instantSchema.nullable(),
  endedAt: instantSchema.nullable(),
  /** It counts for nothing any more, neither as an attempt nor for the mark. */
  isReset: z.boolean(),
};

/** An attempt in the list of its quiz, for those who teach. */
export const attemptRowSchema = z
  .strictObject({
    ...takerSchema,
    ...attemptFacts,
    /** null: it runs. */
    score: scoreSchema.nullable(),
    /** How many of its answers wait for a person. */
    waiting: count,
  })
  .meta({ id: 'AttemptRow' });

/** An attempt with answers that wait for a person. */
export const attemptToMarkSchema = z
  .strictObject({
    courseId: ulidSchema,
    course: localizedLine(120),
    quizId: ulidSchema,
    quiz: localizedLine(120),
    attemptId: ulidSchema,
    number: attemptFacts.number,
    userId: userIdSchema,
    name: z.string(),
    endedAt: instantSchema,
    waiting: count,
  })
  .meta({ id: 'AttemptToMark' });
