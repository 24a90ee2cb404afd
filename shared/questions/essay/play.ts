import type { QuestionPlay } from '../question-definition.ts';
import { reviewed } from '../reviewed.ts';

export const essayPlay: QuestionPlay<'essay'> = {
  draw: ({ type }) => ({ type }),
  asked: ({ type, stem, audio, lines, minWords, maxWords, template }) => ({
    type,
    stem,
    audio,
    lines,
    minWords,
    maxWords,
    template,
  }),
  stored: (_, __, given) => given,
  given: (_, __, stored) => stored,
  isBlank: ({ text }) => text.trim() === '',
  score: () => null,
  review: (content) => reviewed(content, { key: { sample: content.sample } }),
  best: () => null,
  groups: () => [],
};
