import { lacksChoice, optionTexts } from '../choice-facts.ts';
import { type QuestionFacts, usualQuestion } from '../question-definition.ts';

export const singleChoice = {
  ...usualQuestion,
  texts: ({ options }) => optionTexts(options),
  lacks: ({ options }) => lacksChoice(options),
} as const satisfies QuestionFacts<'singleChoice'>;
