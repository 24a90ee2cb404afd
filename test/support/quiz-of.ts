import { plainQuiz } from '#shared/blocks/quiz/plain-quiz.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';

export type Quiz = ContentOf<'quiz'>;

/** A quiz by the rules that most have. */
export const quizOf = (changes: Partial<Quiz> = {}): Quiz => ({
  ...plainQuiz,
  minutes: 30,
  ...changes,
});
