import { type QuestionFacts, usualQuestion } from '../question-definition.ts';
import { lacksFormula } from './lacks.ts';

export const formula = {
  ...usualQuestion,
  lacks: lacksFormula,
} as const satisfies QuestionFacts<'formula'>;
