import { atLeast } from '../finding.ts';
import { type QuestionFacts, usualQuestion } from '../question-definition.ts';

export const ordering = {
  ...usualQuestion,
  texts: ({ items }) =>
    items.map(({ text }, at) => ({ path: ['items', at, 'text'], text, isOptional: false })),
  lacks: ({ items }) => atLeast(2, items, 'items'),
} as const satisfies QuestionFacts<'ordering'>;
