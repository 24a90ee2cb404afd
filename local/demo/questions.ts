import { negotiationQuestions } from './negotiation-questions.ts';
import { pythonQuestions } from './python-questions.ts';
import type { NewQuestion } from './question-words.ts';

/** The questions of each course that has a bank, by its folder. */
export const questions: Record<string, NewQuestion[]> = {
  python: pythonQuestions,
  negotiation: negotiationQuestions,
};
