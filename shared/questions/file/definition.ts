import { atLeast } from '../finding.ts';
import { optionalText } from '../named-text.ts';
import { type QuestionFacts, usualQuestion } from '../question-definition.ts';

export const file = {
  ...usualQuestion,
  marking: 'byHand',
  texts: ({ guide }) => optionalText(['guide'], guide),
  lacks: ({ accepts }) => atLeast(1, accepts, 'accepts'),
} as const satisfies QuestionFacts<'file'>;
