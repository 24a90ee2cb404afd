import { nothing } from '#shared/grading/score.ts';
import type { DrawOf, QuestionContentOf } from '#shared/schemas/questions.ts';
import {
  bestNumber,
  firstFittingNumber,
  groupOfNumber,
  scoreNumber,
  unitsOf,
} from '../fitting-number.ts';
import type { QuestionPlay } from '../question-definition.ts';
import { reviewed, rightIf } from '../reviewed.ts';
import { keyOf } from './calculate.ts';
import { substitute } from './substitute.ts';
import { drawValues } from './variables.ts';

type Content = QuestionContentOf<'formula'>;
type Draw = DrawOf<'formula'>;

/** How often values are drawn anew for which the expression has none. */
const mostDraws = 20;

/** The key as that of a number; without a value there is none. */
const numberOf = (content: Content, draw: Draw) => {
  const value = keyOf(content, draw);
  const { tolerance, unit } = content;
  return value === null ? null : { accepted: [{ value, tolerance, weight: 10_000 }], unit };
};

const withValues = ({ stem }: Content, { values }: Draw) =>
  substitute(stem, new Map(values.map(({ name, value }) => [name, value])));

export const formulaPlay: QuestionPlay<'formula'> = {
  draw: (content, random) => {
    const { type, variables } = content;
    for (let left = mostDraws; ; left -= 1) {
      const values = drawValues(variables, random);
      if (left === 1 || keyOf(content, { values }) !== null) return { type, values };
    }
  },
  asked: (content, draw) => ({
    type: content.type,
    stem: withValues(content, draw),
    audio: content.audio,
    asksUnit: content.unit !== null,
  }),
  stored: (_, __, given) => given,
  given: (_, __, stored) => stored,
  isBlank: ({ number }) => number.trim() === '',
  score: (content, draw, answer) => {
    const key = numberOf(content, draw);
    return key === null ? { ...nothing, how: { how: 'noKey' } } : scoreNumber(key, answer);
  },
  review: (content, draw, answer) => {
    const key = numberOf(content, draw);
    const isRight = key !== null && answer !== null && firstFittingNumber(key, answer);
    return reviewed(content, {
      parts: answer ? [{ id: null, verdict: rightIf(Boolean(isRight)) }] : [],
      key: {
        value: keyOf(content, draw),
        tolerance: content.tolerance,
        units: unitsOf(content.unit),
      },
    });
  },
  best: (content, draw) => {
    const key = numberOf(content, draw);
    const best = key && bestNumber(key);
    return best && { type: content.type, ...best };
  },
  groups: (_, answer) => [groupOfNumber(answer)],
};
