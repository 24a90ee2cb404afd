import { atLeast, finding } from '../finding.ts';
import { type QuestionFacts, usualQuestion } from '../question-definition.ts';

export const categorize = {
  ...usualQuestion,
  texts: ({ categories, items }) => [
    ...categories.map(({ name }, at) => ({
      path: ['categories', at, 'name'],
      text: name,
      isOptional: false,
    })),
    ...items.map(({ text }, at) => ({ path: ['items', at, 'text'], text, isOptional: false })),
  ],
  lacks: ({ categories, items, offersNone }) => [
    ...atLeast(2, categories, 'categories'),
    ...atLeast(2, items, 'items'),
    ...(items.some(({ categoryId }) => categoryId !== null)
      ? []
      : [finding('no_right_answer', 'items')]),
    ...items.flatMap(({ categoryId }, at) =>
      categoryId === null && !offersNone ? [finding('none_not_offered', 'items', at)] : [],
    ),
  ],
} as const satisfies QuestionFacts<'categorize'>;
