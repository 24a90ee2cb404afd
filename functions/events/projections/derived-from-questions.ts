import type { Derivation } from '../platform/derivation.ts';
import { atOnce } from '../platform/stream-handler.ts';
import { keepQuestions } from './questions/keep-questions.ts';
import { noteAsked } from './questions/note-asked.ts';

/** The derivations from questions, of which an import brings many at once, and from whether quizzes name them; and which of them attempts asked. */
export const derivedFromQuestions = ({ table, truth }: Derivation) => [
  atOnce(['Question', 'QuestionUseCount'], (records) => keepQuestions(records, { table, truth })),
  atOnce(['AttemptPaper'], (records) => noteAsked(table, records)),
];
