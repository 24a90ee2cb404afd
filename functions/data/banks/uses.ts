import type * as z from 'zod';
import type { questionSchema } from '#shared/schemas/banks.ts';

/** The places that use a question; the one place that will know them: there are none until there are quizzes. */
export const usesOf = (_question: {
  questionId: string;
}): z.infer<typeof questionSchema>['usedIn'] => [];
