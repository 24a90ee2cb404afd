import { optionalText } from '../named-text.ts';
import { type QuestionFacts, usualQuestion } from '../question-definition.ts';

export const trueFalse = {
  ...usualQuestion,
  texts: ({ whenTrue, whenFalse }) => [
    ...optionalText(['whenTrue'], whenTrue),
    ...optionalText(['whenFalse'], whenFalse),
  ],
} as const satisfies QuestionFacts<'trueFalse'>;
