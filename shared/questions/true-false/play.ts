import { all, nothing } from '#shared/grading/score.ts';
import type { QuestionPlay } from '../question-definition.ts';
import { reviewed, rightIf, said } from '../reviewed.ts';

export const trueFalsePlay: QuestionPlay<'trueFalse'> = {
  draw: ({ type }) => ({ type }),
  asked: ({ type, stem, audio }) => ({ type, stem, audio }),
  stored: (_, __, given) => given,
  given: (_, __, stored) => stored,
  isBlank: () => false,
  score: (content, _, { isTrue }) => {
    const isRight = isTrue === content.isTrue;
    return { ...(isRight ? all : nothing), how: { how: 'trueFalse', isRight } };
  },
  review: (content, _, answer) =>
    reviewed(content, {
      parts: answer ? [{ id: null, verdict: rightIf(answer.isTrue === content.isTrue) }] : [],
      feedback: answer ? said(null, answer.isTrue ? content.whenTrue : content.whenFalse) : [],
      key: { isTrue: content.isTrue },
    }),
  best: ({ type, isTrue }) => ({ type, isTrue }),
  groups: (_, { isTrue }) => [String(isTrue)],
};
