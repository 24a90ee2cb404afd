import { optionTexts } from '../choice-facts.ts';
import { lacksStatements } from './lacks.ts';
import { type QuestionFacts, usualQuestion } from '../question-definition.ts';

export const multipleChoice = {
  ...usualQuestion,
  texts: ({ options }) => optionTexts(options),
  lacks: lacksStatements,
} as const satisfies QuestionFacts<'multipleChoice'>;
