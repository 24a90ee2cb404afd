import { optionTexts } from '../choice-facts.ts';
import { atLeast } from '../finding.ts';
import { type QuestionFacts, usualQuestion } from '../question-definition.ts';

export const survey = {
  ...usualQuestion,
  marking: 'none',
  texts: ({ options }) => optionTexts(options),
  lacks: ({ options, comment }) =>
    comment && options.length === 0 ? [] : atLeast(2, options, 'options'),
} as const satisfies QuestionFacts<'survey'>;
