import * as z from 'zod';

export const quizSchema = z.strictObject({ kind: z.literal('quiz') });
