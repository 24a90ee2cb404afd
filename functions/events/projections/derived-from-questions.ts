import type { Derivation } from '../platform/derivation.ts';
import { atOnce } from '../platform/stream-handler.ts';
import { keepQuestions } from './questions/keep-questions.ts';

/** The derivations from questions, of which an import brings many at once, and from whether quizzes name them. */
export const derivedFromQuestions = ({ table, truth }: Derivation) => [
  atOnce(['Question', 'QuestionUseCount'], (records) => keepQuestions(records, { table, truth })),
];
