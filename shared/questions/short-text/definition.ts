import { lacksTexts } from '../accepted-facts.ts';
import { feedbackTexts } from '../named-text.ts';
import { type QuestionFacts, usualQuestion } from '../question-definition.ts';

export const shortText = {
  ...usualQuestion,
  texts: ({ accepted }) => feedbackTexts(['accepted'], accepted),
  lacks: ({ accepted }) => lacksTexts(accepted),
} as const satisfies QuestionFacts<'shortText'>;
