import { BadAnswer } from '../bad-answer.ts';
import type { QuestionPlay } from '../question-definition.ts';
import { reviewed } from '../reviewed.ts';

export const filePlay: QuestionPlay<'file'> = {
  draw: ({ type }) => ({ type }),
  asked: ({ type, stem, audio, accepts, most, mostBytes }) => ({
    type,
    stem,
    audio,
    accepts,
    most,
    mostBytes,
  }),
  stored: ({ most }, _, given) => {
    if (given.files.length > most) throw new BadAnswer('too_many');
    return given;
  },
  given: (_, __, stored) => stored,
  isBlank: ({ files }) => files.length === 0,
  score: () => null,
  review: (content) => reviewed(content, { key: null }),
  best: () => null,
  groups: () => [],
};
