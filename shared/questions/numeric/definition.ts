import { lacksNumber } from '../accepted-facts.ts';
import { feedbackTexts } from '../named-text.ts';
import { type QuestionFacts, usualQuestion } from '../question-definition.ts';

export const numeric = {
  ...usualQuestion,
  texts: ({ accepted }) => feedbackTexts(['accepted'], accepted),
  lacks: (content) => lacksNumber(content),
} as const satisfies QuestionFacts<'numeric'>;
