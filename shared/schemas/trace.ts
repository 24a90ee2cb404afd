import * as z from 'zod';
import { creditSchema } from './credit.ts';
import { ulidSchema, versionSchema } from './primitives.ts';

/** Ten-thousandths of a point; below zero where a question says so. */
const earnedPoints = z.int().min(-10_000_000).max(10_000_000);

/** What a regrade decided of a question for all: full marks for everybody, or that it does not count. */
export const stepChangeSchema = z.enum(['fullMarks', 'drop']);

/** How one question of an attempt was scored. */
export const questionStepSchema = z
  .strictObject({
    step: z.literal('question'),
    questionId: ulidSchema,
    version: versionSchema,
    /** null: it waits for a person, or has no points. */
    points: earnedPoints.nullable(),
    most: earnedPoints,
    credit: creditSchema.nullable(),
  })
  .meta({ id: 'QuestionStep' });
export type QuestionStep = z.infer<typeof questionStepSchema>;
