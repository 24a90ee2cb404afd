import { atLeast } from '../finding.ts';
import { type QuestionFacts, usualQuestion } from '../question-definition.ts';

export const matching = {
  ...usualQuestion,
  texts: ({ pairs, distractors }) => [
    ...pairs.flatMap(({ left, right }, at) => [
      { path: ['pairs', at, 'left'], text: left, isOptional: false },
      { path: ['pairs', at, 'right'], text: right, isOptional: false },
    ]),
    ...distractors.map(({ right }, at) => ({
      path: ['distractors', at, 'right'],
      text: right,
      isOptional: false,
    })),
  ],
  lacks: ({ pairs }) => atLeast(2, pairs, 'pairs'),
} as const satisfies QuestionFacts<'matching'>;
