import { bestText, firstFitting, groupOfText, scoreText } from '../fitting-text.ts';
import type { QuestionPlay } from '../question-definition.ts';
import { reviewed, said, verdictOf } from '../reviewed.ts';

export const shortTextPlay: QuestionPlay<'shortText'> = {
  draw: ({ type }) => ({ type }),
  asked: ({ type, stem, audio }) => ({ type, stem, audio }),
  stored: (_, __, given) => given,
  given: (_, __, stored) => stored,
  isBlank: ({ text }) => text.trim() === '',
  score: (content, _, { text }) => scoreText(content, text),
  review: (content, _, answer) => {
    const fitting = answer ? firstFitting(content, answer.text) : undefined;
    return reviewed(content, {
      parts: answer ? [{ id: null, verdict: verdictOf(fitting?.weight ?? 0) }] : [],
      feedback: said(null, fitting?.feedback),
      key: { accepted: content.accepted.map(({ text, weight }) => ({ text, weight })) },
    });
  },
  best: (content) => {
    const text = bestText(content);
    return text === null ? null : { type: content.type, text };
  },
  groups: (_, { text }) => [groupOfText(text)],
};
