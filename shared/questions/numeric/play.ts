import {
  bestNumber,
  firstFittingNumber,
  groupOfNumber,
  scoreNumber,
  unitsOf,
} from '../fitting-number.ts';
import type { QuestionPlay } from '../question-definition.ts';
import { reviewed, said, verdictOf } from '../reviewed.ts';

export const numericPlay: QuestionPlay<'numeric'> = {
  draw: ({ type }) => ({ type }),
  asked: ({ type, stem, audio, unit }) => ({ type, stem, audio, asksUnit: unit !== null }),
  stored: (_, __, given) => given,
  given: (_, __, stored) => stored,
  isBlank: ({ number }) => number.trim() === '',
  score: (content, _, answer) => scoreNumber(content, answer),
  review: (content, _, answer) => {
    const fitting = answer ? firstFittingNumber(content, answer) : undefined;
    return reviewed(content, {
      parts: answer ? [{ id: null, verdict: verdictOf(fitting?.weight ?? 0) }] : [],
      feedback: said(null, fitting?.feedback),
      key: {
        accepted: content.accepted.map(({ feedback: _, ...accepted }) => accepted),
        units: unitsOf(content.unit),
      },
    });
  },
  best: (content) => {
    const best = bestNumber(content);
    return best && { type: content.type, ...best };
  },
  groups: (_, answer) => [groupOfNumber(answer)],
};
