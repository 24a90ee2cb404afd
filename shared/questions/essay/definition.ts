import { finding } from '../finding.ts';
import { optionalText } from '../named-text.ts';
import { type QuestionFacts, usualQuestion } from '../question-definition.ts';

export const essay = {
  ...usualQuestion,
  marking: 'byHand',
  texts: ({ template, guide, sample }) => [
    ...optionalText(['template'], template),
    ...optionalText(['guide'], guide),
    ...optionalText(['sample'], sample),
  ],
  lacks: ({ minWords, maxWords }) =>
    minWords !== null && maxWords !== null && minWords > maxWords
      ? [finding('limits_reversed', 'maxWords')]
      : [],
} as const satisfies QuestionFacts<'essay'>;
