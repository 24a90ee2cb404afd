import { plainQuiz } from '#shared/blocks/quiz/plain-quiz.ts';
import type { Beginning } from '../begin/beginning.ts';

export const quizBeginning = {
  asks: 'nothing',
  content: () => plainQuiz,
} as const satisfies Beginning<'quiz'>;
