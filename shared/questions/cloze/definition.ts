import { lacksOfGap, textsOfGap } from './gap-facts.ts';
import { lacksMarkers } from './markers.ts';
import { type QuestionFacts, usualQuestion } from '../question-definition.ts';

export const cloze = {
  ...usualQuestion,
  texts: ({ gaps }) => gaps.flatMap(textsOfGap),
  lacks: ({ stem, gaps }) => [...lacksMarkers(stem, gaps), ...gaps.flatMap(lacksOfGap)],
} as const satisfies QuestionFacts<'cloze'>;
