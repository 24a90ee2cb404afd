import * as z from 'zod';
import { count, instantSchema, ulidSchema, userIdSchema, versionSchema } from './primitives.ts';
import { questionFindingCodes, questionHead } from './questions.ts';

/** That of the course, or of the teacher, whose bank it is. */
export const bankIdSchema = z.union([ulidSchema, userIdSchema]);

/** A question as a list of its bank shows it. */
export const questionRowSchema = z
  .strictObject({
    questionId: ulidSchema,
    bankId: bankIdSchema,
    ...questionHead,
    /** The first words of its stem, without markup; empty where it holds none. */
    stem: z.strictObject({
      en: z.string().max(200).optional(),
      es: z.string().max(200).optional(),
    }),
    /** What it lacks to be taken; empty: it may be `ready`. */
    lacks: z.array(z.enum(questionFindingCodes)),
    /** The id that it had where it was first written; null: it was written here. */
    source: ulidSchema.nullable(),
    /** Counts edits: what `updateQuestion` states. */
    version: versionSchema,
    /** The version that holds its content as it is now. */
    contentVersion: versionSchema,
    /** How many versions of its content there are. */
    versions: count,
    changedAt: instantSchema,
    /** The instant when it was moved to the trash; null: it was not. 30 days later it is gone. */
    binnedAt: instantSchema.nullable(),
  })
  .meta({ id: 'QuestionRow' });
