import * as z from 'zod';
import { paragraph } from '#shared/schemas/text.ts';
import { answerText, feedbackSchema, weightSchema } from './fields.ts';

const accepted = { text: paragraph(200), weight: weightSchema };

/** The key of a short text. */
export const shortTextKey = {
  /** The first that fits counts; `*` stands for any letters, `\*` for a star. */
  accepted: z.array(z.strictObject({ ...accepted, feedback: feedbackSchema })).max(50),
  matchCase: z.boolean(),
  matchAccents: z.boolean(),
};

export const textAnswer = { text: answerText(500) };

export const keyOfTexts = z.array(z.strictObject(accepted)).max(50);
